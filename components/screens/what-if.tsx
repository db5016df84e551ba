'use client';

import { type ReactNode, useState } from 'react';
import { Skeleton } from '@/components/ui/progress';
import { Deciders } from '@/components/views/what-if/deciders';
import { OrdersTable } from '@/components/views/what-if/orders-table';
import type { WhatIfAnswer } from '@/lib/workers';
import { useOpenFile } from './use-open-file';
import { useWhatIf, type WhatIfView } from './use-what-if';
import { useWorkbenchState } from './workbench-provider';

interface FoldProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

function Fold({ title, open, onOpen, children }: FoldProps) {
  return (
    <details
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      className="rounded-md border bg-surface"
    >
      <summary className="px-3 py-1.5 text-sm font-semibold">{title}</summary>
      {open ? <div className="border-t">{children}</div> : null}
    </details>
  );
}

type Told = Extract<WhatIfAnswer, { kind: 'told' }>;

function Answer({
  view,
  children,
}: {
  readonly view: WhatIfView;
  readonly children: (told: Told) => ReactNode;
}) {
  const { answer, stale, failed } = view;
  if (failed !== null)
    return <p className="px-3 py-2 text-sm text-ink-2">This could not be worked out: {failed}.</p>;
  if (answer === null) return <Skeleton lines={4} label="Trying variants" />;
  if (answer.kind === 'nothing') {
    return (
      <p className="px-3 py-2 text-sm text-ink-2">
        There is nothing to vary while the texts are not JSON or the request is not legal.
      </p>
    );
  }
  return (
    <div aria-busy={stale} className={stale ? 'late-dimmed' : ''}>
      {children(answer)}
    </div>
  );
}

/** Why there are no orders to compare. */
function ordersWanting(count: number): string {
  if (count < 2) return 'With fewer than two effects there is only one order.';
  return `With ${count} effects there are too many orders; up to six are tried.`;
}

/** Under the stage: which single edits would turn the row over, and what the order of its effects does. */
export function WhatIf() {
  const [deciding, setDeciding] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const texts = useWorkbenchState((state) => state.texts);
  const readings = useWorkbenchState((state) => state.readings);
  const view = useWhatIf((deciding || ordering) && texts !== null ? { texts, readings } : null);
  const { pasteText } = useOpenFile();
  const open = async (at: number) => {
    const text = await view.variant(at);
    if (text !== null) pasteText(text, 'Variant');
  };
  return (
    <div className="grid gap-2.5 px-3 pb-3">
      <Fold title="What decides it" open={deciding} onOpen={setDeciding}>
        <Answer view={view}>
          {({ deciders }) => <Deciders deciders={deciders} onOpen={(at) => void open(at)} />}
        </Answer>
      </Fold>
      <Fold title="Does the order matter?" open={ordering} onOpen={setOrdering}>
        <Answer view={view}>
          {({ orders, effects }) =>
            orders === null ? (
              <p className="px-3 py-2 text-sm text-ink-2">{ordersWanting(effects.length)}</p>
            ) : (
              <OrdersTable orders={orders} effects={effects} />
            )
          }
        </Answer>
      </Fold>
    </div>
  );
}
