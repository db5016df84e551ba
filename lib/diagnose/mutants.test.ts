import { describe, expect, it, test } from 'vitest';
import { coreSuite } from '@/lib/suite';
import { mutants, strengthOf } from '.';

const strength = strengthOf(coreSuite);
const numbers = new Map(coreSuite.map(({ id }, index) => [id, index + 1]));
const killers = (id: string): string =>
  (strength.killedBy.get(id) ?? ['no such mutant']).map((row) => numbers.get(row)).join(' ');

describe('the known mistakes', () => {
  it('are more than two hundred, each under a name of its own, with a claim and a hint', () => {
    expect(mutants.length).toBeGreaterThan(200);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ claim }) => claim)).size).toBe(mutants.length);
    expect(mutants.filter(({ hint }) => !/^\S.{10,}\.$/.test(hint))).toEqual([]);
    expect(mutants.filter(({ claim }) => /^[A-Z]|\.$/.test(claim))).toEqual([]);
  });
});

// Which rows of the core suite (counted from 1) the catalogue of real defects found to turn red under each of them.
const catalogue: readonly [defect: string, mutant: string, rows: string][] = [
  ['A1', 'keeps-candidate-of-changed-input', '35'],
  ['A2', 'keeps-allow-of-changed-input', ''],
  ['A3', 'every-modify-invalidates', '36 37'],
  ['A4', 'compares-input-as-text', '37'],
  ['A6', 'true-equals-one', ''],
  ['A8', 'rewrite-clears-ask', '41'],
  ['A9', 'rewrite-clears-deny', ''],
  ['A10', 'drops-return-before-modify', '20 38'],
  ['A11', 'first-return-wins', ''],
  ['A12', 'held-candidate-wins', '33'],
  ['A13', 'keeps-old-provenance', ''],
  ['A14', 'ignores-false-like-returns', '10 11 12 13'],
  ['A16', 'empty-response-drops-candidate', '32'],
  ['A17', 'ask-drops-candidate', ''],
  ['A18', 'shows-result-under-ask', '30 31 40 41'],
  ['A18', 'shows-result-under-deny', '21 28 29 34 42'],
  ['A18', 'shows-result-under-stop', '81 83'],
  ['A19', 'return-counts-as-allow', ''],
  ['A22', 'message-drops-candidate', ''],
  ['A23', 'allow-beside-modify-is-stale', ''],
  ['B1', 'last-permission-wins', '22 24 26 39 41 42'],
  ['B2', 'first-permission-wins', '21 23 25 27'],
  ['B5', 'ask-outranks-deny', '21 26 27'],
  ['B6', 'empty-response-resets-permission', '40 43 44'],
  ['B9', 'deny-suppresses-messages', '21'],
  ['C1', 'merges-deeply', '15'],
  ['C2', 'null-deletes', '15'],
  ['C3', 'replace-keeps-omitted-keys', '16 17 60'],
  ['C4', 'merge-replaces', '15 17 18 19 20 21 35 36 38 41'],
  ['C6', 'list-merge-replaces', ''],
  ['C7', 'list-merge-upserts', ''],
  ['C8', 'list-merge-prepends', ''],
  ['C9', 'list-merged-as-no-keys', '56'],
  ['D3', 'rescues-deny', '48'],
  ['E1', 'capabilities-unchecked', '63 64 65 66 67 68 69 70 71 85 96 101 102 103'],
  ['E2', 'operations-unchecked', '69 70'],
  ['E3', 'flow-operations-unchecked', '96'],
  ['E4', 'deliveries-unchecked', '102'],
  ['F1', 'prior-stop-lost', '79 80 81'],
  ['F2', 'last-flow-wins', '94'],
  ['F3', 'first-flow-wins', '93'],
  ['F4', 'stop-drops-instructions', '93 94'],
  ['F5', 'each-continue-spends', '90 91'],
  ['F6', 'any-stop-spends', '92 93 94'],
  ['F7', 'continue-is-free', '89 90 91 97'],
  ['F8', 'units-counted-by-instructions', '97'],
  ['F9', 'chained-continue-spends-again', ''],
  ['F10', 'chained-continue-needs-unit', ''],
  ['F11', 'exhausted-continue-accepted', '95'],
  ['F12', 'maximum-unchecked', ''],
  ['F13', 'continue-needs-instruction', '97'],
  ['F14', 'missing-instruction-is-empty', '97'],
  ['F15', 'empty-instruction-accepted', ''],
  ['F17', 'runs-although-stopped', '79 80 81 82 83'],
  ['F18', 'finish-reads-as-executed', '89 90 91 92 93 94 97'],
  ['F19', 'prior-instructions-lost', ''],
  ['F21', 'last-instruction-only', '90 91'],
  ['G1', 'deny-reason-is-a-message', '6 21 24 25 26 27 28 29 34 84'],
  ['G1', 'stop-reason-is-a-message', '82 83 84 92 93 94'],
  ['G2', 'messages-reversed', '8'],
  ['G3', 'injection-is-a-message', '98 99 100'],
  ['G4', 'last-injection-only', '100'],
  ['G5', 'injection-keeps-only-value', '98 99 100'],
  ['G6', 'next-turn-dropped', '99 100'],
  ['G7', 'prior-injections-lost', ''],
  ['H1', 'reply-id-unchecked', '72'],
  ['H2', 'ids-compared-loosely', ''],
  ['H3', 'jsonrpc-unchecked', '73'],
  ['H3', 'protocol-version-unchecked', '74'],
  ['H4', 'single-effect-is-a-list', '76'],
  ['H5', 'null-effects-are-none', ''],
  ['H6', 'null-result-is-empty', '77'],
  ['H7', 'absent-effects-are-none', '75'],
  ['H8', 'unknown-members-refused', '78'],
  ['H9', 'unknown-effect-members-tolerated', ''],
  ['H10', 'result-beside-error-accepted', ''],
];

test.each(catalogue)('defect %s (%s) shows on the rows that the catalogue names: %s', (defect, id, rows) => {
  expect(mutants.find((mutant) => mutant.id === id)?.defects).toContain(defect);
  expect(killers(id)).toBe(rows);
});

test('a skipped effect shows on the 32 rows with a malformed or unadvertised one', () => {
  expect(strength.killedBy.get('skips-invalid-effects')).toHaveLength(32);
});

test('a mistake that only the emitted state shows is known as such', () => {
  const stateOnly = strength.stateOnly.map(({ id }) => id);
  expect(stateOnly).toEqual(
    expect.arrayContaining([
      'keeps-allow-of-changed-input',
      'keeps-old-provenance',
      'return-counts-as-allow',
    ]),
  );
  expect(strength.survivors.length).toBeGreaterThan(stateOnly.length);
});
