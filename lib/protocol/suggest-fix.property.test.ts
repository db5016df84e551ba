import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '@/lib/evaluate';
import { changeJson, isJsonObject, type JsonValue, member, parseJson, stringifyJson } from '@/lib/json';
import { randomRows } from '../evaluate/random-rows.test-support';
import { suggestFix } from './suggest-fix';
import type { Diagnostic } from './types';

function faultsIn(text: string): readonly Diagnostic[] {
  const parsed = parseJson(text);
  const row = parsed.ok ? parsed.value.value : null;
  if (row === null || !isJsonObject(row)) throw new Error(`no row: ${text}`);
  return faultsOf(member(row, 'request') ?? null, member(row, 'response') ?? null);
}

const faultsOf = (request: JsonValue, response: JsonValue) =>
  evaluate({ request, response }, { steps: false }).diagnostics;

const placeOf = ({ code, pointer, member: name }: Diagnostic) => `${code} ${pointer} ${name ?? ''}`;

test('every fix can be done, takes its fault away and brings none of the same kind to that place', () => {
  const mended = new Set<string>();
  fc.assert(
    fc.property(randomRows, fc.constantFrom(0, 2), ({ request, response }, indent) => {
      const row: JsonValue = { request, response };
      const before = faultsOf(request, response);
      for (const diagnostic of before) {
        const fix = suggestFix(diagnostic, request, response);
        if (fix === null) continue;
        let text: string | null = stringifyJson(row, indent);
        for (const change of fix.changes) text = text && changeJson(text, change);
        if (text === null) throw new Error(`cannot ${fix.title}`);
        const after = faultsIn(text);
        const { code } = diagnostic;
        // Behind an effect that goes all others move up, so that the place may hold another's fault.
        if (fix.changes.some(({ pointer }) => pointer === `/response/result/effects/${diagnostic.effect}`)) {
          const count = (faults: readonly Diagnostic[]) =>
            faults.filter((fault) => fault.code === code).length;
          expect(count(after), fix.title).toBeLessThan(count(before));
        } else expect(after.map(placeOf), fix.title).not.toContain(placeOf(diagnostic));
        mended.add(code);
      }
    }),
    { numRuns: 500 },
  );
  expect(mended.size).toBeGreaterThan(7);
});
