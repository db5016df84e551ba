/** Puts colour on words, or leaves them plain. Colour is never the only sign: each word says the same. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly strong: (text: string) => string;
}

const styled =
  (code: number, end: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[${end}m`;
const plain = (text: string): string => text;

export const colored: Paint = {
  good: styled(32, 39),
  bad: styled(31, 39),
  dim: styled(2, 22),
  strong: styled(1, 22),
};
export const uncolored: Paint = { good: plain, bad: plain, dim: plain, strong: plain };

/** Colour is for a terminal only, and not where NO_COLOR is set or the terminal calls itself dumb. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  return isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** Text from a file as it may be shown on a terminal: control characters cannot steer it. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
