import { Kbd } from '@/components/ui/kbd';

export interface EditorFootProps {
  /** The editor proper stands, which keeps the Tab key for itself. */
  readonly rich: boolean;
  readonly focused: boolean;
  readonly saving: 'idle' | 'waiting' | 'saved' | 'failed';
  readonly problem: string | null;
}

const savingWords = {
  idle: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
} as const;

/** Under the text: how to leave it by keyboard while it has the focus, and whether the edit is kept. */
export function EditorFoot({ rich, focused, saving, problem }: EditorFootProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 border-t border-line px-2 py-0.5 text-2xs text-ink-3">
      <span>
        {problem ??
          (rich && focused ? (
            <>
              Tab indents here. <Kbd>Ctrl</Kbd> <Kbd>M</Kbd> lets Tab leave the editor, and takes it back.
            </>
          ) : null)}
      </span>
      <span data-saving={saving} className={saving === 'failed' ? 'font-semibold text-fail' : undefined}>
        {savingWords[saving]}
      </span>
    </div>
  );
}
