import type { RunLabels } from '@/lib/reports';
import type { Factor } from './types';

/**
 * The smallest factor that says exactly which runs are meant: one label's value, else the values of two labels.
 *
 * @param all the labels of every run in question
 * @param meant for each of them, whether it is meant
 * @returns null where no factor says exactly these, and where all or none are meant
 */
export function factorOf(all: readonly RunLabels[], meant: readonly boolean[]): Factor | null {
  const count = meant.filter(Boolean).length;
  if (count === 0 || count === all.length) return null;
  const first = all[meant.indexOf(true)];
  if (first === undefined) return null;
  const labels = Object.entries(first).map(([name, value]) => ({ name, value }));
  const pairs = labels.flatMap((one, at) => labels.slice(at + 1).map((other) => [one, other]));
  const candidates: readonly Factor[] = [...labels.map((label) => [label]), ...pairs];
  return (
    candidates.find((factor) =>
      all.every((run, at) => factor.every(({ name, value }) => labelOf(run, name) === value) === meant[at]),
    ) ?? null
  );
}

function labelOf(labels: RunLabels, name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

/** What people call a factor: "python as client", "go as server over stdio". */
export function factorText(factor: Factor): string {
  return factor.map(({ name, value }) => inWords(name, value)).join(' ');
}

function inWords(name: string, value: string): string {
  switch (name) {
    case 'client':
    case 'server':
      return `${value} as ${name}`;
    case 'transport':
      return `over ${value}`;
    case 'auth':
      return value === 'none' ? 'without authentication' : `with ${value} authentication`;
    default:
      return value;
  }
}
