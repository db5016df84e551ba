import { appendPointer, isJsonObject, type JsonObject, type JsonValue, member, valueAt } from '@/lib/json';
import { boundaryOf } from '@/lib/protocol';
import type { Finding, RawCheck } from './check';

/** Contract: the expected result has the keys of the table, each of its kind; ours have theirs. */
export const expectedStructure: RawCheck = {
  id: 'expected-structure',
  title: 'Assertions have the keys of the contract, each of its kind.',
  run: (row) => [
    ...outcomeFindings(row, 'expected'),
    ...outcomeFindings(row, 'hostExpected'),
    ...stateFindings(member(row, 'expectedState')),
  ],
};

const isText = (value: JsonValue): boolean => typeof value === 'string';
const isTextList = (value: JsonValue): boolean => Array.isArray(value) && value.every(isText);
const isCount = (value: JsonValue): boolean =>
  (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) && value >= 0;
const isInjection = (value: JsonValue): boolean => isJsonObject(value) && member(value, 'type') === 'inject';

/** What each key of an outcome may hold, in words and as a test. */
const kinds: ReadonlyMap<string, readonly [string, (value: JsonValue) => boolean]> = new Map([
  ['decision', ['allow, ask or deny', (value) => value === 'allow' || value === 'ask' || value === 'deny']],
  ['executed', ['true or false', (value) => typeof value === 'boolean']],
  ['input', ['an object', isJsonObject]],
  ['messages', ['a list of texts', isTextList]],
  ['result', ['any value', () => true]],
  ['flow', ['stop or continue', (value) => value === 'stop' || value === 'continue']],
  ['continuationInstructions', ['a list of texts', isTextList]],
  ['continuationRemaining', ['a count', isCount]],
  ['injections', ['a list of inject effects', (value) => Array.isArray(value) && value.every(isInjection)]],
]);
/** A row that leaves these open would prove next to nothing. */
const required = ['decision', 'executed', 'messages'] as const;

function outcomeFindings(row: JsonObject, name: 'expected' | 'hostExpected'): readonly Finding[] {
  const outcome = member(row, name);
  const pointer = `/${name}`;
  if (outcome === undefined) return [];
  if (!isJsonObject(outcome)) return [{ pointer, message: 'Assertions stand in an object.' }];
  const missing = required
    .filter((key) => !Object.hasOwn(outcome, key))
    .map((key) => ({ pointer, message: `Every row of a suite asserts ${key}.` }));
  const wrong = Object.entries(outcome).flatMap(([key, value]) => {
    const kind = kinds.get(key);
    const at = appendPointer(pointer, key);
    if (kind === undefined) return [{ pointer: at, message: `No outcome has a key ${JSON.stringify(key)}.` }];
    const [words, holds] = kind;
    return holds(value) ? [] : [{ pointer: at, message: `${key} must be ${words}.` }];
  });
  return [...missing, ...wrong, ...inputFindings(row, outcome, pointer)];
}

/** An input is reported exactly where the event carries a tool's input. */
function inputFindings(row: JsonObject, outcome: JsonObject, pointer: string): readonly Finding[] {
  const type = valueAt(row, '/request/params/event/type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  if (boundary === undefined || boundary.hasToolInput || !Object.hasOwn(outcome, 'input')) return [];
  return [{ pointer: `${pointer}/input`, message: `${boundary.event} has no tool input to report.` }];
}

function stateFindings(asserted: JsonValue | undefined): readonly Finding[] {
  const pointer = '/expectedState';
  if (asserted === undefined) return [];
  if (!isJsonObject(asserted)) return [{ pointer, message: 'Assertions stand in an object.' }];
  const unknown = Object.keys(asserted)
    .filter((key) => key !== 'state' && key !== 'payload')
    .map((key) => ({
      pointer: appendPointer(pointer, key),
      message: 'Only state and payload can be asserted here.',
    }));
  const state = member(asserted, 'state');
  if (state === undefined || isJsonObject(state)) return unknown;
  return [...unknown, { pointer: `${pointer}/state`, message: 'The asserted state is an object.' }];
}
