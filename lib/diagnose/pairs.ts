import type { Body, Evidence } from './evidence';
import type { Foretell } from './foretell';
import { agrees } from './observe';
import { attempt, isWhole, scoreOf, type Trial } from './trials';
import type { Mutant } from './types';

/** How many single mistakes get a partner, and how many partners of each are run over all rows. */
const widest = 8;
/** How many of the rows that a mistake leaves open a partner is first tried on. */
const mostProbed = 8;

/**
 * Two mistakes at once, by greedy cover: to each of the mistakes that explain most, every other one is laid on the
 * rows that it leaves open, and the partners that close most of these are run over all rows with it. A partner may
 * explain nothing by itself: the first mistake can hide it. Gives each pair that has been tried, null for one that
 * explains no more than the first alone; once a pair explains everything, only its own members are looked at further.
 *
 * @param singles every known mistake, tried alone
 */
export function* pairs(
  singles: readonly Trial[],
  body: Body,
  foretell: Foretell,
): Generator<Trial | null, void, undefined> {
  const queue = leading(singles);
  const done = new Set<Trial>();
  const tried = new Set<string>();
  const settled = new Set<Mutant>();
  for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
    if (done.has(first)) continue;
    done.add(first);
    for (const partner of partnersOf(first, singles, body, foretell)) {
      const mutants = [...first.mutants, ...partner.mutants];
      const key = mutants
        .map(({ id }) => id)
        .sort()
        .join(' ');
      if (tried.has(key)) continue;
      tried.add(key);
      const trial = attempt(mutants, body, foretell);
      if (isWhole(trial)) for (const mutant of mutants) settled.add(mutant);
      yield scoreOf(trial) > Math.max(scoreOf(first), scoreOf(partner)) ? trial : null;
    }
    if (settled.size > 0) {
      const members = singles.filter(({ mutants: [only] }) => only !== undefined && settled.has(only));
      queue.splice(0, queue.length, ...members.slice(0, 2));
    }
    yield null;
  }
}

/** How many pairs are tried with a third mistake, and how many thirds with each. */
const mostWidened = 4;

/**
 * A third mistake beside the pairs that explain most and leave rows open, found in the same way. Gives each that has
 * been tried, null for one that explains no more than the pair.
 *
 * @param trials best first, pairs among them
 */
export function* triples(
  trials: readonly Trial[],
  singles: readonly Trial[],
  body: Body,
  foretell: Foretell,
): Generator<Trial | null, void, undefined> {
  for (const pair of trials.filter(({ mutants }) => mutants.length === 2).slice(0, mostWidened)) {
    for (const third of partnersOf(pair, singles, body, foretell).slice(0, mostWidened)) {
      if (pair.mutants.some((mutant) => third.mutants.includes(mutant))) continue;
      const trial = attempt([...pair.mutants, ...third.mutants], body, foretell);
      yield scoreOf(trial) > scoreOf(pair) ? trial : null;
    }
    yield null;
  }
}

/** Those that explain most, each once where the rows cannot tell some of them apart. */
function leading(singles: readonly Trial[]): Trial[] {
  const marks = new Set<string>();
  return singles
    .filter(({ hypothesis }) => hypothesis.explained.length > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .filter(({ mark }) => !marks.has(mark) && marks.add(mark))
    .slice(0, widest);
}

function partnersOf(
  first: Trial,
  singles: readonly Trial[],
  body: Body,
  foretell: Foretell,
): readonly Trial[] {
  const open = new Set([...first.hypothesis.missed, ...first.hypothesis.contradicted]);
  const probes = spread(body.strong.filter(({ row }) => open.has(row.id)));
  const closed = (partner: Trial): number => {
    const predict = foretell([...first.mutants, ...partner.mutants]);
    return probes.filter(({ row, found }) => agrees(predict(row), found)).length;
  };
  return singles
    .flatMap((partner) => (partner === first ? [] : [{ partner, gain: closed(partner) }]))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || scoreOf(b.partner) - scoreOf(a.partner))
    .slice(0, widest)
    .map(({ partner }) => partner);
}

/** Some of the rows, from all over the suite: neighbours often show the same thing. */
function spread(rows: readonly Evidence[]): readonly Evidence[] {
  if (rows.length <= mostProbed) return rows;
  return Array.from(
    { length: mostProbed },
    (_, at) => rows[Math.floor((at * rows.length) / mostProbed)],
  ).flatMap((row) => row ?? []);
}
