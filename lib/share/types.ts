/** Texts of a row that stand in place of the bundled row's own; an absent one follows its suite. */
export interface Edits {
  readonly request?: string;
  readonly response?: string;
  readonly expectation?: string;
}

/**
 * Why edits make no link, or a link gives no edits.
 * - `too-long`: the link is longer than `maxLinkLength`.
 * - `too-large`: the texts take more than `maxTextBytes`; of a link, it would unpack to more.
 * - `not-a-link`: the fragment does not begin as a link to edits does.
 * - `foreign-version`: a link of another version of this format.
 * - `damaged`: a letter that no link has, or a checksum that does not fit: changed or cut short on its way.
 * - `not-deflate`, `not-utf-8`, `wrong-shape`: whole, but not made by `encodeEdits`; named by the layer that fails.
 */
export type ShareFaultKind =
  | 'too-long'
  | 'too-large'
  | 'not-a-link'
  | 'foreign-version'
  | 'damaged'
  | 'not-deflate'
  | 'not-utf-8'
  | 'wrong-shape';

export interface ShareFault {
  readonly kind: ShareFaultKind;
  /** One sentence for people. */
  readonly message: string;
}
