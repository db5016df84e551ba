import { deflateSync, strToU8 } from 'fflate';
import { toBase64url } from './base64url';
import { crc32 } from './crc32';

/** A link with a fitting checksum around any bytes: what no damage makes, but a person can. */
export function sealed(deflated: Uint8Array): string {
  const bytes = new Uint8Array(4 + deflated.length);
  new DataView(bytes.buffer).setInt32(0, crc32(deflated));
  bytes.set(deflated, 4);
  return `v1.${toBase64url(bytes)}`;
}

export function sealedText(text: string | Uint8Array): string {
  return sealed(deflateSync(typeof text === 'string' ? strToU8(text) : text));
}
