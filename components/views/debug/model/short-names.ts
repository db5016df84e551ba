import type { RunLabels } from '@/lib/reports';

interface Named {
  readonly name: string;
  readonly labels: RunLabels;
}

/** What runs are called beside each other: without the labels that are the same for all of them. */
export function shortNames(runs: readonly Named[]): readonly string[] {
  const [first] = runs;
  if (first === undefined || runs.length < 2) return runs.map(({ name }) => name);
  const alike = Object.keys(first.labels).filter((label) =>
    runs.every(({ labels }) => Object.hasOwn(labels, label) && labels[label] === first.labels[label]),
  );
  const names = runs.map(({ labels, name }) => {
    const { client, server, ...rest } = Object.fromEntries(
      Object.entries(labels).filter(([label]) => !alike.includes(label)),
    );
    const ends = [client, server].filter((end) => end !== undefined).join(' → ');
    return [ends, ...Object.values(rest)].filter((part) => part !== '').join(', ') || name;
  });
  return new Set(names).size === runs.length ? names : runs.map(({ name }) => name);
}
