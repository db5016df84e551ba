import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { lacking, merge, message, modify, replace } from '../notation/effects';
import { envelope, rejects, resulting, resultWith, row } from '../notation/row';
import { capable, unadvertised } from '../notation/scene';
import { allow, ask, deny, held, hostRefuses, I, mod2, msg, ret, runs, tool, unk } from './vocabulary';

/** A valid effect before an unknown one: all of it falls, and what was held stays. */
const beforeUnknown = (name: string, effect: JsonObject): Scenario =>
  row(held, `${name}-then-unknown-rejects-entire-response`, name, [effect, unk], rejects('schema'));
/** A message before a malformed effect: the message must not escape. */
const malformed = (id: string, effect: JsonObject): Scenario =>
  row(tool, id, '', [msg, effect], rejects('schema'));

export const brokenEffects: readonly Scenario[] = [
  beforeUnknown('modify', mod2),
  beforeUnknown('message', msg),
  beforeUnknown('return', ret),
  beforeUnknown('deny', deny),
  beforeUnknown('allow', allow),
  beforeUnknown('ask', ask),
  malformed('deny-missing-reason', lacking(deny, 'reason')),
  malformed('message-non-string', message(17)),
  malformed('return-missing-value', lacking(ret, 'value')),
  malformed('modify-missing-operation', lacking(mod2, 'operation')),
  malformed('modify-unsupported-operation', modify('input', 'patch', { task: 2 })),
  malformed('modify-array-value', merge('input', [])),
];

/** The fixture's tool wants a positive whole `task`; the host judges that after the SDK. */
const badTask = (id: string, effects: readonly JsonObject[], input: JsonObject): Scenario =>
  row(held, id, 'state modify', effects, hostRefuses(input));
const task = (value: number | boolean): JsonObject => merge('input', { task: value });

export const toolConstraint: readonly Scenario[] = [
  badTask('invalid-task-zero-rejects-staged-message', [msg, task(0)], { ...I, task: 0 }),
  badTask('invalid-task-fraction-rejects-staged-message', [msg, task(1.5)], { ...I, task: 1.5 }),
  badTask('invalid-task-boolean-rejects-staged-message', [msg, task(true)], { ...I, task: true }),
  badTask('invalid-task-missing-rejects-staged-message', [msg, replace('input', {})], {}),
  badTask('later-invalid-modify-rolls-back-earlier-modify', [mod2, msg, task(-1)], { ...I, task: -1 }),
];

const notCapable = rejects('capability');
/** An effect that this scene does not advertise. */
const absent = (name: string, effect: JsonObject): Scenario =>
  row(unadvertised(tool, name), `unadvertised-${name}-rejected`, '', [effect], notCapable);
const mergeless = capable(tool, { modify: { input: { replace: true, merge: false } } });
const replaceless = capable(tool, { modify: { input: { replace: false, merge: true } } });
const rewrite = replace('input', { task: 2 });

export const capabilities: readonly Scenario[] = [
  row(tool, 'modify-unadvertised-target', '', [msg, replace('output', [])], notCapable),
  absent('deny', deny),
  absent('allow', allow),
  absent('ask', ask),
  absent('message', msg),
  absent('return', ret),
  absent('modify', mod2),
  row(mergeless, 'unadvertised-merge-rejects-message', '', [msg, mod2], notCapable),
  row(replaceless, 'unadvertised-replace-rejects-message', '', [msg, rewrite], notCapable),
  row(unadvertised(tool, 'modify'), 'absent-modify-capability-rejected', '', [msg, mod2], notCapable),
];

const wrongVersion = resultWith([msg], { protocolVersion: 'unsupported' });
const future = { futureMetadata: { ignored: true } };
const extended = envelope([], { result: resultWith([], future), ...future });

export const envelopes: readonly Scenario[] = [
  row(tool, 'wrong-response-id', '', envelope([msg], { id: 'not-the-request-id' }), rejects('correlation')),
  row(tool, 'wrong-jsonrpc-version', '', envelope([msg], { jsonrpc: '1.0' }), rejects('schema')),
  row(tool, 'wrong-protocol-version', '', resulting(wrongVersion), rejects('schema')),
  row(tool, 'missing-effects-array', '', resulting({ protocolVersion: 'draft' }), rejects('schema')),
  row(tool, 'non-array-effects', '', resulting(resultWith(msg)), rejects('schema')),
  row(tool, 'null-result-envelope', '', resulting(null), rejects('schema')),
  row(tool, 'extensible-response-envelope', 'extensions', extended, runs()),
];
