import type { Body, Evidence } from './evidence';
import type { Changes, Foretell } from './foretell';
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
  return heldAgainst(mutants, strong, strong, foretell);
}

/** The same for a single mistake, looking only at the rows that it changes: on the others nothing has to be foretold. */
export function attemptSingle(mutant: Mutant, body: Body, foretell: Foretell, changes: Changes): Trial {
  const changed = changes(body.suite, mutant).flatMap((row) => body.byRow.get(row) ?? []);
  return heldAgainst([mutant], changed, body.strong, foretell);
}

function heldAgainst(
  mutants: readonly Mutant[],
  looked: readonly Evidence[],
  all: readonly Evidence[],
  foretell: Foretell,
): Trial {
  const explained: string[] = [];
  const contradicted: string[] = [];
  const codes: string[] = [];
  const settled = new Set<Evidence>();
  const predict = foretell(mutants);
  for (const evidence of looked) {
    const { row, at, found, contract, differs, codeOf } = evidence;
    const predicted = predict(row);
    const code = codeOf(predicted);
    if (code !== 0) codes.push(`${at}:${code}`);
    const right = predicted === contract ? !differs : agrees(predicted, found);
    if (!right && differs && code === 0) continue;
    settled.add(evidence);
    if (!right) contradicted.push(row.id);
    else if (differs) explained.push(row.id);
  }
  const missed = all
    .filter((evidence) => evidence.differs && !settled.has(evidence))
    .map(({ row }) => row.id);
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
