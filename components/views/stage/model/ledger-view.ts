import type { EffectSummary, LedgerEntry, Rejected } from '@/lib/evaluate';
import { type Difference, diffJson, isJsonObject, type JsonValue, member, stringifyJson } from '@/lib/json';
import { injectionText } from './injection-text';
import { counted, effectName, fieldNames } from './names';

/** One line of the ledger: a field that would have been something else, beside the snapshot it kept. */
export interface LedgerLine {
  readonly key: string;
  readonly field: string;
  readonly effect: number | null;
  /** The effect's label; empty for what belongs to no effect. */
  readonly label: string;
  /** What the field was staged as, or would have become, in words; null where there is nothing to compare. */
  readonly staged: string | null;
  readonly snapshot: string;
  /** The path list, where a whole payload was staged; then `staged` and `snapshot` need not be shown. */
  readonly differences: readonly Difference[] | null;
}

/** Both lists of a rejection, and the reason that heads them. */
export interface LedgerView {
  readonly rolledBack: readonly LedgerLine[];
  readonly neverApplied: readonly LedgerLine[];
  /** `effect 6 failed`, `the envelope failed`. */
  readonly cause: string;
}

/** A field's value in words: a list that only grows tells what was added, a candidate what it holds. */
function told(field: LedgerEntry['field'], value: JsonValue | undefined): string {
  switch (field) {
    case 'permission':
    case 'flow':
      return String(value);
    case 'messages':
    case 'instructions': {
      const last = Array.isArray(value) ? value.at(-1) : undefined;
      return last === undefined ? 'none' : `“${String(last)}”`;
    }
    case 'injections': {
      const last = Array.isArray(value) ? value.at(-1) : undefined;
      return last === undefined ? 'none' : `“${injectionText(last)}”`;
    }
    case 'candidate':
      return value !== undefined && isJsonObject(value)
        ? stringifyJson(member(value, 'value') ?? null)
        : 'empty';
    case 'prompts':
      return value === 0 ? 'none' : counted(Number(value), 'approval asked for', 'approvals asked for');
    case 'executed':
      return value === true ? 'the tool ran' : 'the tool did not run';
    case 'remaining':
    case 'payload':
      return value === undefined ? 'absent' : stringifyJson(value);
  }
}

function lineOf(
  { field, effect, staged, snapshot }: LedgerEntry,
  position: number,
  effects: readonly EffectSummary[],
  undone: boolean,
  payload: string,
): LedgerLine {
  const whole = undone && field === 'payload' && staged !== undefined && snapshot !== undefined;
  return {
    key: `${position} ${field}`,
    field: field === 'payload' ? payload : fieldNames[field],
    effect,
    label: effect === null ? '' : (effects[effect]?.label ?? ''),
    staged: staged === undefined ? null : told(field, staged),
    snapshot: told(field, snapshot),
    differences: whole ? diffJson(snapshot, staged) : null,
  };
}

/**
 * The ledger of a rejection: what was staged and undone, and what was valid but never came to be applied. `payload` is the
 * boundary's own word for what it holds.
 */
export function ledgerView(
  { ledger, effect }: Rejected,
  effects: readonly EffectSummary[],
  payload: string = fieldNames.payload,
): LedgerView {
  const lines = (entries: readonly LedgerEntry[], undone: boolean) =>
    entries.map((entry, position) => lineOf(entry, position, effects, undone, payload));
  return {
    rolledBack: lines(ledger.rolledBack, true),
    neverApplied: lines(ledger.neverApplied, false),
    cause: `${effect === null ? 'the envelope' : effectName(effect)} failed`,
  };
}
