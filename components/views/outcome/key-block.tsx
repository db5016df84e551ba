import { Term } from '@/components/views/learn/term';
import type { TermName } from '@/components/views/learn/terms';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { VerdictMark } from '@/components/views/marks/verdict-mark';
import type { Blame, EffectSummary } from '@/lib/evaluate';
import type { Difference, JsonValue } from '@/lib/json';
import type { RuleNumber } from '@/lib/protocol';
import { BlameLine } from './blame-line';
import { clauseTitles, type KeyLine } from './clauses';
import { JsonText } from './json-text';

export interface KeyBlockProps {
  readonly line: KeyLine;
  readonly blame: Blame | undefined;
  readonly note: string | undefined;
  readonly effects: readonly EffectSummary[];
  readonly onBlame: (step: number, effect: number | null) => void;
  readonly onRule: (rule: RuleNumber) => void;
}

/** Keys whose name is a term of the field. */
const termOfKey = new Map<string, TermName>([
  ['decision', 'decision'],
  ['executed', 'executed'],
  ['flow', 'flow'],
  ['continuationRemaining', 'allowance'],
  ['injections', 'injection'],
  ['result', 'candidate'],
]);

/** A decision keeps its shape beside its word; everything else is its JSON. */
function Value({ name, value }: { name: string; value: JsonValue }) {
  if (name === 'decision' && (value === 'allow' || value === 'ask' || value === 'deny')) {
    return <PermissionMark permission={value} word="shown" />;
  }
  return <JsonText value={value} />;
}

/** One line of a diff: the sign, its word for those who hear it, and the value. */
function DiffLine({
  sign,
  word,
  name,
  value,
}: {
  sign: '−' | '+';
  word: string;
  name: string;
  value: JsonValue | undefined;
}) {
  return (
    <div className={`flex gap-2 rounded-xs px-1.5 py-0.5 ${sign === '−' ? 'bg-removed' : 'bg-added'}`}>
      <span aria-hidden="true" className="font-mono font-bold select-none">
        {sign}
      </span>
      <span className="w-14 shrink-0 text-xs/5 text-ink-2">{word}</span>
      <span className="min-w-0 flex-1">
        {value === undefined ? (
          <span className="text-ink-2 italic">absent</span>
        ) : (
          <Value name={name} value={value} />
        )}
      </span>
    </div>
  );
}

/** Where two values differ inside, path by path; expected on the left. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="mt-1 space-y-0.5 font-mono text-xs">
      {differences.map(({ pointer, kind, before, after }) => (
        <li key={pointer} className="flex flex-wrap gap-x-2">
          <span className="text-ink-2">{pointer === '' ? 'the whole' : pointer}</span>
          {kind === 'added' ? <span>not expected</span> : <JsonText value={before ?? null} limit={60} />}
          <span aria-hidden="true">→</span>
          <span className="sr-only">is</span>
          {kind === 'removed' ? <span>absent</span> : <JsonText value={after ?? null} limit={60} />}
        </li>
      ))}
    </ul>
  );
}

/** One key of the outcome: equal values once, different ones as expected and actual, then who set it. */
export function KeyBlock({ line, blame, note, effects, onBlame, onRule }: KeyBlockProps) {
  const { key, expected, actual, asserted, clauses } = line;
  const failed = clauses.length > 0;
  const term = termOfKey.get(key);
  return (
    <div className={`px-3 py-2 ${failed ? 'bg-fail-tint/60' : ''}`}>
      <dt className="flex items-center gap-2">
        <VerdictMark
          verdict={failed ? 'failed' : asserted ? 'passed' : 'none'}
          size={13}
          word={asserted || failed ? 'spoken' : 'none'}
        />
        <span className="font-mono text-sm font-medium">{term ? <Term name={term}>{key}</Term> : key}</span>
        {asserted || failed ? null : <span className="text-xs text-ink-3">not asserted</span>}
      </dt>
      <dd className="mt-0.5 pl-[21px] text-sm">
        {failed ? (
          <>
            {clauses.map((clause) => (
              <p key={`${clause.clause}${clause.pointer}`} className="mb-1">
                <span className="font-semibold text-fail">{clauseTitles[clause.clause]}.</span>{' '}
                {clause.message}
              </p>
            ))}
            <DiffLine sign="−" word="expected" name={key} value={expected} />
            <DiffLine sign="+" word="actual" name={key} value={actual} />
            {clauses.map(({ clause, pointer, differences }) =>
              differences && differences.length > 0 ? (
                <DifferenceList key={`${clause}${pointer}`} differences={differences} />
              ) : null,
            )}
          </>
        ) : actual === undefined ? null : (
          <Value name={key} value={actual} />
        )}
        {note ? <p className="text-xs text-pretty text-ink-2">{note}</p> : null}
        {blame ? <BlameLine blame={blame} effects={effects} onBlame={onBlame} onRule={onRule} /> : null}
      </dd>
    </div>
  );
}
