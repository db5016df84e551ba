import { type ComponentType, useEffect, useState } from 'react';
import type { CodeEditorProps } from './code-editor';

export type LateEditor =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly CodeEditor: ComponentType<CodeEditorProps> }
  | { readonly kind: 'failed'; readonly message: string };

/** Fetches the editor once the page is useful (`wanted`) and idle: it is larger than everything else together. */
export function useCodeEditor(wanted: boolean): LateEditor {
  const [late, setLate] = useState<LateEditor>({ kind: 'waiting' });
  const waiting = late.kind === 'waiting';

  useEffect(() => {
    if (!wanted || !waiting) return;
    let gone = false;
    const load = () =>
      import('./code-editor').then(
        ({ CodeEditor }) => gone || setLate({ kind: 'here', CodeEditor }),
        (error: unknown) =>
          gone ||
          setLate({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
    const idle = typeof requestIdleCallback === 'function';
    const handle = idle ? requestIdleCallback(load, { timeout: 800 }) : setTimeout(load, 50);
    return () => {
      gone = true;
      if (idle) cancelIdleCallback(Number(handle));
      else clearTimeout(handle);
    };
  }, [wanted, waiting]);

  return late;
}
