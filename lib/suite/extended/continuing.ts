import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { cont, cont2, continues, ends, finish, M, msg, Q, Q2, stop } from '../core/vocabulary';
import { lacking, proceed, stop as stopping } from '../notation/effects';
import { accepts, rejects } from '../notation/row';
import { capable, holding, type Scene } from '../notation/scene';
import { flowing, settles, turnFinish } from './places';
import { catches, emits, granting } from './vocabulary';

const both = (remaining: number): Scene => finish(remaining, 'stop', 'continue');
const counted = (count: number, more: JsonObject): Scene =>
  granting(both(2), 'flow', { continuationCount: count, ...more });
const carrying = (flow: string, instructions: readonly string[], remaining: number): Scene =>
  holding(both(remaining), { flow, instructions });

/** Continuing before a turn finishes: limits, and what earlier responses of the chain have settled. */
export const continuing: readonly Scenario[] = [
  catches(
    counted(2, {}),
    'continue-at-maximum',
    'flow continuation',
    [msg, cont],
    rejects('application'),
    'Catches an adapter that looks at the remaining allowance and never at maxContinuations.',
  ),
  catches(
    counted(1, {}),
    'continue-below-maximum',
    'flow continuation',
    [cont],
    continues([Q], 1),
    'Catches an adapter that refuses the last continuation below maxContinuations.',
  ),
  catches(
    counted(7, { maxContinuations: 8, remainingContinuations: 1 }),
    'continue-counts-from-the-request',
    'flow continuation',
    [cont],
    continues([Q], 0),
    'Catches an adapter that subtracts the count from the remaining allowance as well.',
  ),
  catches(
    capable(turnFinish, {
      flow: { operations: ['stop', 'continue'], remainingContinuations: 1, continuationCount: 5 },
    }),
    'continue-without-maximum',
    'flow continuation',
    [cont],
    settles('allow', [], flowing('continue', [Q], 0)),
    'Catches an adapter that takes a missing maxContinuations for zero.',
  ),
  catches(
    capable(turnFinish, {
      flow: {
        operations: ['continue'],
        remainingContinuations: 9007199254740993n,
        continuationCount: 0,
      },
    }),
    'allowance-is-exact',
    'flow continuation numbers',
    [cont],
    settles('allow', [], flowing('continue', [Q], 9007199254740992n)),
    'Catches an adapter that rounds a large allowance to a double.',
  ),
  catches(
    both(2),
    'stop-beside-maximum-continue',
    'flow continuation precedence',
    [cont, cont2, stop],
    ends([Q, Q2], 2),
    'Catches an adapter that keeps one instruction only when stop wins.',
  ),
  catches(
    both(2),
    'equal-instructions-both-stay',
    'flow continuation',
    [cont, cont],
    continues([Q, Q], 1),
    'Catches an adapter that keeps equal instructions of one response only once.',
  ),
  catches(
    both(2),
    'continue-with-and-without-instruction',
    'flow continuation',
    [lacking(cont, 'instruction'), cont2],
    continues([Q2], 1),
    'Catches an adapter that counts a continue without an instruction as a continuation of its own.',
  ),
  catches(
    both(2),
    'messages-stay-beside-stop',
    'flow message',
    [msg, stop],
    accepts({
      decision: 'allow',
      executed: false,
      messages: [M],
      flow: 'stop',
      continuationInstructions: [],
      continuationRemaining: 2,
    }),
    'Catches an adapter that clears the messages when a turn is stopped for good.',
  ),
];

export const carried: readonly Scenario[] = [
  catches(
    holding(both(2), { instructions: [Q] }),
    'carried-instructions-come-first',
    'state flow continuation',
    [cont2],
    continues([Q, Q2], 1),
    'Catches an adapter that loses the instructions of earlier responses, or puts them last.',
    emits({ instructions: [Q, Q2], flow: 'continue' }),
  ),
  catches(
    holding(both(2), { instructions: [Q] }),
    'carried-instruction-is-repeated',
    'state flow continuation',
    [cont],
    continues([Q, Q], 1),
    'Catches an adapter that drops an instruction which an earlier response has given too.',
  ),
  catches(
    holding(both(2), { instructions: [Q] }),
    'carried-instructions-outlive-an-empty-response',
    'state continuation no-effect',
    [],
    settles('allow', [], { continuationInstructions: [Q], continuationRemaining: 2 }),
    'Catches an adapter that reports instructions only beside a resolved flow.',
    emits({ instructions: [Q] }),
  ),
  catches(
    holding(both(2), { instructions: [] }),
    'carried-empty-instructions-are-reported',
    'state continuation no-effect',
    [],
    settles('allow', [], { continuationInstructions: [], continuationRemaining: 2 }),
    'Catches an adapter that takes an explicit empty list of instructions for a missing one.',
    emits({ instructions: [] }),
  ),
  catches(
    carrying('continue', [Q], 1),
    'carried-continue-outlives-an-empty-response',
    'state flow continuation no-effect',
    [],
    continues([Q], 1),
    'Catches an adapter that forgets a continue, or charges for it again, when nothing is added.',
    emits({ flow: 'continue', instructions: [Q] }),
  ),
  catches(
    carrying('continue', [Q], 1),
    'carried-continue-yields-to-stop',
    'state flow continuation precedence',
    [stop],
    ends([Q], 1),
    'Catches an adapter that lets an earlier continue stand against a later stop.',
    emits({ flow: 'stop', instructions: [Q], candidate: null }),
  ),
  catches(
    carrying('stop', [Q], 1),
    'carried-stop-outlives-a-continue',
    'state flow continuation precedence',
    [cont2],
    ends([Q, Q2], 1),
    'Catches an adapter that lets a later continue lift an earlier stop, or charges for it.',
  ),
  catches(
    carrying('none', [], 2),
    'carried-none-is-no-flow',
    'state flow continuation',
    [msg],
    settles('allow', [M], { continuationInstructions: [], continuationRemaining: 2 }),
    'Catches an adapter that reports flow: none as a resolved flow.',
    emits({ flow: 'none', instructions: [] }),
  ),
];

const malformed = (id: string, effect: JsonObject, note: string): Scenario =>
  catches(both(2), id, 'flow', [msg, effect], rejects('schema'), note);

export const malformedFlow: readonly Scenario[] = [
  malformed('instruction-is-not-empty', proceed(''), 'Catches an adapter that accepts an empty instruction.'),
  malformed(
    'stop-reason-is-not-empty',
    stopping(''),
    'Catches an adapter that accepts a stop whose reason is empty.',
  ),
  malformed(
    'stop-gives-no-instruction',
    { ...stop, instruction: Q },
    'Catches an adapter that lets a stop carry the members of a continue.',
  ),
  malformed(
    'continue-gives-no-reason',
    { ...cont, reason: 'More to do' },
    'Catches an adapter that reads a continue with a reason as a stop.',
  ),
  malformed(
    'flow-operation-is-known',
    { type: 'flow', operation: 'pause', reason: 'Wait' },
    'Catches an adapter that ignores a flow operation which it does not know.',
  ),
];
