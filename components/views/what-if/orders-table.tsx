import { EffectMark } from '@/components/views/marks/effect-mark';
import { OutcomeMark } from '@/components/views/marks/outcome-mark';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { JsonText } from '@/components/views/outcome/json-text';
import type { OrderClass, Orders } from '@/lib/diagnose';
import type { EffectSummary } from '@/lib/evaluate';

export interface OrdersTableProps {
  readonly orders: Pick<Orders, 'effects' | 'commuting'> & {
    readonly classes: readonly (Pick<OrderClass, 'evaluation' | 'current'> & {
      readonly count: number;
      readonly examples: OrderClass['orders'];
    })[];
  };
  readonly effects: readonly EffectSummary[];
}

function Name({ at, effects }: { readonly at: number; readonly effects: readonly EffectSummary[] }) {
  const effect = effects[at];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="tabular">{at + 1}</span>
      {effect === undefined ? null : <EffectMark type={effect.type} size={12} word="spoken" />}
    </span>
  );
}

/** An order, as the places that the effects have in the response as it stands. */
function Order({
  order,
  effects,
}: {
  readonly order: readonly number[];
  readonly effects: readonly EffectSummary[];
}) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5">
      {order.map((at) => (
        <Name key={at} at={at} effects={effects} />
      ))}
    </span>
  );
}

function Outcome({ evaluation }: { readonly evaluation: OrderClass['evaluation'] }) {
  const { outcome, actual } = evaluation;
  if (outcome !== 'accepted' || actual === null || !('decision' in actual))
    return <OutcomeMark outcome={outcome} word="shown" />;
  const { decision, ...rest } = actual;
  return (
    <span className="block">
      <PermissionMark permission={decision} word="shown" />
      <span className="ml-2 text-xs text-ink-2">
        <JsonText value={{ ...rest }} limit={120} />
      </span>
    </span>
  );
}

/** What becomes of the row under every order of its effects: one line for each outcome, and who may change places. */
export function OrdersTable({ orders, effects }: OrdersTableProps) {
  const { classes, commuting } = orders;
  const all = classes.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="px-3 py-2 text-sm">
      <p className="text-pretty">
        {classes.length === 1
          ? `The order does not matter: ${all === 2 ? 'both' : `all ${all}`} orders come to the same.`
          : `The order matters: ${all} orders come to ${classes.length} different ends.`}
      </p>
      {classes.length === 1 ? null : (
        <ul className="mt-2 divide-y border-y">
          {classes.map(({ evaluation, current, count, examples }) => (
            <li key={JSON.stringify(examples[0])} className="grid gap-1 py-2">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold tabular">
                  {count} {count === 1 ? 'order' : 'orders'}
                </span>
                {current ? <span className="text-accent-ink">as it stands</span> : null}
                <span className="text-ink-2">
                  such as <Order order={examples[0] ?? []} effects={effects} />
                </span>
              </p>
              <Outcome evaluation={evaluation} />
            </li>
          ))}
        </ul>
      )}
      {classes.length > 1 && commuting.length > 0 ? (
        <p className="mt-2 flex flex-wrap gap-x-3 text-ink-2">
          <span>May change places wherever they stand:</span>
          {commuting.map(([one, other]) => (
            <span key={`${one} ${other}`} className="inline-flex items-center gap-1">
              <Name at={one} effects={effects} /> and <Name at={other} effects={effects} />
            </span>
          ))}
        </p>
      ) : null}
      {classes.length > 1 && commuting.length === 0 ? (
        <p className="mt-2 text-ink-2">No two effects may change places wherever they stand.</p>
      ) : null}
    </div>
  );
}
