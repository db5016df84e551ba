export { decodeEdits } from './decode-edits';
export { encodeEdits } from './encode-edits';
export { maxLinkLength, maxTextBytes } from './format';
export type { Edits, ShareFault, ShareFaultKind } from './types';
