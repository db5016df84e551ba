import { Prose } from '@/components/ui/prose';
import { Term } from '@/components/views/learn/term';
import type { TermName } from '@/components/views/learn/terms';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { VerdictMark } from '@/components/views/marks/verdict-mark';
import type { Blame, EffectSummary, Step } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { RuleNumber } from '@/lib/protocol';
import { BlameLine, sourceOf } from './blame-line';
import { clauseTitles, type KeyLine } from './clauses';
import { DifferenceList, DiffLines } from './differences';
import { JsonText } from './json-text';

export interface KeyBlockProps {
  readonly line: KeyLine;
  readonly blame: Blame | undefined;
  readonly steps: readonly Step[];
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

/** What is wrong with a key: each clause by name, and the values that differ, expected first. */
function Faults({ line }: { line: KeyLine }) {
  return line.clauses.map((clause) => {
    const whole = clause.differences?.every(({ pointer }) => pointer === clause.pointer) ?? true;
    const inside = whole ? [] : (clause.differences ?? []);
    return (
      <div key={`${clause.clause}${clause.pointer}`} className="mt-1 space-y-1">
        <p>
          <span className="font-semibold text-fail">{clauseTitles[clause.clause]}.</span>{' '}
          {inside.length > 0 ? null : <Prose text={clause.message} />}
        </p>
        {inside.length > 0 ? (
          <DifferenceList differences={inside} />
        ) : (
          <DiffLines expected={clause.expected} actual={clause.actual} />
        )}
      </div>
    );
  });
}

/** One key of the outcome: its value once where it is as expected, else what differs; then who set it. */
export function KeyBlock({ line, blame, steps, note, effects, onBlame, onRule }: KeyBlockProps) {
  const { key, actual, asserted, clauses } = line;
  const failed = clauses.length > 0;
  const term = termOfKey.get(key);
  return (
    <li
      className={`flex gap-2 border-l-4 py-2 pr-3 pl-2 ${failed ? 'border-l-fail bg-surface' : 'border-l-transparent'}`}
    >
      <VerdictMark
        verdict={failed ? 'failed' : asserted ? 'passed' : 'none'}
        size={14}
        className="mt-[3px] self-start"
      />
      <div className="min-w-0 flex-1 text-sm">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="min-w-20 font-mono font-medium">{term ? <Term name={term}>{key}</Term> : key}</h3>
          <div className="min-w-30 flex-1">
            {actual === undefined ? (
              <span className="text-ink-2 italic">absent</span>
            ) : (
              <Value name={key} value={actual} />
            )}
            {asserted !== false || failed ? null : (
              <span className="ml-2 text-xs text-ink-3">not asserted</span>
            )}
          </div>
        </div>
        {failed ? <Faults line={line} /> : null}
        {note ? <p className="text-xs text-pretty text-ink-2">{note}</p> : null}
        {blame ? (
          <BlameLine
            blame={blame}
            source={sourceOf(blame, steps)}
            effects={effects}
            onBlame={onBlame}
            onRule={onRule}
          />
        ) : null}
      </div>
    </li>
  );
}
