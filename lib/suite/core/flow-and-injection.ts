import type { Scenario } from '@/lib/protocol';
import { lacking } from '../notation/effects';
import { rejects, row } from '../notation/row';
import {
  allow,
  cont,
  cont2,
  continues,
  denies,
  deny,
  ends,
  finish,
  halts,
  I,
  injecting,
  injects,
  later,
  M,
  msg,
  now,
  Q,
  Q2,
  ret,
  stop,
  stoppable,
  stopped,
  tool,
  unk,
} from './vocabulary';

const notCapable = rejects('capability');
const pipeline = 'flow state serial-pipeline';
const deniesAndStops = denies(I, [], { flow: 'stop' });

/** Stop before a tool call: nothing runs, and the authorization is what it was. */
export const stopping: readonly Scenario[] = [
  row(stopped, 'prior-accepted-stop-empty', pipeline, [], halts()),
  row(stopped, 'prior-accepted-stop-allow', pipeline, [allow], halts()),
  row(stopped, 'prior-accepted-stop-return', pipeline, [ret], halts()),
  row(stoppable, 'flow-stop-prevents-tool-execution', 'flow', [stop], halts()),
  row(stoppable, 'flow-stop-wins-over-return', 'flow return', [ret, stop], halts()),
  row(stoppable, 'flow-stop-does-not-authorize-denied-tool', 'flow deny', [deny, stop], deniesAndStops),
  row(tool, 'unadvertised-flow-rejects-message', 'flow', [msg, stop], notCapable),
  row(stoppable, 'unadvertised-flow-operation', 'flow', [msg, cont], notCapable),
  row(stoppable, 'flow-stop-then-unknown-is-atomic', 'flow', [stop, unk], rejects('schema')),
  row(stoppable, 'flow-stop-missing-reason', 'flow', [msg, lacking(stop, 'reason')], rejects('schema')),
];

const ending = 'flow finish-boundary';
const finish2 = finish(2, 'stop', 'continue');
const finish1 = finish(1, 'stop', 'continue');
const finish0 = finish(0, 'stop', 'continue');
const unstoppable = finish(2, 'continue');
const twice = [cont, cont2];
const wordless = [msg, lacking(cont, 'instruction')];

/** Continue before a turn finishes: one unit of the allowance however often it is asked for, none under stop. */
export const continuing: readonly Scenario[] = [
  row(finish2, 'flow-continue-at-finish', ending, [cont], continues([Q], 1)),
  row(finish2, 'flow-repeated-continue-is-one-continuation', ending, twice, continues([Q, Q2], 1)),
  row(finish1, 'flow-repeated-continue-uses-last-single-allowance', ending, twice, continues([Q, Q2], 0)),
  row(finish2, 'flow-stop-only-preserves-continuation-allowance', ending, [stop], ends([], 2)),
  row(finish2, 'flow-stop-wins-over-continue', ending, [cont, stop], ends([Q], 2)),
  row(finish2, 'flow-stop-before-continue-still-wins', ending, [stop, cont], ends([Q], 2)),
  row(finish0, 'flow-exhausted-allowance-rejects-message', ending, [msg, cont], rejects('application')),
  row(unstoppable, 'flow-unadvertised-stop-rejected', ending, [cont, stop], notCapable),
  row(finish2, 'flow-continue-missing-instruction', ending, wordless, continues([], 1, [M])),
];

const anytime = injecting('now', 'next_turn');
const nowOnly = injecting('now');
const all = [now, later, msg];
const undelivered = { type: 'inject', target: 'context', operation: 'append', value: 'bad' };

/** Context for the model, now or next turn: recorded in order, never shown as a message. */
export const injection: readonly Scenario[] = [
  row(anytime, 'inject-now', 'inject', [now], injects([now])),
  row(anytime, 'inject-next-turn-scheduled', 'inject', [later], injects([later])),
  row(anytime, 'inject-accumulates-without-user-message', 'inject message', all, injects([now, later], [M])),
  row(tool, 'unadvertised-inject-rejected', 'inject', [msg, now], notCapable),
  row(nowOnly, 'unadvertised-injection-delivery-rejects-all', 'inject', [now, later], notCapable),
  row(tool, 'unadvertised-injection-append', 'inject', [now], notCapable),
  row(anytime, 'inject-then-unknown-rejects-entire-response', 'inject', [later, unk], rejects('schema')),
  row(anytime, 'inject-missing-delivery', 'inject', [msg, undelivered], rejects('schema')),
];
