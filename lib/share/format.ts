import type { Result } from '@/lib/json';
import type { Edits, ShareFault, ShareFaultKind } from './types';

/**
 * A link is `v1.` and base64url of four bytes of CRC-32 (big-endian, of what follows) and a raw deflate stream of
 * UTF-8 JSON: an object with the edited texts alone. JSON escapes a lone surrogate, so every string survives UTF-8.
 */
export const version = '1';

/** The members of the JSON object, in the order in which they are written. */
export const parts: readonly string[] = ['request', 'response', 'expectation'] satisfies (keyof Edits)[];

/** Bytes of the checksum in front of the deflate stream. */
export const checkBytes = 4;

/** Longest link in characters: an address is sent on in messages; a larger edit is better sent as a file. */
export const maxLinkLength = 32_768;

/** Most bytes that the texts may take, as UTF-8 JSON, before deflating and after inflating. */
export const maxTextBytes = 2_097_152;

export function refuse(kind: ShareFaultKind, message: string): Result<never, ShareFault> {
  return { ok: false, fault: { kind, message } };
}
