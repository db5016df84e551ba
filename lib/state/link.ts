import { type DraftTexts, hasEdits, sameTexts } from '@/lib/storage';
import type { RowTexts } from '@/lib/workers';
import { editsOf, withDraft } from './edits';

/**
 * What becomes of a link's text where the row stands as `draft` says. `take`: nothing was edited here, so the link's text
 * is shown and becomes the draft. `beside`: both are kept, and the draft stays in sight.
 */
export type Meeting =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'take' | 'beside'; readonly texts: DraftTexts };

export function meetLink(source: RowTexts, draft: DraftTexts, link: DraftTexts | null): Meeting {
  const texts = link === null ? {} : editsOf(source, withDraft(source, link));
  if (!hasEdits(texts) || sameTexts(texts, draft)) return { kind: 'nothing' };
  return { kind: hasEdits(draft) ? 'beside' : 'take', texts };
}
