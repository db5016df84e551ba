import { useEffect } from 'react';
import styles from './editor.module.css';
import { drawMarkers, rangeIn } from './markers';
import { knownModel } from './models';
import type { editor } from './monaco';
import type { TextEditorProps } from './props';

type Props = Pick<TextEditorProps, 'document' | 'tab' | 'markers' | 'effectRanges' | 'selectedEffect'>;

/** Draws the evaluator's markers in all tabs, and the band of the effect that is selected on the stage. */
export function useMarks(instance: editor.IStandaloneCodeEditor | null, props: Props): void {
  const { document, tab, markers, effectRanges, selectedEffect } = props;

  useEffect(() => {
    if (instance === null) return;
    for (const id of ['response', 'request', 'expectation'] as const) {
      const model = knownModel(document, id);
      if (model !== null) drawMarkers(model, id, markers);
    }
  }, [instance, document, markers]);

  useEffect(() => {
    const model = knownModel(document, 'response');
    const found = effectRanges.find(({ effect }) => effect === selectedEffect);
    if (instance === null || model === null || tab !== 'response' || found === undefined) return;
    const band = instance.createDecorationsCollection([
      {
        range: rangeIn(model, found.range),
        options: {
          isWholeLine: true,
          className: styles.effect ?? null,
          linesDecorationsClassName: styles.edge ?? null,
        },
      },
    ]);
    return () => band.clear();
  }, [instance, document, tab, effectRanges, selectedEffect]);
}
