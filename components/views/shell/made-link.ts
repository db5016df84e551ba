/** A link, or the sentence that says why there is none. */
export type MadeLink =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };
