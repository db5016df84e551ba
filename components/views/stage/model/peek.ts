import type { Step } from '@/lib/evaluate';
import { cellAt, type Grid } from './grid';
import { effectName } from './names';

/** What a column came to, once it is decided. */
const fateWords: Readonly<Record<string, string>> = {
  committed: 'committed with the rest',
  'rolled-back': 'staged, then rolled back',
  'never-applied': 'valid, but never applied',
  failed: 'failed',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * One line about the cell or head under the pointer or focus, as far as `step` lets it be known; empty for none.
 * It holds the labels whole, where the heads may have cut them.
 */
export function peekText(
  { columns, rows, decided }: Grid,
  steps: readonly Step[],
  place: { readonly row: number; readonly column: number } | null,
  step: number,
): string {
  if (!place) return '';
  const row = rows[place.row];
  const column = columns[place.column];
  if (row && !column) return `${row.title}: rule ${row.rule}.`;
  if (!column) return '';
  const name = column.effect === null ? 'Envelope' : `${capital(effectName(column.effect))}, ${column.label}`;
  if (!row) {
    const commit = rows.find(({ phase }) => phase === 'commit')?.cells[place.column];
    const fate = commit && decided !== null && step >= decided ? fateWords[cellAt(commit, step)] : undefined;
    return fate && column.effect !== null ? `${name}: ${fate}.` : `${name}.`;
  }
  const cell = row.cells[place.column];
  const taken =
    cell?.step !== null && cell?.step !== undefined && cell.step <= step ? steps[cell.step] : undefined;
  if (taken) {
    const { overruled } = cell ?? {};
    const lost =
      overruled && overruled.at <= step
        ? ` Overruled by ${overruled.by === null ? 'a later phase' : effectName(overruled.by)} since.`
        : '';
    return `${name} · ${row.title}: ${taken.because}${lost}`;
  }
  return `${name} · ${row.title}${cell?.turns.length ? ': still to come.' : cell?.rest === 'empty' ? ': not reached.' : ': nothing to do here.'}`;
}
