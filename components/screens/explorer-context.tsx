'use client';

import { Icon } from '@/components/ui/icon';
import { OtherReadings } from '@/components/views/readings/other-readings';
import { ReadingControl } from '@/components/views/readings/reading-control';
import { type Readings, resolveReadings } from '@/lib/protocol';
import { usePageState } from './page-state';
import { useGuess } from './use-guess';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** Where the shown row stands: at which event, and under which readings it is judged. */
export function ExplorerContext() {
  const workbench = useWorkbench();
  const { openEvent } = usePageState();
  const answer = useWorkbenchState((state) => state.answer);
  const guess = useGuess();
  const readings = useWorkbenchState((state) => state.readings);
  if (answer === null) return null;
  const { boundary, ownReadings, otherReadings } = answer;
  // What a row comes to elsewhere would tell what it comes to here.
  const guessing = guess !== null && guess.guess.stage !== 'told';
  const read = (reading: Partial<Readings>) => void workbench?.setReadings({ ...readings, ...reading });
  return (
    <section aria-label="Event and reading" className="flex flex-wrap items-center gap-1.5">
      {boundary === undefined ? null : (
        <button
          type="button"
          title="Show this event on the map of events"
          onClick={() => openEvent(boundary.event)}
          className="inline-flex h-7 min-w-0 items-center gap-1 rounded-sm px-1 text-xs text-ink-2 hover:bg-hover hover:text-ink max-wide:h-10"
        >
          At
          <code className="truncate font-semibold text-ink">{boundary.event}</code>
          <Icon name="right" size={12} />
        </button>
      )}
      <ReadingControl readings={resolveReadings(readings)} own={ownReadings} onReading={read} />
      {guessing ? null : <OtherReadings others={otherReadings} own={ownReadings} onShow={read} />}
    </section>
  );
}
