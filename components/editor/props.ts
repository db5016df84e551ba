import type { Reveal } from '@/lib/state';
import type { EffectRange, Marker, RowTexts, TabId } from '@/lib/workers';

/** What an editor of a row's texts is given, whichever of the two it is. */
export interface TextEditorProps {
  /** Names the row across suites: its texts keep their own undo. */
  readonly document: string;
  /** Named in the editor's accessible name. */
  readonly rowId: string;
  readonly tab: TabId;
  readonly texts: RowTexts;
  /** Grows when `texts` were replaced by something else than typing. */
  readonly replaced: number;
  readonly markers: readonly Marker[];
  readonly effectRanges: readonly EffectRange[];
  readonly selectedEffect: number | null;
  readonly reveal: Reveal | null;
  readonly theme: 'light' | 'dark';
  readonly onEdit: (tab: TabId, text: string) => void;
  /** The cursor entered an effect, or left them all. */
  readonly onCursorEffect: (effect: number | null) => void;
  readonly onFocusChange: (focused: boolean) => void;
}

export const tabLabels: Readonly<Record<TabId, string>> = {
  response: 'Response',
  request: 'Request',
  expectation: 'Expectation',
};
