import { createScanner } from 'jsonc-parser';
import { fail } from './fault';
import type { JsonFault } from './types';

/** The token numbers of the scanner that the grammar of JSON knows, and the trivia between them. */
export const tokens = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  space: 15,
  unknown: 16,
  end: 17,
} as const;

/** The scanner's current token, read strictly: a comment is a token of its own, never skipped. */
export interface TokenReader {
  /** Moves to the next token that is not whitespace and gives its number. */
  next(): number;
  offset(): number;
  end(): number;
  /** The decoded text of a string, or the literal of a number. */
  text(): string;
  line(): number;
  column(): number;
  /** The scanner saw a fault inside the token. */
  damaged(): boolean;
}

/** Reads the tokens of a text from an offset on. Lines are counted from there. */
export function readTokens(text: string, from = 0): TokenReader {
  const scanner = createScanner(text, false);
  if (from > 0) scanner.setPosition(from);
  return {
    next() {
      let token: number = scanner.scan();
      while (token === tokens.space || token === tokens.lineBreak) token = scanner.scan();
      return token;
    },
    offset: () => scanner.getTokenOffset(),
    end: () => scanner.getTokenOffset() + scanner.getTokenLength(),
    text: () => scanner.getTokenValue(),
    line: () => scanner.getTokenStartLine() + 1,
    column: () => scanner.getTokenStartCharacter() + 1,
    damaged: () => Number(scanner.getTokenError()) !== 0,
  };
}

/**
 * The fault of finding, at `offset`, something else than `expected` (which names it in words). Says what was
 * found and, where the mistake is a known one, how JSON has it.
 */
export function unexpected(
  text: string,
  offset: number,
  expected: string,
  hint?: string,
): { readonly ok: false; readonly fault: JsonFault } {
  const reader = readTokens(text, offset);
  const token = reader.next();
  if (token === tokens.string && reader.damaged()) return stringFault(text, reader.offset());
  const length = Math.max(0, reader.end() - reader.offset());
  const { found, rule } = describeToken(
    token,
    text.slice(reader.offset(), Math.min(reader.end(), reader.offset() + 40)),
  );
  const advice = hint ?? rule;
  const message = `Found ${found} where ${expected} was expected.${advice === undefined ? '' : ` ${advice}`}`;
  return fail('syntax', message, text, reader.offset(), length);
}

function describeToken(token: number, raw: string): { found: string; rule?: string } {
  switch (token) {
    case tokens.end:
      return { found: 'the end of the text' };
    case tokens.string:
      return { found: 'a string' };
    case tokens.number:
      return { found: `the number ${raw}` };
    case tokens.lineComment:
    case tokens.blockComment:
      return { found: 'a comment', rule: 'JSON has no comments.' };
    case tokens.unknown:
      return { found: `\`${raw}\``, ...ruleOf(raw) };
    default:
      return { found: `\`${raw}\`` };
  }
}

function ruleOf(raw: string): { rule?: string } {
  if (/^['\u2018\u2019\u201c\u201d`]/.test(raw)) return { rule: 'JSON strings stand in double quotes.' };
  if (/^[+-]?\.?[0-9]/.test(raw) || /^[+-]/.test(raw)) {
    return { rule: 'A JSON number starts with a digit, or with a minus and a digit.' };
  }
  if (/^[a-z_$]/i.test(raw)) {
    return {
      rule: 'JSON knows only the words true, false and null; any other text is a string in double quotes.',
    };
  }
  return {};
}

/** The fault inside a string token that starts at `offset`, located on the unit that is wrong. */
export function stringFault(text: string, offset: number): { readonly ok: false; readonly fault: JsonFault } {
  let at = offset + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) break;
    if (code < 32) return fail('syntax', controlMessage(code), text, at, 1);
    if (code === 92) {
      const known = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, at + 6));
      if (known === null) {
        if (at + 1 >= text.length) break;
        return text[at + 1] === 'u'
          ? fail('syntax', 'The escape `\\u` needs four hexadecimal digits.', text, at, 2)
          : fail('syntax', `Found the escape \`\\${text[at + 1]}\`, which JSON does not know.`, text, at, 2);
      }
      at += known[0].length;
    } else {
      at += 1;
    }
  }
  return fail(
    'syntax',
    'The string is not closed: a double quote was expected before the end of the text.',
    text,
    offset,
    text.length - offset,
  );
}

function controlMessage(code: number): string {
  if (code === 10 || code === 13) {
    return 'Found a line break inside a string: close the string before it, or write the break as `\\n`.';
  }
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const written = code === 9 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
  return `Found the control character ${name} inside a string: write it as \`${written}\`.`;
}
