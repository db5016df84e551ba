import { Icon, type IconName } from '@/components/ui/icon';
import type { ReportsView, RowStatus, Sentence } from '@/lib/diagnose';
import { rowStatuses } from '@/lib/diagnose';
import { counted, statusWords } from './model/words';
import { StatusMark } from './status-mark';

const tones: {
  readonly [T in Sentence['tone']]: { readonly icon: IconName; readonly frame: string; readonly ink: string };
} = {
  right: { icon: 'tick', frame: 'border-l-pass', ink: 'text-pass' },
  explained: { icon: 'warn', frame: 'border-l-fail', ink: 'text-fail' },
  unexplained: { icon: 'warn', frame: 'border-l-fail', ink: 'text-fail' },
  unsure: { icon: 'info', frame: 'border-l-ask', ink: 'text-ask' },
};

export type HeadlineProps = Pick<ReportsView, 'sentence' | 'suite' | 'files' | 'runs'>;

const sumOf = (runs: ReportsView['runs'], status: RowStatus): number =>
  runs.reduce((sum, { counts }) => sum + counts[status], 0);

/** The one sentence, that it speaks of a record, and what became of the rows. */
export function Headline({ sentence, suite, files, runs }: HeadlineProps) {
  const { icon, frame, ink } = tones[sentence.tone];
  const current = files.filter(({ superseded }) => !superseded);
  const read = current.length === 1 ? (current[0]?.name ?? '') : counted(current.length, 'report');
  return (
    <section aria-label="Summary" className={`border-l-4 px-4 py-4 wide:px-5 ${frame}`}>
      <h2 className="flex items-start gap-2.5 text-lg font-semibold text-pretty wide:text-xl">
        <Icon name={icon} size={20} className={`mt-1 shrink-0 ${ink}`} />
        <span className="min-w-0 wrap-anywhere">{sentence.text}</span>
      </h2>
      <p className="mt-1.5 text-sm text-pretty text-ink-2">
        Read from <span className="wrap-anywhere">{read}</span>, judged by {suite.name} (
        {counted(suite.rows, 'row')}). This is a record of what was reported, not proof of what the adapter
        does today.
      </p>
      <ul aria-label="What became of the rows" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {rowStatuses.flatMap((status) => {
          const sum = sumOf(runs, status);
          if (sum === 0) return [];
          return [
            <li key={status} title={statusWords[status].means} className="flex items-center gap-1.5">
              <StatusMark status={status} word="none" />
              <span>
                <span className="font-semibold tabular">{sum}</span> {statusWords[status].word}
              </span>
            </li>,
          ];
        })}
        {runs.length > 1 ? <li className="text-ink-3">in {runs.length} runs</li> : null}
      </ul>
    </section>
  );
}
