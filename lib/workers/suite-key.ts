/**
 * Names an opened file by its content, so that its drafts are found again when the same file is opened, under whatever
 * name, and never mistaken for those of another one. Two rounds of a 32-bit multiplicative hash and the length: enough
 * to tell a person's files apart, and it needs no secure context.
 */
export function suiteKey(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) + (b >>> 13);
  }
  const word = (n: number) => (n >>> 0).toString(36);
  return `file-${word(a)}${word(b ^ (b >>> 15))}-${text.length.toString(36)}`;
}
