import { Disclosure } from '@/components/ui/disclosure';

export interface RowButtonProps {
  readonly row: string;
  readonly onOpen: () => void;
  /** Said after the id to people who cannot see what stands around it. */
  readonly about?: string;
}

/** A row's id that shows what is known of it. */
export function RowButton({ row, onOpen, about }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="rounded-xs text-left font-mono text-xs font-medium wrap-anywhere text-accent-ink underline decoration-accent/40 underline-offset-2 hover:decoration-current"
    >
      {row}
      {about ? <span className="sr-only"> {about}</span> : null}
    </button>
  );
}

export interface RowButtonsProps {
  readonly rows: readonly string[];
  readonly onOpen: (row: string) => void;
}

/** How many rows are written out before the list is folded. */
const mostShown = 8;

/** Ids of rows one after the other; a long list opens on demand. */
export function RowButtons({ rows, onOpen }: RowButtonsProps) {
  const list = (ids: readonly string[]) => (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {ids.map((row) => (
        <li key={row}>
          <RowButton row={row} onOpen={() => onOpen(row)} />
        </li>
      ))}
    </ul>
  );
  if (rows.length <= mostShown + 2) return list(rows);
  return (
    <>
      {list(rows.slice(0, mostShown))}
      <Disclosure className="mt-1" summary={`${rows.length - mostShown} more rows`}>
        {() => <div className="mt-1">{list(rows.slice(mostShown))}</div>}
      </Disclosure>
    </>
  );
}
