import { useEffect } from 'react';
import { editor } from './monaco';

/** Tells whether the Tab key leaves the editor, which a key of the editor's own decides. */
export function useTabMode(
  instance: editor.IStandaloneCodeEditor | null,
  onTabLeaves: (leaves: boolean) => void,
): void {
  useEffect(() => {
    if (instance === null) return;
    const report = () => onTabLeaves(instance.getOption(editor.EditorOption.tabFocusMode));
    report();
    const subscription = instance.onDidChangeConfiguration(report);
    return () => subscription.dispose();
  }, [instance, onTabLeaves]);
}
