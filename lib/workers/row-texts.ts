import { format } from 'jsonc-parser';
import { pageLimits, parseJson } from '@/lib/json';
import type { RowTexts } from './types';

const expectationKeys = ['expected', 'expectError', 'hostExpected', 'expectedState', 'readings'] as const;

/** Re-indents JSON text by two spaces. Only white space changes: numbers, escapes and the order of keys stay as written. */
export function reindent(text: string): string {
  const edits = format(text, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' });
  const parts: string[] = [];
  let from = 0;
  for (const { offset, length, content } of edits) {
    parts.push(text.slice(from, offset), content);
    from = offset + length;
  }
  parts.push(text.slice(from));
  return parts.join('').trim();
}

/**
 * Cuts a row's source text into the texts of the three tabs. The row is known to be an object with `request` and
 * `response`; of a key that is written twice, the last one counts, as everywhere.
 */
export function rowTexts(source: string): RowTexts {
  const parsed = parseJson(source, pageLimits);
  if (!parsed.ok) throw new Error(`a row of an open suite is not JSON: ${parsed.fault.message}`);
  const { value, rangeOf } = parsed.value;
  const has = (key: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  const textOf = (key: string): string => {
    if (!has(key)) return 'null';
    const { offset, length } = rangeOf(`/${key}`);
    return source.slice(offset, offset + length);
  };
  const members = expectationKeys.filter(has).map((key) => `"${key}": ${textOf(key)}`);
  return {
    request: reindent(textOf('request')),
    response: reindent(textOf('response')),
    expectation: reindent(`{${members.join(',')}}`),
  };
}
