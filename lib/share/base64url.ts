const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 with the alphabet for addresses and without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += alphabet.charAt((held >> bits) & 63);
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63);
}

/**
 * The bytes of a text that `toBase64url` wrote; undefined for any other text, also where only unused bits differ, so
 * that no two texts stand for the same bytes.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array((text.length * 6) >> 3);
  let at = 0;
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return bits < 6 && (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
