import type { Evaluation, Exchange } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import { alteredMachine } from './machine';
import { canonical } from './observe';
import type { Mutant } from './types';

/** Where two evaluators differ on an exchange: in the outcome, only in what they emit, or not at all. */
export type Contrast = 'outcome' | 'state' | 'none';

/** Tells exchanges on which some mistakes and the contract come to different ends. */
export type Contraster = (exchange: Exchange, readings?: Partial<Readings>) => Contrast;

/** Creates a contraster. An exchange whose request is not legal shows nothing: there they do not differ. */
export function createContraster(mistakes: readonly Mutant[]): Contraster {
  const [one, other] = [mistakes, []].map((some: readonly Mutant[]) =>
    alteredMachine(some.map(({ alteration }) => alteration)),
  );
  return (exchange, readings = {}) => {
    const [a, b] = [one?.run(exchange, readings), other?.run(exchange, readings)];
    if (a === undefined || b === undefined) return 'none';
    return contrastOf(a, b);
  };
}

/** Where two evaluations of one exchange differ. */
export function contrastOf(a: Evaluation, b: Evaluation): Contrast {
  if (a.outcome === 'invalid-request' || b.outcome === 'invalid-request') return 'none';
  if (outcomeMark(a) !== outcomeMark(b)) return 'outcome';
  return emittedMark(a) === emittedMark(b) ? 'none' : 'state';
}

/** The outcome as text: equal texts are equal outcomes. */
export function outcomeMark({ actual }: Evaluation): string {
  return canonical(actual === null ? null : Object.fromEntries(Object.entries(actual)));
}

/** Emitted state and payload as text. */
export function emittedMark({ state, payload }: Evaluation): string {
  return canonical([state, payload ?? null]);
}
