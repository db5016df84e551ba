'use client';

import { Button } from '@/components/ui/button';
import { ObservedEvent } from '@/components/views/events/observed-event';
import { observedEvents } from '@/lib/protocol';
import { usePageState } from './page-state';
import { focusStepper } from './use-open-row';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** An observe notification in the place of the row's steps, with the way back to them. */
export function ExplorerObserved() {
  const workbench = useWorkbench();
  const { openEvent } = usePageState();
  const observed = useWorkbenchState((state) => state.observed);
  const row = useWorkbenchState((state) => state.row?.id);
  if (observed === null) return null;
  return (
    <div className="h-full overflow-y-auto">
      <h2 className="sr-only">Stage</h2>
      <ObservedEvent
        {...observed}
        onMap={openEvent}
        back={
          <Button
            variant="primary"
            icon="left"
            onClick={() => {
              workbench?.leaveObserved();
              requestAnimationFrame(focusStepper);
            }}
          >
            {row === undefined ? 'Close' : `Back to ${row}`}
          </Button>
        }
      />
    </div>
  );
}

/** Above an illegal request: that its event is only observed, where it is. */
export function ObservedRow() {
  const { openEvent } = usePageState();
  const scene = useWorkbenchState((state) => state.answer?.scene ?? null);
  if (scene === null || !observedEvents.includes(scene.type)) return null;
  return <ObservedEvent scene={scene} intercepted={false} faults={[]} onMap={openEvent} />;
}
