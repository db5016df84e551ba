import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isJsonObject, type JsonValue } from '@/lib/json';
import { eventKinds } from './events';
import { fullEvents } from './events.test-support';
import { exampleEvent } from './examples';
import { messageOf, responseOf, textPartOf } from './fixtures.test-support';
import * as validators from './generated/validators';
import { mutated } from './mutate.test-support';
import { effects, error, hidden, published, requests } from './schema-samples.test-support';
import type { Validator } from './validator';

// comparing takes a while on a busy machine
vi.setConfig({ testTimeout: 60_000 });

/** The generated code is Ajv's, shortened: it must find the very faults that Ajv finds. */
test.each<readonly [string, Validator, readonly JsonValue[]]>([
  ['request.schema.json#/$defs/envelope', validators.requestEnvelope, requests],
  [
    'event.tool.before.schema.json',
    validators.event_tool_before,
    requests.map((request) => eventIn(request)),
  ],
  ...eventKinds.map(({ type }): readonly [string, Validator, readonly JsonValue[]] => [
    `event.${type}.schema.json`,
    validators.eventValidators.get(type) ?? validators.commonEvent,
    fullEvents.filter(([of]) => of === type).map(([, more]) => ({ ...exampleEvent(type), ...more })),
  ]),
  ['response.schema.json#/$defs/success', validators.success, [responseOf(), error]],
  ['response.schema.json#/$defs/failure', validators.failure, [responseOf(), error]],
  ['effects.schema.json#/$defs/deny', validators.deny, effects],
  ['effects.schema.json#/$defs/modifyShape', validators.modifyShape, effects],
  ['effects.schema.json#/$defs/flowStop', validators.flowStop, effects],
  ['effects.schema.json#/$defs/injectShape', validators.injectShape, effects],
  [
    'content.schema.json#/$defs/messages',
    validators.messages,
    [[messageOf('user')], [{ ...messageOf('user'), parts: [hidden] }]],
  ],
  ['content.schema.json#/$defs/textParts', validators.textParts, [[textPartOf()], [hidden]]],
  [
    'payloads.schema.json#/$defs/workspace',
    validators.workspace,
    [{ cwd: '/', workspaceRoots: ['/', '/b'] }],
  ],
  ['payloads.schema.json#/$defs/elicitResult', validators.elicitResult, [{ action: 'accept', content: {} }]],
  [
    'suite.schema.json#/$defs/row',
    validators.row,
    [{ id: 'a', request: 1, response: 1, expected: { messages: ['x'] } }],
  ],
])('%s is compiled faithfully', (reference, validator, values) => {
  const original = published(reference);
  fc.assert(
    fc.property(mutated(...values), (value) => {
      expect(validator(value)).toBe(original(value));
      expect(told(validator.errors)).toEqual(told(original.errors));
    }),
    { numRuns: 250 },
  );
});

/**
 * The faults in one form. Ajv passes over entries of a wrong kind when it looks for repeats, ours does not: where an
 * entry is at fault already, a repeat is not compared.
 */
function told(errors: Validator['errors']): readonly unknown[] {
  const all = errors ?? [];
  const broken = (list: string) => all.some(({ instancePath }) => instancePath.startsWith(`${list}/`));
  return all
    .filter(({ keyword, instancePath }) => keyword !== 'uniqueItems' || !broken(instancePath))
    .map(({ instancePath, keyword, params }) =>
      [instancePath, keyword, keyword === 'uniqueItems' ? '' : JSON.stringify(params)].join(' '),
    )
    .sort();
}

function eventIn(request: JsonValue): JsonValue {
  const params = isJsonObject(request) && isJsonObject(request.params) ? request.params : {};
  return params.event ?? null;
}
