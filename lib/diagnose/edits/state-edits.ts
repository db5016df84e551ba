import { equalJson, type JsonObject, type JsonValue, member } from '@/lib/json';
import { type Parts, places } from './parts';
import type { Draft } from './types';

const kind = 'state';
const neutral: JsonObject = { permission: 'none', candidate: null };

/** Single edits of the incoming state: one field set to another of its values, or the state left out. */
export function* stateEdits({ state, boundary }: Parts): Generator<Draft, void> {
  if (state !== undefined)
    yield { kind, sentence: 'The state is left out.', path: places.state, value: undefined };
  const held = state ?? neutral;
  const set = (key: string, value: JsonValue, sentence: string): Draft => {
    const next = Object.fromEntries([
      ...Object.entries(held).filter(([known]) => known !== key),
      [key, value],
    ]);
    return { kind, sentence, path: places.state, value: next };
  };
  const differs = (key: string, value: JsonValue, otherwise: JsonValue): boolean =>
    !equalJson(member(held, key) ?? otherwise, value);
  for (const permission of ['none', 'allow', 'ask', 'deny']) {
    if (differs('permission', permission, 'none'))
      yield set('permission', permission, `The permission so far is ${permission}.`);
  }
  if (member(held, 'candidate') !== null) yield set('candidate', null, 'No candidate is held.');
  else if (boundary.returns === 'any') yield set('candidate', { value: 1 }, 'A candidate is held.');
  if (boundary.flow.length > 0) {
    for (const flow of ['none', ...boundary.flow]) {
      if (differs('flow', flow, 'none')) yield set('flow', flow, `The flow so far is ${flow}.`);
    }
  }
  for (const [key, name] of [
    ['instructions', 'instructions'],
    ['injections', 'injections'],
  ] as const) {
    const list = member(held, key);
    if (list === undefined) continue;
    yield { kind, sentence: `No ${name} are carried.`, path: [...places.state, key], value: undefined };
  }
}
