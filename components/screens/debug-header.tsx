'use client';

import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Progress } from '@/components/ui/progress';
import { PageBar } from '@/components/views/shell/page-bar';
import type { DroppedFile } from '@/lib/state';
import { basePath } from './base-path';
import { useDesk, useDeskState } from './desk-provider';

const PasteDialog = lazy(() =>
  import('@/components/views/library/paste-dialog').then((file) => ({ default: file.PasteDialog })),
);

/** The ways to open a report, and a place to paste one into. */
export function OpenReport({ onFiles }: { readonly onFiles: (files: readonly DroppedFile[]) => void }) {
  const [pasting, setPasting] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <FileButton
        accept=".json,application/json"
        multiple
        onFiles={(files) => onFiles(files.map((file) => ({ name: file.name, content: file })))}
        title="Open a report or a suite; or drop files anywhere"
      >
        Open a report
      </FileButton>
      <IconButton
        icon="paste"
        label="Paste a report"
        onClick={() => {
          setAsked(true);
          setPasting(true);
        }}
      />
      {asked ? (
        <Suspense fallback={null}>
          <PasteDialog
            open={pasting}
            title="Paste a report"
            about="The JSON of a report, or of a suite to judge by. It stays in this browser. What is open now stays open if the text cannot be read."
            onClose={() => setPasting(false)}
            onText={(text) => onFiles([{ name: 'Pasted text', content: text }])}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The bar on top of the debug page: what is being read, and how to stop it. */
export function DebugHeader({ onFiles }: { readonly onFiles: (files: readonly DroppedFile[]) => void }) {
  const desk = useDesk();
  const busy = useDeskState((state) => state.busy);
  const open = useDeskState((state) => state.view !== null);
  return (
    <PageBar basePath={basePath} page="debug">
      {busy === null ? null : (
        <>
          <span className="w-full max-w-60 min-w-0">
            <Progress label={busy.label} fraction={busy.fraction} />
          </span>
          <Button variant="quiet" onClick={() => void desk?.cancel()}>
            Cancel
          </Button>
        </>
      )}
      {open ? <OpenReport onFiles={onFiles} /> : null}
    </PageBar>
  );
}
