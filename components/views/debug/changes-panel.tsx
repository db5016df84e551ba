import type { Changes, ReportsView } from '@/lib/diagnose';
import type { CellPlaceOf } from './model/cell-place';
import { RowButton } from './row-button';
import { Section } from './section';

export interface ChangesPanelProps {
  readonly changes: Changes;
  readonly runs: ReportsView['runs'];
  readonly onCell: (place: CellPlaceOf) => void;
}

const groups = [
  { key: 'broken', title: 'Broken now' },
  { key: 'differentlyBroken', title: 'Wrong in another way' },
  { key: 'stillBroken', title: 'Still wrong alike' },
  { key: 'fixed', title: 'Fixed' },
  { key: 'otherwise', title: 'Changed otherwise' },
] as const satisfies readonly { key: keyof Changes; title: string }[];

/** What a newer report of an adapter changed against the older one. */
export function ChangesPanel({ changes, runs, onCell }: ChangesPanelProps) {
  const { older, newer, same } = changes;
  const told = groups.filter(({ key }) => changes[key].total > 0);
  return (
    <Section title="Since the last report" note={`${newer} against ${older}; ${same} rows came out alike.`}>
      {told.length === 0 ? <p className="text-sm">Nothing changed.</p> : null}
      <div className="grid gap-3 wide:grid-cols-2">
        {told.map(({ key, title }) => {
          const { first, total } = changes[key];
          return (
            <div key={key}>
              <h3 className="mb-1 font-semibold">
                {title} <span className="font-normal text-ink-3 tabular">{total}</span>
              </h3>
              <ul className="max-h-44 space-y-0.5 overflow-y-auto">
                {first.map(({ row, run }) => (
                  <li key={`${row} ${run}`}>
                    <RowButton row={row} onOpen={() => onCell({ run, row })} />
                    {runs.length > 1 ? <span className="text-xs text-ink-3"> {runs[run]?.name}</span> : null}
                  </li>
                ))}
              </ul>
              {total > first.length ? (
                <p className="text-xs text-ink-3">and {total - first.length} more</p>
              ) : null}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
