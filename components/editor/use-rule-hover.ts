import { useEffect, useRef } from 'react';
import { ruleTexts } from '@/components/views/learn/rules';
import { type JsonValue, parseJson, pathOf, valueAt } from '@/lib/json';
import { rangeIn } from './markers';
import { ruleOf } from './member-rules';
import { knownModel } from './models';
import { languages } from './monaco';
import type { TextEditorProps } from './props';

/** Beyond this many letters nothing is said: the text would be read anew under a resting pointer. */
const longest = 500_000;

function typeAt(response: JsonValue, index: number): string | undefined {
  const type = valueAt(response, `/result/effects/${index}/type`);
  return typeof type === 'string' ? type : undefined;
}

/** Says which of the nine rules a member falls under, beside what the schema says of it. */
export function useRuleHover(props: Pick<TextEditorProps, 'document' | 'tab'>): void {
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const provider = languages.registerHoverProvider('json', {
      provideHover: (model, position) => {
        const { document, tab } = latest.current;
        if (knownModel(document, tab) !== model || model.getValueLength() > longest) return null;
        const parsed = parseJson(model.getValue());
        if (!parsed.ok) return null;
        const { value, pointerAt, rangeOf } = parsed.value;
        const pointer = pointerAt(model.getOffsetAt(position));
        const rule = ruleOf(tab, pathOf(pointer), (index) => typeAt(value, index));
        const text = ruleTexts.find((candidate) => candidate.rule === rule);
        if (text === undefined) return null;
        const words = `**Rule ${text.rule} · ${text.name}.** ${text.gist}`;
        return { range: rangeIn(model, rangeOf(pointer)), contents: [{ value: words }] };
      },
    });
    return () => provider.dispose();
  }, []);
}
