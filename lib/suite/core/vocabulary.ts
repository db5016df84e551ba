import type { JsonArray, JsonObject, JsonValue } from '@/lib/json';
import { userText } from '../notation/content';
import * as build from '../notation/effects';
import { accepts, type Outcome, rejects } from '../notation/row';
import { advertising, holding, type Scene, stateless } from '../notation/scene';

/** Inputs of the fixture's tool, as it is called and as `mod2` leaves it. */
export const I: JsonObject = { task: 1, options: { recursive: true, limit: 20 }, keep: 'yes' };
export const I2: JsonObject = { ...I, task: 2 };
/** Results: held from an earlier request, and supplied by this response. */
export const C1: JsonObject = { cached: 1 };
export const C2: JsonObject = { cached: 2 };
export const M = 'Visible only after acceptance';
export const M2 = 'Second message';
export const Q = 'Check the result';
export const Q2 = 'Also check logs';

export const { allow, ask, merge, replace, returning } = build;
export const deny = build.deny('Blocked by test policy');
export const msg = build.message(M);
export const msg2 = build.message(M2);
export const ret = returning(C2);
export const mod2 = merge('input', { task: 2 });
export const stop = build.stop('Stop this turn');
export const cont = build.proceed(Q);
export const cont2 = build.proceed(Q2);
export const now = build.inject('now', userText('context-now', 'Context now'));
export const later = build.inject('next_turn', userText('context-later', 'Context later'));
/** An effect type that nobody knows. */
export const unk: JsonObject = { type: 'not-a-supported-effect' };

export const common = { source: 'urn:ahp:interop', time: '2026-01-01T00:00:00Z', session: { id: 'interop' } };
export const fresh: JsonObject = { permission: 'none', candidate: null };

/** Before a native tool call with input I; six effects are advertised, nothing is held. */
export const tool: Scene = {
  event: {
    source: common.source,
    type: 'tool.before',
    time: common.time,
    session: common.session,
    call: { id: 'call-1' },
    path: 'native',
    tool: { origin: 'native', name: 'task', kind: 'task', input: I },
  },
  capabilities: {
    effects: ['deny', 'allow', 'ask', 'modify', 'message', 'return'],
    modify: { input: { replace: true, merge: true } },
  },
  state: fresh,
};
export const bare = stateless(tool);
/** A result is held from earlier, without and with the permission to use it. */
export const cached = holding(tool, { candidate: { value: C1, provenance: { requestId: 'earlier' } } });
export const held = holding(cached, { permission: 'allow' });
export const asking = holding(tool, { permission: 'ask' });
export const denied = holding(tool, { permission: 'deny' });
/** Stop is advertised as well; then a stop is already held. */
export const stoppable = advertising(tool, 'flow', { operations: ['stop'] });
export const stopped = holding(stoppable, { flow: 'stop' });
/** Injection is advertised as well, at these times. */
export const injecting = (...deliverAt: readonly string[]): Scene =>
  advertising(tool, 'inject', { context: { append: true, deliverAt } });
/** Before a turn finishes: flow and message, with this much allowance left. */
export const finish = (remaining: number, ...operations: readonly string[]): Scene => ({
  event: {
    source: common.source,
    type: 'turn.finish.before',
    time: common.time,
    session: common.session,
    turn: { id: 'turn-1' },
    continuationCount: 0,
    outcome: 'completed',
    items: [],
  },
  capabilities: {
    effects: ['flow', 'message'],
    flow: { operations, remainingContinuations: remaining, continuationCount: 0, maxContinuations: 2 },
  },
  state: fresh,
});

const seen = (
  decision: string,
  executed: boolean,
  input: JsonObject,
  messages: readonly string[],
): JsonObject => ({
  decision,
  executed,
  input,
  messages,
});
/** Outcomes before a tool call. Not given: the input is unchanged, there are no messages. */
export const runs = (input = I, messages: readonly string[] = [], more: JsonObject = {}): Outcome =>
  accepts({ ...seen('allow', true, input, messages), ...more });
export const denies = (input = I, messages: readonly string[] = [], more: JsonObject = {}): Outcome =>
  accepts({ ...seen('deny', false, input, messages), ...more });
export const asks = (input = I, messages: readonly string[] = []): Outcome =>
  accepts(seen('ask', false, input, messages));
export const supplies = (result: JsonValue, input = I, messages: readonly string[] = []): Outcome =>
  accepts({ ...seen('allow', false, input, messages), result });
export const halts = (): Outcome => accepts({ ...seen('allow', false, I, []), flow: 'stop' });
export const injects = (injections: JsonArray, messages: readonly string[] = []): Outcome =>
  runs(I, messages, { injections });
/** The host refuses the staged input: rejected, or seen by a host that judges after the SDK. */
export const hostRefuses = (input: JsonObject): Outcome =>
  rejects('application', seen('allow', false, input, [M]));

const finishes = (
  flow: string,
  instructions: readonly string[],
  remaining: number,
  messages: readonly string[],
) =>
  accepts({
    decision: 'allow',
    executed: false,
    messages,
    flow,
    continuationInstructions: instructions,
    continuationRemaining: remaining,
  });
/** Outcomes before a turn finishes: the instructions kept and the allowance left. */
export const continues = (
  instructions: readonly string[],
  remaining: number,
  messages: readonly string[] = [],
): Outcome => finishes('continue', instructions, remaining, messages);
export const ends = (instructions: readonly string[], remaining: number): Outcome =>
  finishes('stop', instructions, remaining, []);
