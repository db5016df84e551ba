import { deflateSync, strToU8 } from 'fflate';
import type { Result } from '@/lib/json';
import { toBase64url } from './base64url';
import { crc32 } from './crc32';
import { checkBytes, maxLinkLength, maxTextBytes, parts, refuse, version } from './format';
import type { Edits, ShareFault } from './types';

/**
 * The fragment of a link (without `#`) that `decodeEdits` reads back to exactly these texts, lone surrogates included.
 * Give it only the texts that differ from the bundled row. The same edits always make the same link.
 * Faults: `too-large` and `too-long`.
 */
export function encodeEdits(edits: Edits): Result<string, ShareFault> {
  const { request = '', response = '', expectation = '' } = edits;
  // Every character takes a byte or more: what is far too large is told before it is copied.
  if (request.length + response.length + expectation.length > maxTextBytes) return tooLarge();
  const text = strToU8(JSON.stringify(edits, [...parts]));
  if (text.length > maxTextBytes) return tooLarge();
  const deflated = deflateSync(text, { level: 9 });
  const bytes = new Uint8Array(checkBytes + deflated.length);
  new DataView(bytes.buffer).setInt32(0, crc32(deflated));
  bytes.set(deflated, checkBytes);
  const link = `v${version}.${toBase64url(bytes)}`;
  if (link.length <= maxLinkLength) return { ok: true, value: link };
  return refuse(
    'too-long',
    `These edits need a link of ${count(link.length)} characters; a link may have ${count(maxLinkLength)}.`,
  );
}

function tooLarge(): Result<never, ShareFault> {
  return refuse('too-large', 'These edits are too large for a link: together the texts exceed 2 MB.');
}

function count(value: number): string {
  return value.toLocaleString('en');
}
