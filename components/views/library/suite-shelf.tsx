import { IconButton } from '@/components/ui/button';

export interface ShelfItem {
  readonly key: string;
  readonly name: string;
  /** A file can be closed, a suite of the page cannot. */
  readonly closable: boolean;
}

export interface SuiteShelfProps {
  readonly items: readonly ShelfItem[];
  readonly shown: string | null;
  readonly onShow: (key: string) => void;
  readonly onClose: (key: string) => void;
}

/** The suites of the page and the files of this visit, to switch between. */
export function SuiteShelf({ items, shown, onShow, onClose }: SuiteShelfProps) {
  return (
    <ul aria-label="Suites" className="flex max-h-28 flex-wrap gap-1 overflow-y-auto">
      {items.map(({ key, name, closable }) => (
        <li
          key={key}
          className={`flex max-w-full min-w-0 items-center rounded-sm border ${key === shown ? 'border-accent bg-accent-tint' : 'border-line-strong/60 bg-surface'}`}
        >
          <button
            type="button"
            aria-current={key === shown ? 'true' : undefined}
            onClick={() => onShow(key)}
            title={name}
            className={`h-7 min-w-0 truncate px-2 text-sm max-wide:h-10 ${key === shown ? 'font-semibold' : ''}`}
          >
            {name}
          </button>
          {closable ? (
            <IconButton
              icon="close"
              label={`Close ${name}; its edits stay in this browser`}
              onClick={() => onClose(key)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
