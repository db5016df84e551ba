import type { JsonFault, ParsedJson } from '@/lib/json';
import { type Diagnostic, suggestFix } from '@/lib/protocol';
import type { Clause } from '@/lib/verify';
import type { ExpectationProblem } from './read-expectation';
import type { LocatedWarning, Marker, TabId } from './types';

/** Where a text could not be read on. */
export function faultMarker(tab: TabId, fault: JsonFault): Marker {
  return { tab, range: fault.range, severity: 'error', message: fault.message, code: fault.kind };
}

/** Legal but treacherous places of a text. */
export function warningMarkers(warnings: readonly LocatedWarning[]): readonly Marker[] {
  return warnings.map(({ tab, warning: { range, message, kind } }) => ({
    tab,
    range,
    severity: 'warning',
    message,
    code: kind,
  }));
}

/** A pointer that starts at the row, split into the tab and the pointer inside that tab's text. */
export function locate(pointer: string): { readonly tab: 'response' | 'request'; readonly pointer: string } {
  const tab = pointer.startsWith('/request') ? 'request' : 'response';
  return { tab, pointer: pointer.slice(tab.length + 1) };
}

/** The faults of request and response, each on the very value (for a stray member: on its key). */
export function diagnosticMarkers(
  diagnostics: readonly Diagnostic[],
  read: Readonly<Record<'response' | 'request', ParsedJson>>,
): readonly Marker[] {
  return diagnostics.map((diagnostic) => {
    const { pointer, code, message } = diagnostic;
    const place = locate(pointer);
    const { rangeOf, keyRangeOf } = read[place.tab];
    const range = code === 'extra-member' ? keyRangeOf(place.pointer) : rangeOf(place.pointer);
    const fix = suggestFix(diagnostic, read.request.value, read.response.value);
    return { tab: place.tab, range, severity: 'error', message, code, ...(fix === null ? {} : { fix }) };
  });
}

/** What makes the Expectation tab no expectation. */
export function problemMarkers(
  problems: readonly ExpectationProblem[],
  { rangeOf }: ParsedJson,
): readonly Marker[] {
  return problems.map(({ pointer, message }) => ({
    tab: 'expectation',
    range: rangeOf(pointer),
    severity: 'error',
    message,
    code: 'invalid-row',
  }));
}

/** The place in the Expectation tab that a failed clause is about. */
function assertedAt({ clause, pointer }: Clause): string {
  switch (clause) {
    case 'missing-key':
    case 'different-value':
    case 'array-length':
    case 'array-order':
    case 'forbidden-key':
    case 'leaked-result':
    case 'rejection-not-expected':
      return `/expected${pointer}`;
    case 'state-differs':
    case 'payload-differs':
      return `/expectedState${pointer}`;
    case 'host-split':
      return '/hostExpected';
    case 'rejection-not-given':
    case 'nothing-reported':
    case 'status-contradicts':
      return '/expectError';
    case 'invalid-row':
      return '';
  }
}

/** Failed clauses on what they assert. They are warnings: an assertion that does not hold is not a malformed one. */
export function clauseMarkers(clauses: readonly Clause[], { keyRangeOf }: ParsedJson): readonly Marker[] {
  return clauses.map((clause) => ({
    tab: 'expectation',
    range: keyRangeOf(assertedAt(clause)),
    severity: 'warning',
    message: clause.message,
    code: clause.clause,
  }));
}
