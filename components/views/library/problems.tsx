import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';

/** Something wrong with the file or one of its rows; the good rows are there all the same. */
export interface RowProblemNote {
  readonly key: string;
  /** Where: "row 3, line 40". */
  readonly place: string;
  readonly message: string;
}

/** What was wrong with the file and its rows, folded under one line. */
export function Problems({ problems }: { problems: readonly RowProblemNote[] }) {
  if (problems.length === 0) return null;
  return (
    <details className="group border-t bg-fail-tint text-sm">
      <summary className="flex items-center gap-2 px-3 py-1.5 font-medium text-fail focus-inset">
        <Icon name="warn" size={14} />
        {problems.length === 1 ? '1 problem in this file' : `${problems.length} problems in this file`}
      </summary>
      <ul className="max-h-48 space-y-1.5 overflow-y-auto px-3 pb-2">
        {problems.map(({ key, place, message }) => (
          <li key={key}>
            <span className="block text-xs text-ink-3">{place}</span>
            <span className="wrap-anywhere">
              <Prose text={message} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
