import { Kbd } from '@/components/ui/kbd';
import { Prose } from '@/components/ui/prose';
import type { FixSuggestion } from '@/lib/protocol';
import type { Marker, Place } from '@/lib/workers';

export interface EditorFootProps {
  /** The editor proper stands, which keeps the Tab key for itself. */
  readonly rich: boolean;
  readonly focused: boolean;
  readonly saving: 'idle' | 'waiting' | 'saved' | 'failed';
  readonly problem: string | null;
  /** The first thing that is marked in the shown text. */
  readonly fault: Marker | null;
  readonly onFault: (place: Place) => void;
  /** Mends a fault. */
  readonly onFix: (fix: FixSuggestion) => void;
}

const savingWords = {
  idle: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
} as const;

function Fault({ fault, onFault, onFix }: Pick<EditorFootProps, 'onFault' | 'onFix'> & { fault: Marker }) {
  const { fix } = fault;
  return (
    <>
      <button
        type="button"
        title={fault.message}
        onClick={() => onFault(fault)}
        className="min-w-0 truncate text-left text-fail hover:underline"
      >
        Line {fault.range.line}: <Prose text={fault.message} />
      </button>
      {fix === undefined ? null : (
        <button
          type="button"
          onClick={() => onFix(fix)}
          className="shrink-0 rounded-xs border border-line-strong/60 bg-surface px-1.5 font-medium text-ink hover:bg-hover"
        >
          {fix.title}
        </button>
      )}
    </>
  );
}

/** Under the text: its first fault and what would mend it; how to leave it by keyboard; and whether edits are kept. */
export function EditorFoot({ rich, focused, saving, problem, fault, onFault, onFix }: EditorFootProps) {
  return (
    <div className="flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 border-t bg-canvas px-2 py-0.5 text-2xs text-ink-2">
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        {problem ?? (fault === null ? null : <Fault fault={fault} onFault={onFault} onFix={onFix} />)}
      </span>
      {rich && focused ? (
        <span className="shrink-0">
          <Kbd>Ctrl</Kbd> <Kbd>M</Kbd> lets Tab leave
        </span>
      ) : null}
      <span
        data-saving={saving}
        className={`shrink-0 ${saving === 'failed' ? 'font-semibold text-fail' : ''}`}
      >
        {savingWords[saving]}
      </span>
    </div>
  );
}
