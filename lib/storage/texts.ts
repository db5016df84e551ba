import type { Draft, DraftTexts } from './types';

/** Exactly the three texts, without revision and date, and without members that are undefined. */
export function textsOf(draft: DraftTexts): DraftTexts {
  return {
    ...(draft.request === undefined ? {} : { request: draft.request }),
    ...(draft.response === undefined ? {} : { response: draft.response }),
    ...(draft.expectation === undefined ? {} : { expectation: draft.expectation }),
  };
}

/** True when at least one text was edited; a dropped draft keeps its revision but has none. */
export function hasEdits(draft: DraftTexts): boolean {
  return draft.request !== undefined || draft.response !== undefined || draft.expectation !== undefined;
}

/** True when both hold the same texts, whatever their revisions. */
export function sameTexts(a: DraftTexts, b: DraftTexts): boolean {
  return a.request === b.request && a.response === b.response && a.expectation === b.expectation;
}

/** The draft that a write on revision `base` makes. */
export function nextDraft(texts: DraftTexts, base: number, savedAt: number | undefined): Draft {
  return { ...textsOf(texts), revision: base + 1, ...(savedAt === undefined ? {} : { savedAt }) };
}
