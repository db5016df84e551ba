import { Term } from '../../learn/term';
import { deliveryOf, injectionText } from '../model/injection-text';
import type { StateView } from '../model/state-view';
import { By, Card, Changed } from './card';
import { LongText } from './long-text';

const words = new Map([
  ['now', 'now'],
  ['next_turn', 'next turn'],
]);

/** Injections in order, each with its delivery; they are recorded here, never delivered. */
export function InjectionsCard({ view }: { readonly view: StateView }) {
  const { injections } = view;
  return (
    <Card
      field="injections"
      title={<Term name="injection">Injections</Term>}
      changed={view.changed.has('injections')}
      brief={injections.length === 0 ? 'none' : 'recorded, not delivered'}
    >
      {injections.length > 0 ? (
        <ol className="grid gap-1">
          {injections.map(({ value, by, fresh }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, and equal ones are possible
            <li key={index} className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
              <span className="rounded-xs border border-line-strong px-1 text-2xs font-semibold">
                {words.get(deliveryOf(value)) ?? deliveryOf(value)}
              </span>
              <By effect={by} />
              <LongText text={injectionText(value)} />
              {fresh ? <Changed word="this step" /> : null}
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  );
}
