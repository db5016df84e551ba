import { Badge } from '@/components/ui/badge';
import { OutcomeMark } from '@/components/views/marks/outcome-mark';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { VerdictMark } from '@/components/views/marks/verdict-mark';
import type { LibraryRow } from './filter';

/** The id with the words of the search marked. */
function MarkedId({ id, words }: { id: string; words: readonly string[] }) {
  const lower = id.toLowerCase();
  const word = words.find((each) => lower.includes(each));
  if (word === undefined) return id;
  const at = lower.indexOf(word);
  return (
    <>
      {id.slice(0, at)}
      <mark>{id.slice(at, at + word.length)}</mark>
      {id.slice(at + word.length)}
    </>
  );
}

export interface RowItemProps {
  readonly row: LibraryRow;
  readonly words: readonly string[];
}

/** One line of the list: verdict square, id, and what the row came to. */
export function RowItem({ row, words }: RowItemProps) {
  return (
    <>
      <VerdictMark verdict={row.status} size={14} />
      <span className="min-w-0 flex-1 truncate" title={row.id}>
        <MarkedId id={row.id} words={words} />
      </span>
      {row.edited ? <Badge tone="accent">edited</Badge> : null}
      {row.decision !== null ? (
        <PermissionMark permission={row.decision} size={14} />
      ) : row.outcome !== null ? (
        <OutcomeMark outcome={row.outcome} size={14} />
      ) : null}
    </>
  );
}
