'use client';

import { lazy, Suspense, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';

const PasteDialog = lazy(() => import('./paste-dialog').then((module) => ({ default: module.PasteDialog })));

export interface SuiteHead {
  readonly name: string;
  readonly origin: 'bundled' | 'file' | 'pasted';
}

export interface SuiteBarProps {
  readonly suite: SuiteHead;
  /** Null while the suite is being read. */
  readonly total: number | null;
  readonly onOpenFile: (file: File) => void;
  readonly onPasteText: (text: string) => void;
}

const origins = {
  bundled: 'bundled suite',
  file: 'from your file',
  pasted: 'pasted',
} as const;

/** Which suite is open, and the ways to open another. */
export function SuiteBar({ suite, total, onOpenFile, onPasteText }: SuiteBarProps) {
  const [pasting, setPasting] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-sm font-semibold" title={suite.name}>
          {suite.name}
        </h2>
        <p className="text-xs text-ink-3">
          {total === null ? null : (
            <>
              <span className="tabular">{total}</span> {total === 1 ? 'row' : 'rows'},{' '}
            </>
          )}
          {origins[suite.origin]}
        </p>
      </div>
      <FileButton
        accept=".json,application/json"
        onFiles={([file]) => file && onOpenFile(file)}
        title="Open a suite file; or drop one anywhere"
      >
        <span className="@max-[270px]:sr-only">Open</span>
      </FileButton>
      <IconButton
        icon="paste"
        label="Paste a suite"
        onClick={() => {
          setAsked(true);
          setPasting(true);
        }}
      />
      {asked ? (
        <Suspense fallback={null}>
          <PasteDialog
            open={pasting}
            title="Paste a suite"
            about="The JSON of a suite file, or of one row. It stays in this browser. What is open now stays open if the text cannot be read."
            onClose={() => setPasting(false)}
            onText={onPasteText}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
