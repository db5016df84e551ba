'use client';

import { useMemo } from 'react';
import { Notices } from '@/components/ui/notices';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** What must not pass unseen: edits that are not kept, an address that was not understood, a worker that stopped. */
export function ExplorerNotices() {
  const workbench = useWorkbench();
  const notices = useWorkbenchState((state) => state.notices);
  const shown = useMemo(
    () =>
      notices.map(({ id, tone, text, offer }) => ({
        id,
        text,
        tone: tone === 'warning' ? ('warn' as const) : tone,
        ...(offer === undefined
          ? {}
          : {
              action: { label: offer.words, onAct: () => void workbench?.setReadings(offer.readings) },
            }),
      })),
    [notices, workbench],
  );
  return (
    <Notices
      notices={shown}
      onDismiss={(id) => {
        const notice = notices.find((candidate) => candidate.id === id);
        if (notice !== undefined) workbench?.dismiss(notice.id);
      }}
    />
  );
}
