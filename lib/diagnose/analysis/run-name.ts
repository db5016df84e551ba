import type { RunLabels } from '@/lib/reports';

/** What people call a run: "python → go, http, bearer", "rust", or the name of its file where it has no labels. */
export function runName(labels: RunLabels, file: string): string {
  const { client, server, ...rest } = labels;
  const ends = [client, server].filter((end) => end !== undefined).join(' → ');
  const parts = [ends, ...Object.values(rest)].filter((part) => part !== '');
  return parts.length === 0 ? file : parts.join(', ');
}
