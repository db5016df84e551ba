import { useEffect, useRef } from 'react';
import type { FixSuggestion } from '@/lib/protocol';
import { rangeIn } from './markers';
import { knownModel } from './models';
import { editor, languages, Range } from './monaco';
import type { TextEditorProps } from './props';

interface Props extends Pick<TextEditorProps, 'document' | 'tab' | 'markers'> {
  readonly onFix: (fix: FixSuggestion) => void;
}

const command = 'ahp.mend';

/** Offers what would mend a fault as the editor's quick fixes (Ctrl and the full stop, or the light bulb). */
export function useFixes(props: Props): void {
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const mending = editor.registerCommand(command, (_accessor, fix: FixSuggestion) =>
      latest.current.onFix(fix),
    );
    const offering = languages.registerCodeActionProvider('json', {
      provideCodeActions: (model, range) => {
        const { document, tab, markers } = latest.current;
        if (knownModel(document, tab) !== model) return { actions: [], dispose: () => undefined };
        const actions = markers.flatMap(({ fix, tab: marked, range: place }) => {
          if (fix === undefined || marked !== tab) return [];
          if (!Range.areIntersectingOrTouching(rangeIn(model, place), range)) return [];
          return [
            {
              title: fix.title,
              kind: 'quickfix',
              command: { id: command, title: fix.title, arguments: [fix] },
            },
          ];
        });
        return { actions, dispose: () => undefined };
      },
    });
    return () => {
      mending.dispose();
      offering.dispose();
    };
  }, []);
}
