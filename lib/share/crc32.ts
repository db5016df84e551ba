/**
 * CRC-32 as in gzip, as a signed 32-bit integer. It is taken of the deflated bytes: a change of up to 32 neighbouring
 * bits, and so of any one letter of a link, never goes unseen. Inflating itself checks nothing of the kind.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc;
}
