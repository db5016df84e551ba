/** A text to be copied, or the sentence that says why there is none. */
export type Copyable =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };
