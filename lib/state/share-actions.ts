import type { Result } from '@/lib/json';
import { encodeEdits, type ShareFault } from '@/lib/share';
import { hasEdits } from '@/lib/storage';
import type { RowTexts } from '@/lib/workers';
import type { Context } from './context';
import { editsOf } from './edits';
import type { WorkbenchState } from './types';

export interface ShareActions {
  /** The fragment that carries the shown row's edits, with its `#`; empty where nothing was edited. */
  fragment(): Result<string, ShareFault>;
  /**
   * The same for the address of the page as `state` has it (default: as it is now). It follows the typing: none where
   * making it would hold the page up.
   */
  addressFragment(state?: WorkbenchState): string;
}

/** The most characters of edited text that are packed between two key strokes. */
const packedWhileTyping = 131_072;

/** Packs the edits of the shown row into links. */
export function shareActions({ store }: Context): ShareActions {
  let last: { readonly texts: RowTexts; readonly fragment: Result<string, ShareFault> } | null = null;

  function fragmentOf({ source, texts }: WorkbenchState): Result<string, ShareFault> {
    if (source === null || texts === null) return { ok: true, value: '' };
    if (last?.texts === texts) return last.fragment;
    const edits = editsOf(source, texts);
    const packed = hasEdits(edits) ? encodeEdits(edits) : null;
    const made = packed?.ok ? { ok: true as const, value: `#${packed.value}` } : packed;
    last = { texts, fragment: made ?? { ok: true, value: '' } };
    return last.fragment;
  }

  return {
    fragment: () => fragmentOf(store.getState()),
    addressFragment: (state = store.getState()) => {
      const { missing, source, texts } = state;
      if (missing !== null) return missing.fragment ?? '';
      if (source === null || texts === null) return '';
      const { request = '', response = '', expectation = '' } = editsOf(source, texts);
      if (request.length + response.length + expectation.length > packedWhileTyping) return '';
      const made = fragmentOf(state);
      return made.ok ? made.value : '';
    },
  };
}
