import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/progress';
import { useLate } from '@/components/ui/use-late';
import type { OutcomeProps } from './props';

export type { OutcomeFault, OutcomeProps } from './props';

// No outcome is there before a worker has evaluated a row, so what draws one need not be there either.
const loadParts = () =>
  Promise.all([import('./evaluated'), import('./unreadable')]).then(([{ Evaluated }, { Unreadable }]) => ({
    Evaluated,
    Unreadable,
  }));

function Content(props: OutcomeProps) {
  const parts = useLate(loadParts);
  const { evaluation, fault, locked } = props;
  // An unreadable expectation hides no outcome: only the judgement waits for it.
  const unjudged = fault?.what === 'expectation' && evaluation !== null ? fault : null;
  if (locked) return locked;
  if (parts === null) return <Skeleton lines={6} label="Reading the outcome" />;
  const { Evaluated, Unreadable } = parts;
  if (fault && !unjudged) return <Unreadable fault={fault} />;
  if (evaluation === null) {
    if (props.arriving) return <Skeleton lines={6} label="Reading the outcome" />;
    return <EmptyState title="No outcome yet">It stands here as soon as a row is evaluated.</EmptyState>;
  }
  return <Evaluated {...props} evaluation={evaluation} unjudged={unjudged} />;
}

/** What became of the response against what the row expects, and who set each part of it. */
export function Outcome(props: OutcomeProps) {
  return (
    <section aria-label="Outcome" className="flex h-full min-h-0 flex-col overflow-y-auto bg-canvas">
      <p role="status" className={props.checking ? 'late-shown px-3 py-1 text-xs text-ink-2' : 'sr-only'}>
        {props.checking ? 'Checking… what stands below is about the text before this one.' : ''}
      </p>
      <div className={props.checking ? 'late-dimmed' : undefined}>
        <Content {...props} />
      </div>
    </section>
  );
}
