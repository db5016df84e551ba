import { type Evaluation, type Exchange, evaluate } from '@/lib/evaluate';
import { equalJson, type JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import { type EditKind, singleEdits } from './edits';

/** What an edit can turn over; `acceptance` is whether the response is accepted at all. */
export type Turned = 'acceptance' | 'decision' | 'executed' | 'result';

/** One thing that decides an exchange: a single edit, and what it turns over. */
export interface Decider {
  readonly kind: EditKind;
  /** The edit and what comes of it: "Effect 2, the allow, is left out: the decision is ask, not allow." */
  readonly sentence: string;
  /** The edit alone. */
  readonly edit: string;
  readonly turns: readonly {
    readonly what: Turned;
    readonly before: JsonValue | undefined;
    readonly after: JsonValue | undefined;
  }[];
  /** The edited exchange, to be opened. */
  readonly exchange: Exchange;
}

/**
 * What decides an exchange: of all single edits of effects, capabilities and state that leave the request legal, those
 * that turn over acceptance, decision, executed or result. Effects come first, then state, then capabilities. Empty
 * where the request is not legal. Some dozens of evaluations.
 */
export function whatDecides(exchange: Exchange, readings: Partial<Readings> = {}): readonly Decider[] {
  const options = { readings, steps: false };
  const now = evaluate(exchange, options);
  if (now.outcome === 'invalid-request') return [];
  const found: Decider[] = [];
  for (const { kind, sentence, exchange: edited } of singleEdits(exchange, readings)) {
    const turns = turnsOf(now, evaluate(edited, options));
    if (turns.length === 0) continue;
    const told = `${sentence.replace(/\.$/, '')}: ${turns.map(inWords).join(', ')}.`;
    found.push({ kind, sentence: told, edit: sentence, turns, exchange: edited });
  }
  return found;
}

type Turn = Decider['turns'][number];

function turnsOf(before: Evaluation, after: Evaluation): readonly Turn[] {
  if (before.outcome !== after.outcome)
    return [{ what: 'acceptance', before: before.outcome, after: after.outcome }];
  if (before.outcome !== 'accepted' || after.outcome !== 'accepted') return [];
  const [was, is] = [before.actual, after.actual];
  const turns: readonly Turn[] = [
    { what: 'decision', before: was.decision, after: is.decision },
    { what: 'executed', before: was.executed, after: is.executed },
    { what: 'result', before: was.result, after: is.result },
  ];
  return turns.filter((turn) => !alike(turn.before, turn.after));
}

function alike(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalJson(a, b);
}

function inWords({ what, before, after }: Turn): string {
  switch (what) {
    case 'acceptance':
      return `the response is ${String(after)}`;
    case 'decision':
      return `the decision is ${String(after)}, not ${String(before)}`;
    case 'executed':
      return after === true ? 'the tool runs' : 'the tool does not run';
    case 'result':
      if (after === undefined) return 'no result is given';
      return before === undefined ? 'a result is given' : 'another result is given';
  }
}
