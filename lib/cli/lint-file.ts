import { commandLineLimits, outlineRows, parseJson, positionAt } from '@/lib/json';
import type { RowFinding } from './lint-row';

/** What is treacherous in a suite file outside of its rows: its byte-order mark, its own members. */
export function lintFile(text: string): readonly RowFinding[] {
  const found: RowFinding[] = [];
  if (text.startsWith('\ufeff')) {
    const range = { offset: 0, length: 1, line: 1, column: 1 };
    const message = 'The file starts with a byte-order mark, which JSON does not allow.';
    found.push({ code: 'byte-order-mark', pointer: '', range, message });
  }
  const outline = outlineRows(text, 'scenarios', commandLineLimits);
  if (!outline.ok || outline.value.rows === null) return found;
  const seen = new Set<string>();
  for (const { key, keyOffset, offset, length } of outline.value.members) {
    if (seen.has(key)) {
      const range = { offset: keyOffset, length: offset - keyOffset, ...positionAt(text, keyOffset) };
      const message = `The key ${JSON.stringify(key)} stands twice in the file; the last one counts.`;
      found.push({ code: 'duplicate-key', pointer: '', range, message });
    }
    seen.add(key);
    const parsed =
      key === 'scenarios' ? null : parseJson(text.slice(offset, offset + length), commandLineLimits);
    for (const { kind, range, message } of parsed?.ok ? parsed.value.warnings : []) {
      const at = offset + range.offset;
      found.push({
        code: kind,
        pointer: '',
        range: { offset: at, length: range.length, ...positionAt(text, at) },
        message,
      });
    }
  }
  return found;
}
