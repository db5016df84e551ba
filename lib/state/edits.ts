import type { DraftTexts } from '@/lib/storage';
import { hasEdits, textsOf } from '@/lib/storage';
import type { RowTexts } from '@/lib/workers';

/** The texts with the draft's in place of the file's own. */
export function withDraft(source: RowTexts, draft: DraftTexts | null): RowTexts {
  return draft === null ? source : { ...source, ...textsOf(draft) };
}

/** What differs from the file: only that is stored, so that an unedited text follows its suite. */
export function editsOf(source: RowTexts, texts: RowTexts): DraftTexts {
  return {
    ...(texts.request === source.request ? {} : { request: texts.request }),
    ...(texts.response === source.response ? {} : { response: texts.response }),
    ...(texts.expectation === source.expectation ? {} : { expectation: texts.expectation }),
  };
}

/** The set with the key in or out; the very same set where nothing changes. */
export function marked(edited: ReadonlySet<string>, key: string, draft: DraftTexts): ReadonlySet<string> {
  const is = hasEdits(draft);
  if (edited.has(key) === is) return edited;
  const next = new Set(edited);
  if (is) next.add(key);
  else next.delete(key);
  return next;
}
