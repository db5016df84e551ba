import { IconButton } from '@/components/ui/button';

export interface EditorToolsProps {
  /** Null until the editor proper can do it. */
  readonly onFormat: (() => void) | null;
  /** Null while nothing differs from the file. */
  readonly onRevert: (() => void) | null;
}

/** What can be done with the texts. Buttons that wait keep their place and the focus. */
export function EditorTools({ onFormat, onRevert }: EditorToolsProps) {
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        icon="indent"
        label="Format: indent this text anew"
        aria-disabled={onFormat === null}
        onClick={() => onFormat?.()}
      />
      <IconButton
        icon="reset"
        label="Revert to the suite's text"
        aria-disabled={onRevert === null}
        onClick={() => onRevert?.()}
      />
    </div>
  );
}
