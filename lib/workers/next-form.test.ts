import { describe, expect, it } from 'vitest';
import { type JsonObject, type JsonValue, parseJson, stringifyJson, valueAt } from '@/lib/json';
import { exampleEvent } from '@/lib/protocol';
import { nextExchange } from './next-exchange';

/** The event that the next interceptor receives after these effects. */
function nextEvent(event: JsonObject, target: string, effects: readonly JsonValue[]): JsonValue | undefined {
  const capabilities = {
    effects: ['modify'],
    modify: { [target]: { replace: true, merge: true } },
    elicitation: { form: {} },
  };
  const params = { protocolVersion: 'draft', event, capabilities };
  const next = nextExchange({
    request: stringifyJson({ jsonrpc: '2.0', id: 'a', method: 'hooks/intercept', params }),
    response: stringifyJson({ jsonrpc: '2.0', id: 'a', result: { protocolVersion: 'draft', effects } }),
    expectation: '{}',
  });
  if (!next.ok) throw new Error(next.fault);
  const parsed = parseJson(next.value);
  return parsed.ok ? valueAt(parsed.value.value, '/request/params/event') : undefined;
}

const modify = (target: string, operation: string, value: JsonValue) => ({
  type: 'modify',
  target,
  operation,
  value,
});

const part = (text: string): JsonObject => ({
  id: 'r',
  kind: 'text',
  mediaType: 'text/plain',
  selection: 'body',
  text,
});

describe('an answer whose content was changed', () => {
  const written = (content: string) =>
    `{ "_meta": {"a": 1.0e0},\n  "action": "accept",   "content": ${content} }`;
  const handedOn = (effects: readonly JsonValue[]) => {
    const elicitation = {
      server: 's',
      mode: 'form',
      action: 'accept',
      result: part(written('{"copies": 2.0}')),
    };
    const event = { ...exampleEvent('user.elicitation.result', 'a'), elicitation };
    return { event, next: nextEvent(event, 'content', effects) };
  };

  it.each<readonly [what: string, operation: string, value: JsonObject, content: string]>([
    ['a field more', 'merge', { more: true }, '{"copies": 2.0, "more": true}'],
    ['another value', 'replace', { copies: 3 }, '{"copies": 3}'],
    ['nothing new', 'merge', { copies: 2 }, '{"copies": 2.0}'],
    ['a key of the language', 'replace', JSON.parse('{"__proto__": 1}'), '{"__proto__": 1}'],
  ])('by %s: the action, `_meta`, the part and the descriptor stay', (_what, operation, value, content) => {
    const { event, next } = handedOn([modify('content', operation, value)]);
    const { result, ...descriptor } = event.elicitation;
    expect(valueAt(next ?? null, '/elicitation')).toMatchObject(descriptor);
    const text = String(valueAt(next ?? null, '/elicitation/result/text'));
    expect(valueAt(next ?? null, '/elicitation/result')).toEqual({ ...result, text });
    const [around] = written('|').split('|');
    expect(text.startsWith(around ?? '?')).toBe(true);
    expect(JSON.parse(text)).toEqual(JSON.parse(written(content)));
  });

  it('keeps its text to the letter when nothing changed', () => {
    const { event, next } = handedOn([modify('content', 'merge', { copies: 2 })]);
    expect(valueAt(next ?? null, '/elicitation')).toEqual(event.elicitation);
  });
});

it('a changed model request leaves the parameters of the model alone', () => {
  const event = {
    ...exampleEvent('model.request.before', 'a'),
    params: { temperature: 0.5, system: 'Be brief' },
  };
  const next = nextEvent(event, 'request', [modify('request', 'replace', [])]);
  expect(next).toEqual({ ...event, id: 'a-next', items: [] });
});
