import { Kbd } from '@/components/ui/kbd';
import { Prose } from '@/components/ui/prose';
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
}

const savingWords = {
  idle: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
} as const;

function Remark({ rich, focused, problem, fault, onFault }: Omit<EditorFootProps, 'saving'>) {
  if (problem !== null) return problem;
  if (rich && focused) {
    return (
      <>
        Tab indents here. <Kbd>Ctrl</Kbd> <Kbd>M</Kbd> lets Tab leave the editor, and takes it back.
      </>
    );
  }
  if (fault === null) return null;
  return (
    <button
      type="button"
      title={fault.message}
      onClick={() => onFault(fault)}
      className="max-w-full truncate text-left text-fail hover:underline"
    >
      Line {fault.range.line}: <Prose text={fault.message} />
    </button>
  );
}

/** Under the text: how to leave it by keyboard while it has the focus, else its first fault; and whether edits are kept. */
export function EditorFoot({ saving, ...remark }: EditorFootProps) {
  return (
    <div className="flex min-h-6.5 items-center justify-between gap-x-3 border-t bg-canvas px-2 py-0.5 text-2xs text-ink-2">
      <span className="flex min-w-0 flex-wrap items-center gap-1">
        <Remark {...remark} />
      </span>
      <span
        data-saving={saving}
        className={`shrink-0 ${saving === 'failed' ? 'font-semibold text-fail' : ''}`}
      >
        {savingWords[saving]}
      </span>
    </div>
  );
}
