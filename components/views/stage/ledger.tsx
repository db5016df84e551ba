import { useMemo } from 'react';
import type { EffectSummary, Rejected } from '@/lib/evaluate';
import { type CellVerdict, StepMark } from '../marks/step-mark';
import { type LedgerLine, ledgerView } from './model/ledger-view';
import { fieldNames } from './model/names';
import { By } from './state/card';
import { LongText } from './state/long-text';
import { PathList } from './state/path-list';

export interface LedgerProps {
  readonly evaluation: Rejected;
  readonly effects: readonly EffectSummary[];
  /** The boundary's own word for its payload. */
  readonly input: string;
  readonly onEffect: (effect: number | null) => void;
}

interface ListProps {
  readonly title: string;
  readonly verdict: CellVerdict;
  /** What stands before the value an effect wanted. */
  readonly head: string;
  readonly lines: readonly LedgerLine[];
  readonly empty: string;
  readonly onEffect: (effect: number | null) => void;
}

function Line({
  line,
  head,
  onEffect,
}: Pick<ListProps, 'head' | 'onEffect'> & { readonly line: LedgerLine }) {
  const { field, effect, label, staged, snapshot, differences } = line;
  return (
    <li className="grid gap-0.5 border-t border-line px-3 py-1.5 first:border-t-0">
      <p className="flex flex-wrap items-center gap-1.5 text-sm">
        <strong>{field}</strong>
        {effect === null ? null : (
          <button
            type="button"
            onClick={() => onEffect(effect)}
            className="inline-flex min-h-6 items-center gap-1.5"
          >
            <By effect={effect} />
            <span className="text-xs text-ink-2 underline decoration-dotted underline-offset-2">{label}</span>
          </button>
        )}
      </p>
      {differences ? (
        <>
          <p className="text-2xs text-ink-3">snapshot → staged, and back</p>
          <PathList differences={differences} />
        </>
      ) : (
        <p className="flex flex-wrap gap-x-3 text-xs">
          {staged === null ? null : (
            <span className="min-w-0">
              <span className="text-ink-3">{head} </span>
              <span className="line-through decoration-undone">
                <LongText text={staged} limit={80} />
              </span>
            </span>
          )}
          <span className="min-w-0">
            <span className="text-ink-3">snapshot </span>
            <LongText text={snapshot} limit={80} />
          </span>
        </p>
      )}
    </li>
  );
}

function List({ title, verdict, head, lines, empty, onEffect }: ListProps) {
  return (
    <section className="min-w-0 rounded-md border border-line bg-surface">
      <h3 className="flex items-center gap-1.5 border-b border-line px-3 py-1.5 text-sm font-semibold">
        <StepMark verdict={verdict} size={14} word="none" />
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="px-3 py-1.5 text-sm text-ink-2">{empty}</p>
      ) : (
        <ul className="max-h-96 overflow-auto">
          {lines.map((line) => (
            <Line key={line.key} line={line} head={head} onEffect={onEffect} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a rejection undid and what it kept from happening, each field beside its snapshot. */
export function Ledger({ evaluation, effects, input, onEffect }: LedgerProps) {
  const { rolledBack, neverApplied, cause } = useMemo(
    () => ledgerView(evaluation, effects, input),
    [evaluation, effects, input],
  );
  return (
    <section aria-label="Ledger of the rejection" className="@container/card">
      <div className="grid gap-2 @md/card:grid-cols-2">
        <List
          title="Staged, then rolled back"
          verdict="rolled-back"
          head="was staged"
          lines={rolledBack}
          empty="Nothing: the response failed before anything was staged."
          onEffect={onEffect}
        />
        <List
          title={`Valid, but never applied because ${cause}`}
          verdict="never-applied"
          head="would be"
          lines={neverApplied}
          empty="Nothing: no other effect was valid."
          onEffect={onEffect}
        />
      </div>
      <p className="pt-1.5 text-xs text-ink-2">
        Every field equals its snapshot: {Object.values({ ...fieldNames, payload: input }).join(', ')}.
      </p>
    </section>
  );
}
