import { describe, expect, it, test } from 'vitest';
import { coreSuite, extendedSuite } from '@/lib/suite';
import { mutants, strengthOf } from '.';

const strength = strengthOf([...coreSuite, ...extendedSuite]);

describe('core and extended suite together', () => {
  // No survivor is left, other readings included: a row that states its reading turns red under another one.
  it('turn red under every known mistake', () => {
    expect(strength.survivors.map(({ id }) => id)).toEqual([]);
  });

  it('owe that to no single row', () => {
    const rows = new Set([...strength.killedBy.values()].flat());
    expect(rows.size).toBeGreaterThan(300);
  });
});

/** The gaps that the catalogue of real defects names, the mistake that stands for each, and a row made to show it. */
const gaps: readonly [defect: string, mutant: string, row: string][] = [
  ['A2', 'keeps-allow-of-changed-input', 'changed-input-drops-held-allow'],
  ['A6', 'true-equals-one', 'true-is-not-one'],
  ['A7', 'compares-rounded-integers', 'large-integers-are-exact'],
  ['A9', 'rewrite-clears-deny', 'rewrite-keeps-incoming-deny'],
  ['A11', 'first-return-wins', 'two-returns-last-wins'],
  ['A13', 'keeps-old-provenance', 'new-return-drops-old-provenance'],
  ['A15', 'held-null-is-no-candidate', 'held-null-is-a-candidate'],
  ['A17', 'ask-drops-candidate', 'ask-keeps-candidate-in-state'],
  ['A19', 'return-counts-as-allow', 'return-alone-is-no-permission'],
  ['A22', 'message-drops-candidate', 'message-keeps-held-candidate'],
  ['A23', 'allow-beside-modify-is-stale', 'allow-after-its-own-rewrite'],
  ['C6', 'list-merge-replaces', 'list-merge-appends-at-the-end'],
  ['C7', 'list-merge-upserts', 'list-merge-keeps-equal-ids'],
  ['C7', 'list-merge-skips-known-ids', 'list-merge-keeps-equal-entries'],
  ['C8', 'list-merge-prepends', 'list-merge-appends-at-the-end'],
  ['C10', 'object-for-list-accepted', 'output-takes-no-object'],
  ['C11', 'list-for-object-accepted', 'form-content-is-no-list'],
  ['C12', 'message-for-text-part-accepted', 'instructions-take-no-message'],
  ['C13', 'roles-unchecked', 'inbound-speaks-as-user-only'],
  ['C15', 'workspace-unchecked', 'workspace-directory-is-text'],
  ['C16', 'checks-only-the-final-input', 'intermediate-task-zero-every'],
  ['D8', 'targets-unchecked', 'summary-is-no-target-before-compaction'],
  ['E1', 'capabilities-unchecked', 'unknown-blocks-grant-nothing'],
  ['E11', 'empty-elicitation-grants-form', 'elicitation-empty-grant-grants-nothing'],
  ['E12', 'elicitation-modes-unchecked', 'elicitation-form-grants-no-link'],
  ['F9', 'chained-continue-spends-again', 'chained-continue-already-paid'],
  ['F10', 'chained-continue-needs-unit', 'chained-continue-at-zero-already-paid'],
  ['F12', 'maximum-unchecked', 'continue-at-maximum'],
  ['F15', 'empty-instruction-accepted', 'instruction-is-not-empty'],
  ['F19', 'prior-instructions-lost', 'carried-instructions-come-first'],
  ['F19', 'instructions-de-duplicated', 'carried-instruction-is-repeated'],
  ['G7', 'prior-injections-lost', 'carried-injections-outlive-an-empty-response'],
  ['G7', 'new-injections-replace-prior', 'carried-injections-come-first'],
  ['G8', 'injected-value-unchecked', 'injected-object-r3'],
  ['G9', 'missing-delivery-is-now', 'injection-names-its-delivery'],
  ['H2', 'ids-compared-loosely', '1'],
  ['H5', 'null-effects-are-none', 'effects-are-never-null'],
  ['H9', 'unknown-effect-members-tolerated', 'allow-gives-no-reason'],
  ['H10', 'result-beside-error-accepted', 'result-beside-error'],
  ['H13', 'empty-deny-reason-accepted', 'deny-reason-is-not-empty'],
  ['H13', 'empty-stop-reason-accepted', 'stop-reason-is-not-empty'],
  ['H14', 'deny-code-unchecked', 'deny-code-is-a-dotted-name'],
  ['H15', 'extensions-on-any-effect', 'allow-carries-no-extensions'],
  ['I3', 'neutral-fields-in-state', 'state-gains-no-empty-members'],
  ['I4', 'empty-fields-dropped-from-state', 'explicit-empty-members-stay'],
  ['I5', 'unknown-state-members-dropped', 'unknown-state-members-stay'],
  ['K1', 'return-beside-deny-accepted', 'elicitation-return-beside-deny'],
  ['K3', 'returns-unchecked', 'elicitation-decline-has-no-content'],
];

test.each(gaps)('defect %s (%s) turns the row %s red', (defect, id, row) => {
  expect(mutants.find((mutant) => mutant.id === id)?.defects).toContain(defect);
  expect(strength.killedBy.get(id)).toContain(row);
});

// A5, 1 against 1.0, is a matter of reading a text: no altered rule can stand for it, so its rows stand alone.
test('the defects that no altered rule can stand for have their rows', () => {
  const ids = extendedSuite.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['one-equals-one-point-zero', 'one-equals-one-e-zero']));
});
