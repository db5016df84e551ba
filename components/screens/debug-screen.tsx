'use client';

import dynamic from 'next/dynamic';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Notice, Notices } from '@/components/ui/notices';
import { CellPanel } from '@/components/views/debug/cell-panel';
import { DebugShell, type DebugTab } from '@/components/views/debug/debug-shell';
import { EmptyDesk } from '@/components/views/debug/empty-desk';
import { FilesBar } from '@/components/views/debug/files-bar';
import type { CellPlaceOf } from '@/components/views/debug/model/cell-place';
import { DropArea } from '@/components/views/shell/drop-area';
import type { RuleNumber } from '@/lib/protocol';
import { DebugHeader, OpenReport } from './debug-header';
import { stageAddress } from './debug-links';
import { DeskProvider, useDesk, useDeskState } from './desk-provider';
import { fetchSample, samples } from './samples';
import { useDeskStart } from './use-desk-start';
import { useReportFiles } from './use-report-files';

const DebugReport = dynamic(() => import('./debug-report').then((file) => file.DebugReport), { ssr: false });
const DebugRules = dynamic(() => import('./debug-rules').then((file) => file.DebugRules), { ssr: false });

function Empty({ onFiles }: { readonly onFiles: ReturnType<typeof useReportFiles> }) {
  const open = async (id: string) => {
    const fetched = await fetchSample(id);
    if (typeof fetched !== 'string') onFiles([fetched]);
  };
  return (
    <EmptyDesk
      actions={<OpenReport onFiles={onFiles} />}
      samples={
        <ul className="space-y-2">
          {samples.map(({ id, label, about }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button onClick={() => void open(id)}>{label}</Button>
              <span className="text-sm text-ink-2">{about}</span>
            </li>
          ))}
        </ul>
      }
      command="npx ahp-scenarios diagnose report.json"
    />
  );
}

/** Refusals and remarks: they stay until they are put away. */
function DebugNotices() {
  const desk = useDesk();
  const refused = useDeskState((state) => state.refused);
  const notice = useDeskState((state) => state.notice);
  const shown = useMemo((): readonly Notice[] => {
    const files = refused.map(({ id, name, fault }): Notice => {
      const place =
        fault.range === undefined ? '' : `Line ${fault.range.line}, column ${fault.range.column}: `;
      return {
        id: String(id),
        tone: 'error',
        title: `${name} was not opened`,
        text: `${place}${fault.message}`,
      };
    });
    return notice === null ? files : [...files, { id: 'notice', tone: 'info', text: notice }];
  }, [refused, notice]);
  return (
    <Notices
      notices={shown}
      onDismiss={(id) => (id === 'notice' ? desk?.dismissNotice() : desk?.dismiss(Number(id)))}
    />
  );
}

function DebugPanes() {
  const desk = useDesk();
  const onFiles = useReportFiles();
  // Drawn in small pieces, so that the page stays live while a large report comes in.
  const view = useDeferredValue(useDeskState((state) => state.view));
  const judge = useDeskState((state) => state.judge);
  const selected = useDeskState((state) => state.selected);
  const cell = useDeskState((state) => state.cell);
  const [tab, setTab] = useState<DebugTab>('report');
  const [rule, setRule] = useState<RuleNumber | null>(null);
  const [ruled, setRuled] = useState(false);
  const onRule = (next: RuleNumber) => {
    setRuled(true);
    setRule(next);
  };
  const onCell = (place: CellPlaceOf) => {
    void desk?.select(place);
    setTab('row');
  };
  return (
    <DropArea
      what="a report"
      onDropFiles={(files) => onFiles(files.map((file) => ({ name: file.name, content: file })))}
      onPasteText={(text) => onFiles([{ name: 'Pasted text', content: text }])}
    >
      <DebugShell
        header={<DebugHeader onFiles={onFiles} />}
        banner={
          view === null ? null : (
            <FilesBar
              view={view}
              ownSuite={judge !== null}
              onRemove={(file) => void desk?.remove(file)}
              onDropSuite={() => void desk?.dropSuite()}
            />
          )
        }
        report={
          view === null ? (
            <Empty onFiles={onFiles} />
          ) : (
            <DebugReport view={view} onCell={onCell} onRule={onRule} />
          )
        }
        row={
          view === null ? null : (
            <CellPanel
              asked={selected}
              cell={cell}
              stageOf={(step) => (cell === null ? null : stageAddress(cell.row, cell.suite, step))}
              onRule={onRule}
            />
          )
        }
        tab={tab}
        onTab={setTab}
      />
      {ruled ? <DebugRules rule={rule} onClose={() => setRule(null)} /> : null}
      <DebugNotices />
    </DropArea>
  );
}

/** The debug page: reports on one desk, and around it the views that show what is to be told of them. */
export function DebugScreen() {
  const started = useDeskStart();
  return (
    <DeskProvider {...started}>
      <DebugPanes />
    </DeskProvider>
  );
}
