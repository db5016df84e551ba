import { Term } from '../../learn/term';
import type { StateView } from '../model/state-view';
import { By, Card, Changed } from './card';
import { LongText } from './long-text';

/** More units than this are told by number alone. */
const drawn = 12;

/** What is left of the allowance: one block a unit, spent ones struck through. */
function Meter({ from, to }: { readonly from: number | bigint; readonly to: number | bigint }) {
  const units = Number(from);
  const left = Number(to);
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-sm">
      <Term name="allowance" />
      {units > 0 && units <= drawn ? (
        <span aria-hidden="true" className="inline-flex gap-0.5">
          {Array.from({ length: units }, (_, unit) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks are alike
              key={unit}
              className={`h-3.5 w-2.5 rounded-xs border ${unit < left ? 'border-ink-2 bg-ink-2' : 'hatched border-dashed border-line-strong'}`}
            />
          ))}
        </span>
      ) : null}
      <span className="tabular text-ink-2">
        {from === to ? `${to} remaining` : `${from} → ${to} remaining`}
      </span>
    </p>
  );
}

/** Flow, its instructions and the allowance; shown apart from permission, which it never changes. */
export function FlowCard({ view }: { readonly view: StateView }) {
  const { snapshot, staged, instructions } = view;
  const changed =
    view.changed.has('flow') || view.changed.has('instructions') || view.changed.has('remaining');
  const brief = snapshot.flow === staged.flow ? staged.flow : `${snapshot.flow} → ${staged.flow}`;
  const quiet = staged.flow === 'none' && staged.remaining === null && instructions.length === 0;
  return (
    <Card field="flow" title={<Term name="flow">Flow</Term>} changed={changed} brief={brief}>
      {quiet ? null : (
        <div className="grid gap-1">
          {staged.flow === 'none' ? null : (
            <p className="flex flex-wrap items-center gap-1.5 text-sm">
              <strong>{staged.flow}</strong> <By effect={view.flowBy} />
              {staged.flow === 'stop' ? (
                <span className="text-xs text-ink-2">no denial: permission is apart</span>
              ) : null}
            </p>
          )}
          {staged.remaining === null || snapshot.remaining === null ? null : (
            <Meter from={snapshot.remaining} to={staged.remaining} />
          )}
          {instructions.length > 0 ? (
            <div>
              <p className="label-caps">
                instructions{staged.flow === 'stop' ? ', kept but not executed' : ''}
              </p>
              <ol className="grid gap-0.5">
                {instructions.map(({ value, by, fresh }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, and equal texts are possible
                  <li key={index} className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
                    <By effect={by} />
                    <LongText text={value} />
                    {fresh ? <Changed word="this step" /> : null}
                  </li>
                ))}
              </ol>
            </div>
          ) : null}
        </div>
      )}
    </Card>
  );
}
