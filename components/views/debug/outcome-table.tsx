import { JsonText } from '@/components/views/outcome/json-text';
import type { JsonValue } from '@/lib/json';
import { type OutcomeRow, outcomeRows, type ThreeOutcomes } from './model/outcome-rows';

const sides = ['expected', 'actual', 'reference'] as const;

function Value({ value }: { readonly value: JsonValue | undefined }) {
  return value === undefined ? (
    <em className="text-ink-2">absent</em>
  ) : (
    <JsonText value={value} limit={160} />
  );
}

function Line({ row }: { readonly row: OutcomeRow }) {
  const name = row.key === null ? 'the outcome' : row.key;
  if (!row.differs) {
    return (
      <li className="py-1.5">
        <p className="flex gap-2">
          <code className="shrink-0 font-medium">{name}</code>
          <span className="min-w-0 text-ink-2">
            <Value value={row.reference} />
          </span>
        </p>
      </li>
    );
  }
  return (
    <li className="-mx-2 my-1 rounded-sm border border-fail/50 bg-fail-tint px-2 py-1.5">
      <p className="mb-1">
        <code className="font-semibold">{name}</code> <span className="text-fail">differs</span>
      </p>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-2 gap-y-1">
        {sides.map((side) => (
          <div key={side} className="contents">
            <dt className="text-ink-2">{side}</dt>
            <dd>
              <Value value={row[side]} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Expected, reported and the contract's own outcome, member by member: three lines where they differ, one where not. */
export function OutcomeTable(outcomes: ThreeOutcomes) {
  return (
    <ul className="text-sm">
      {outcomeRows(outcomes).map((row) => (
        <Line key={row.key ?? 'the whole'} row={row} />
      ))}
    </ul>
  );
}
