import { useState } from 'react';
import { EffectMark } from '@/components/views/marks/effect-mark';
import type { Blame, EffectSummary, PhaseId, Step } from '@/lib/evaluate';
import type { RuleNumber } from '@/lib/protocol';

export interface BlameLineProps {
  readonly blame: Blame;
  /** What set the value where no effect did. */
  readonly source: string;
  readonly effects: readonly EffectSummary[];
  readonly onBlame: (step: number, effect: number | null) => void;
  readonly onRule: (rule: RuleNumber) => void;
}

/** Opens a rule in the guide. */
export function RuleLink({ rule, onRule }: { rule: RuleNumber; onRule: (rule: RuleNumber) => void }) {
  return (
    <button
      type="button"
      onClick={() => onRule(rule)}
      className="rounded-xs text-accent-ink underline decoration-accent/40 underline-offset-2 hover:decoration-current"
    >
      rule {rule}
    </button>
  );
}

/** An effect by its place and kind, as it is called everywhere on the page: "4 merge input". */
export function EffectName({ index, effects }: { index: number; effects: readonly EffectSummary[] }) {
  const summary = effects[index];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {summary ? <EffectMark type={summary.type} size={12} /> : null}
      <span>
        effect {index + 1}
        {summary ? ` ${summary.label}` : ''}
      </span>
    </span>
  );
}

/** What a phase is called when it set a value by itself; the others only pass on what came in. */
const ownDoing = new Map<PhaseId, string>([
  ['invalidate', 'the changed input'],
  ['flow', 'the flow that came in'],
  ['settle', 'the settlement'],
  ['derive', 'the host'],
]);

/** Names what set a value where no effect did. */
export function sourceOf(blame: Blame, steps: readonly Step[]): string {
  const phase = steps[blame.step]?.phase;
  return (blame.rule === 1 || phase === undefined ? undefined : ownDoing.get(phase)) ?? 'the snapshot';
}

/** How many overridden effects are named before the list is cut. */
const mostNamed = 4;

/** Whose say was overridden; a long list is cut, with a way to see all of it. */
function Overrode({ indices, effects }: { indices: readonly number[]; effects: readonly EffectSummary[] }) {
  const [all, setAll] = useState(false);
  const shown = all || indices.length <= mostNamed + 1 ? indices : indices.slice(0, mostNamed);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span>over</span>
      {shown.map((index) => (
        <EffectName key={index} index={index} effects={effects} />
      ))}
      {shown.length < indices.length ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="rounded-xs text-accent-ink underline underline-offset-2"
        >
          and {indices.length - shown.length} more
        </button>
      ) : null}
    </span>
  );
}

/** Who set a value, by which rule, and whose say it overrode. */
export function BlameLine({ blame, source, effects, onBlame, onRule }: BlameLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3">
      <span>set by</span>
      <button
        type="button"
        title={blame.because}
        onClick={() => onBlame(blame.step, blame.effect)}
        className="rounded-xs font-medium text-ink-2 underline decoration-line-strong underline-offset-2 hover:text-ink"
      >
        {blame.effect === null ? source : <EffectName index={blame.effect} effects={effects} />}
      </button>
      <span aria-hidden="true">·</span>
      <RuleLink rule={blame.rule} onRule={onRule} />
      {blame.overrode.length > 0 ? <Overrode indices={blame.overrode} effects={effects} /> : null}
    </p>
  );
}
