import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import type { ReportsView } from '@/lib/diagnose';
import { counted } from './model/words';

export interface FilesBarProps {
  readonly view: Pick<ReportsView, 'files' | 'suite'>;
  /** Set where rows are judged by a file that was opened. */
  readonly ownSuite: boolean;
  readonly onRemove: (file: number) => void;
  readonly onDropSuite: () => void;
}

const formats: { readonly [F in ReportsView['files'][number]['format']]: string } = {
  'adapter-report': 'adapter report',
  'matrix-artifact': 'matrix artifact',
  'actual-map': 'map of outcomes',
};

/** The files that are open, and what they are judged by. */
export function FilesBar({ view, ownSuite, onRemove, onDropSuite }: FilesBarProps) {
  return (
    <section
      aria-label="Files"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b bg-surface px-4 py-1.5 text-sm wide:px-5"
    >
      <ul aria-label="Open reports" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        {view.files.map(({ id, name, format, runs, superseded }) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
            <span className="text-xs whitespace-nowrap text-ink-3">
              {formats[format]}
              {runs > 1 ? `, ${counted(runs, 'run')}` : ''}
            </span>
            {superseded ? <Badge title="A newer report of the same adapter is shown">older</Badge> : null}
            <IconButton
              icon="close"
              label={`Close ${name}`}
              onClick={() => onRemove(id)}
              className="size-6!"
            />
          </li>
        ))}
      </ul>
      {ownSuite ? (
        <span className="ml-auto flex items-center gap-1.5 text-ink-2">
          judged by {view.suite.name}
          <Button variant="quiet" onClick={onDropSuite}>
            Judge by the page’s suites
          </Button>
        </span>
      ) : null}
    </section>
  );
}
