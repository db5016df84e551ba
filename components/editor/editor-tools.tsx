import { IconButton } from '@/components/ui/button';

export interface EditorToolsProps {
  /** Null until the editor proper can do it. */
  readonly onFormat: (() => void) | null;
  /** Null while the shown text is the file's. */
  readonly onCompare: (() => void) | null;
  readonly comparing: boolean;
  /** Null while nothing differs from the file. */
  readonly onRevert: (() => void) | null;
}

/** What can be done with the texts. Buttons that wait keep their place and the focus. */
export function EditorTools({ onFormat, onCompare, comparing, onRevert }: EditorToolsProps) {
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        icon="indent"
        label="Format: indent this text anew"
        aria-disabled={onFormat === null}
        onClick={() => onFormat?.()}
      />
      <IconButton
        icon="compare"
        label="Compare with the suite's text"
        aria-pressed={comparing}
        aria-disabled={onCompare === null}
        onClick={() => onCompare?.()}
      />
      <IconButton
        icon="reset"
        label="Revert the row to the suite's texts"
        aria-disabled={onRevert === null}
        onClick={() => onRevert?.()}
      />
    </div>
  );
}
