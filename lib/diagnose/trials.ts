import type { Body } from './evidence';
import type { Foretell } from './foretell';
import { agrees } from './observe';
import type { Hypothesis, Mutant } from './types';

/** Some mistakes made together, held against all the evidence. */
export interface Trial {
  readonly mutants: readonly Mutant[];
  readonly hypothesis: Omit<Hypothesis, 'mistakes'>;
  /** What it foretells of every row: equal marks cannot be told apart by these rows. */
  readonly mark: string;
}

/** Runs the mistakes together over all evidence. */
export function attempt(mutants: readonly Mutant[], { strong }: Body, foretell: Foretell): Trial {
  const explained: string[] = [];
  const contradicted: string[] = [];
  const missed: string[] = [];
  const codes: number[] = [];
  const predict = foretell(mutants);
  for (const { row, found, contract, differs, codeOf } of strong) {
    const predicted = predict(row);
    const code = codeOf(predicted);
    codes.push(code);
    const right = predicted === contract ? !differs : agrees(predicted, found);
    if (right) {
      if (differs) explained.push(row.id);
    } else if (differs && code === 0) missed.push(row.id);
    else contradicted.push(row.id);
  }
  return { mutants, hypothesis: { explained, contradicted, missed }, mark: codes.join(' ') };
}

/** Whether a trial explains all that differs and contradicts nothing. */
export function isWhole({ hypothesis: { missed, contradicted } }: Trial): boolean {
  return missed.length + contradicted.length === 0;
}

/** What a trial explains, less what it contradicts. */
export function scoreOf({ hypothesis: { explained, contradicted } }: Trial): number {
  return explained.length - contradicted.length;
}

/** Orders trials: those without a contradiction first, then by score, then the simpler, then clients before readings. */
export function better(a: Trial, b: Trial): number {
  const clean = ({ hypothesis }: Trial): number => (hypothesis.contradicted.length === 0 ? 0 : 1);
  return (
    clean(a) - clean(b) ||
    scoreOf(b) - scoreOf(a) ||
    a.mutants.length - b.mutants.length ||
    kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b))
  );
}

const kinds = ['client', 'server', 'reading'];
const kindOf = ({ mutants: [first] }: Trial): string => first?.kind ?? '';
