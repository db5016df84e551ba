import type { JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { Reported } from '@/lib/verify';
import { reportedOf } from '@/lib/verify';
import type { Diagnosis, Mutant } from '.';
import { alteredMachine } from './machine';

/** A report as a diagnosis takes it: by id of the row. */
export type Report = ReadonlyMap<string, Reported>;

/** The report of an adapter that makes some mistakes and claims that all is well; with emitted state where asked for. */
export function simulated(
  mistakes: readonly Mutant[],
  suite: readonly Scenario[],
  withState = false,
): Report {
  const machine = alteredMachine(mistakes.map(({ alteration }) => alteration));
  return new Map(
    suite.map((row) => {
      const { actual, state, payload } = reportedOf(machine.run(row, row.readings));
      const emitted = withState ? { state, payload } : {};
      return [row.id, { actual, status: 'passed', ...emitted }];
    }),
  );
}

/** Whether two reports show the same outcomes. */
export function alike(one: Report, other: Report): boolean {
  const text = (value: JsonValue | undefined): string =>
    JSON.stringify(value ?? null, (_, held) => (typeof held === 'bigint' ? `${held}n` : held));
  return [...one].every(([id, { actual }]) => text(actual) === text(other.get(id)?.actual));
}

/** Ids of the mistakes that the first hypotheses name, with those that cannot be told from them. */
export function namedFirst({ hypotheses }: Diagnosis, count: number): readonly string[] {
  return hypotheses.slice(0, count).flatMap(({ mistakes }) => mistakes.flat().map(({ id }) => id));
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Pairs of different mistakes, drawn at random; those whose report is that of one of the two alone are passed over. */
export function* drawnPairs(
  known: readonly Mutant[],
  suite: readonly Scenario[],
  random: () => number,
): Generator<{ readonly pair: readonly [Mutant, Mutant]; readonly report: Report }, void> {
  for (;;) {
    const [one, other] = [known, known].map((all) => all[Math.floor(random() * all.length)]);
    if (one === undefined || other === undefined) return;
    if (one === other) continue;
    const report = simulated([one, other], suite);
    if (alike(report, simulated([one], suite)) || alike(report, simulated([other], suite))) continue;
    yield { pair: [one, other], report };
  }
}

/** The first values of a generator that may never end. */
export function* firstOf<T>(count: number, values: Iterable<T>): Generator<T, void> {
  let left = count;
  for (const value of values) {
    if (left <= 0) return;
    left -= 1;
    yield value;
  }
}
