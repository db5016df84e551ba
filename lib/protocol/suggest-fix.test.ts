import { describe, expect, it } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { changeJson, type JsonValue, parseJson } from '@/lib/json';
import { coreSuite } from '@/lib/suite';
import { suggestFix } from './suggest-fix';

type Row = { readonly request: JsonValue; readonly response: JsonValue };

function mended(row: Row, changes: readonly { readonly pointer: string; readonly value?: JsonValue }[]): Row {
  let text = JSON.stringify(row, null, 2);
  for (const change of changes) {
    const next = changeJson(text, change);
    if (next === null) throw new Error(`no change at ${change.pointer}`);
    text = next;
  }
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { request, response } = parsed.value.value as unknown as Row;
  return { request, response };
}

const faultsOf = (row: Row) => evaluate(row, { steps: false }).diagnostics;
const keyOf = ({ pointer, code, member }: ReturnType<typeof faultsOf>[number]) =>
  `${code} ${pointer} ${member ?? ''}`;

const faulty = coreSuite.filter((row) => faultsOf(row).length > 0);

describe('what would mend a fault', () => {
  it.each(faulty.map((row) => [row.id, row] as const))(
    'takes its fault away in %s',
    (_id, { request, response }) => {
      const row = { request, response };
      for (const diagnostic of faultsOf(row)) {
        const fix = suggestFix(diagnostic, request, response);
        if (fix === null) continue;
        const left = faultsOf(mended(row, fix.changes)).map(keyOf);
        expect(left).not.toContain(keyOf(diagnostic));
        expect(fix.title).not.toBe('');
      }
    },
  );

  it('knows what to do about nearly every fault of the core suite', () => {
    const all = faulty.flatMap(({ request, response }) =>
      faultsOf({ request, response }).map(
        (diagnostic) => [diagnostic.code, suggestFix(diagnostic, request, response)] as const,
      ),
    );
    const helpless = all.filter(([, fix]) => fix === null).map(([code]) => code);
    expect(all.length - helpless.length).toBeGreaterThan(30);
    expect(new Set(helpless)).toEqual(
      new Set([
        'tool-constraint',
        'wrong-value',
        'wrong-type',
        'target-not-advertised',
        'operation-not-advertised',
      ]),
    );
  });

  const titles: readonly [id: string, title: string][] = [
    ['deny-missing-reason', 'Add the missing reason'],
    ['modify-missing-operation', 'Add the missing operation'],
    ['unadvertised-deny-rejected', 'Advertise deny'],
    ['unadvertised-modify-rejected', 'Advertise merge on input'],
    ['unadvertised-merge-rejects-message', 'Advertise merge on input'],
    ['wrong-response-id', "Answer with the request's id"],
    ['modify-then-unknown-rejects-entire-response', 'Remove effect 2'],
  ];
  it.each(titles)('%s: %s', (id, title) => {
    const row = coreSuite.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(id);
    const [first] = faultsOf(row);
    expect(first && suggestFix(first, row.request, row.response)?.title).toBe(title);
  });
});
