'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { Prose } from '@/components/ui/prose';
import type { Fold, Listed, ReportsView, VoidRun } from '@/lib/diagnose';
import { OwnWords } from './clearest';
import type { CellPlaceOf } from './model/cell-place';
import { counted, runsText } from './model/words';
import { RowButton, RowButtons } from './row-button';
import { Section } from './section';

export interface GroupsProps {
  readonly groups: ReportsView['groups'];
  readonly runs: ReportsView['runs'];
  readonly onCell: (place: CellPlaceOf) => void;
}

/** Entries of a group that are drawn before more are asked for. */
const shownAtFirst = 20;

/** The beginning of a list that may be long, and the way to more of it. */
function usePages<T>({ first, total }: Listed<T>): {
  readonly shown: readonly T[];
  readonly more: ReactNode;
} {
  const [count, setCount] = useState(shownAtFirst);
  const rest = first.length - count;
  const more =
    rest > 0 ? (
      <Button className="mt-1.5" onClick={() => setCount(count + 5 * shownAtFirst)}>
        {rest} more
      </Button>
    ) : total > first.length ? (
      <p className="mt-1 text-xs text-ink-3">and {total - first.length} more; the grid shows all</p>
    ) : null;
  return { shown: first.slice(0, count), more };
}

function FoldList({ folds, runs, onCell }: Omit<GroupsProps, 'groups'> & { folds: Listed<Fold> }) {
  const { shown, more } = usePages(folds);
  return (
    <>
      <ul className="divide-y rounded-md border bg-surface">
        {shown.map((fold) => {
          const [first] = fold.runs;
          return (
            <li key={`${fold.row} ${fold.runs.join()}`} className="px-3 py-2">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <RowButton
                  row={fold.row}
                  onOpen={() => first !== undefined && onCell({ run: first, row: fold.row })}
                />
                {runs.length > 1 ? (
                  <span className="text-xs wrap-anywhere text-ink-2">
                    {runsText(fold.runs, fold.factor, runs)}
                  </span>
                ) : null}
              </p>
              <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">
                <Prose text={fold.clause.message} />
              </p>
              {fold.error === null ? null : <OwnWords error={fold.error} />}
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

function VoidList({ voids, runs, onCell }: Omit<GroupsProps, 'groups'> & { voids: Listed<VoidRun> }) {
  const { shown, more } = usePages(voids);
  return (
    <>
      <ul className="divide-y rounded-md border bg-surface">
        {shown.map(({ run, integrity, rows }) => (
          <li key={run} className="px-3 py-2 text-sm">
            <p className="font-medium wrap-anywhere">{runs[run]?.name}</p>
            <ul className="mt-0.5 list-disc pl-5 wrap-anywhere text-ink-2">
              {integrity.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Disclosure className="mt-1" summary={`${counted(rows.length, 'row')} lost by it`}>
              {() => (
                <div className="mt-1">
                  <RowButtons rows={rows} onOpen={(row) => onCell({ run, row })} />
                </div>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** What is wrong, in three groups: on their own, void by their combination, and claimed passed. */
export function Groups({ groups, runs, onCell }: GroupsProps) {
  const { own, void: voids, claimed } = groups;
  const ids = [...new Set([...claimed.first, ...own.first].map(({ row }) => row))];
  if (own.total + voids.total + claimed.total === 0) return null;
  return (
    <Section
      title="What failed"
      note="The same outcome of a row in several runs stands in one line."
      actions={
        ids.length === 0 ? null : (
          <CopyButton
            what="list of failing ids"
            label="Copy the failing ids"
            make={() => ({ ok: true, text: `${ids.join('\n')}\n` })}
          />
        )
      }
    >
      <div className="space-y-4">
        {claimed.total > 0 ? (
          <div>
            <h3 className="mb-1.5 font-semibold">Said to be passed, and wrong ({claimed.total})</h3>
            <FoldList folds={claimed} runs={runs} onCell={onCell} />
          </div>
        ) : null}
        {own.total > 0 ? (
          <div>
            <h3 className="mb-1.5 font-semibold">Failed on their own ({own.total})</h3>
            <FoldList folds={own} runs={runs} onCell={onCell} />
          </div>
        ) : null}
        {voids.total > 0 ? (
          <div>
            <h3 className="mb-1.5 font-semibold">Right, and void by their combination ({voids.total})</h3>
            <VoidList voids={voids} runs={runs} onCell={onCell} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
