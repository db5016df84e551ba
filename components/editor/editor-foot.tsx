import { Kbd } from '@/components/ui/kbd';
import { Prose } from '@/components/ui/prose';
import type { FixSuggestion } from '@/lib/protocol';
import type { Deed } from '@/lib/state';
import type { Marker, Place } from '@/lib/workers';

export interface EditorFootProps {
  /** What the Tab key does while the editor proper has the focus; null while it has not. */
  readonly tabKey: 'indents' | 'leaves' | null;
  readonly saving: 'idle' | 'waiting' | 'saved' | 'failed';
  readonly problem: string | null;
  /** The text was changed since it was judged. */
  readonly checking: boolean;
  /** The first thing that is marked in the shown text. */
  readonly fault: Marker | null;
  readonly onFault: (place: Place) => void;
  /** Mends a fault. */
  readonly onFix: (fix: FixSuggestion) => void;
  /** What a button has just done to the texts. */
  readonly deed: Deed | null;
  readonly onTakeBack: () => void;
}

const savingWords = {
  idle: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
} as const;

const buttonClass =
  'shrink-0 rounded-xs border border-line-strong/60 bg-surface px-1.5 font-medium text-ink hover:bg-hover';

type FaultProps = Pick<EditorFootProps, 'checking' | 'onFault' | 'onFix'> & { readonly fault: Marker };

function Fault({ fault, checking, onFault, onFix }: FaultProps) {
  const { fix } = fault;
  return (
    <>
      <button
        type="button"
        title={fault.message}
        onClick={() => onFault(fault)}
        className={`min-w-0 truncate text-left text-fail hover:underline ${checking ? 'late-dimmed' : ''}`}
      >
        Line {fault.range.line}: <Prose text={fault.message} />
      </button>
      {fix === undefined ? null : (
        <button type="button" onClick={() => onFix(fix)} className={buttonClass}>
          {fix.title}
        </button>
      )}
    </>
  );
}

/** How the Tab key leaves the editor, said as soon as it is caught there. */
function TabKey({ tabKey }: Pick<EditorFootProps, 'tabKey'>) {
  if (tabKey === null) return null;
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <>
      <Kbd>Ctrl</Kbd> {isMac ? <Kbd>⇧</Kbd> : null} <Kbd>M</Kbd>{' '}
      {tabKey === 'indents' ? 'lets Tab leave' : 'lets Tab indent'}
    </>
  );
}

/** Under the text: its first fault and what would mend it; what was just done; how Tab leaves; whether edits are kept. */
export function EditorFoot(props: EditorFootProps) {
  const { tabKey, saving, problem, checking, fault, onFault, onFix, deed, onTakeBack } = props;
  return (
    // Pressing a button leaves the focus in the text: nothing moves away under the pointer, and typing goes on there.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside act; this only keeps the focus
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 border-t bg-canvas px-2 py-0.5 text-2xs text-ink-2"
    >
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        {problem ??
          (fault === null ? null : (
            <Fault fault={fault} checking={checking} onFault={onFault} onFix={onFix} />
          ))}
      </span>
      <span role="status" className="flex min-w-0 items-center gap-1.5">
        {deed === null ? null : (
          <>
            <span className="min-w-0 truncate">{deed.words}.</span>
            <button type="button" onClick={onTakeBack} className={buttonClass}>
              Undo
            </button>
          </>
        )}
      </span>
      <span role="status" className="shrink-0">
        <TabKey tabKey={tabKey} />
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
