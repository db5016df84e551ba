import { Prose } from '@/components/ui/prose';
import type { Candidate } from '@/lib/protocol';
import { Term } from '../../learn/term';
import { JsonText } from '../../outcome/json-text';
import { type StateView, standingWords } from '../model/state-view';
import { By, Card } from './card';

export interface CandidateCardProps {
  readonly view: StateView;
  /** The boundary's own word for its payload; null where it holds none. */
  readonly input: string | null;
  readonly onStep: (step: number) => void;
}

/** A slot that is empty looks different from a slot that holds null. */
function Slot({ label, candidate }: { readonly label: string; readonly candidate: Candidate | null }) {
  return (
    <div className="min-w-0">
      <p className="label-caps">{label}</p>
      {candidate === null ? (
        <p className="rounded-sm border border-dashed border-line-strong px-2 py-1 text-sm text-ink-3 italic">
          empty
        </p>
      ) : (
        <p className="rounded-sm border-2 border-ink-2 bg-surface px-2 py-0.5 text-sm">
          {candidate.value === null ? <span className="font-semibold">holds </span> : null}
          <JsonText value={candidate.value} limit={80} />
        </p>
      )}
    </div>
  );
}

/** The candidate: what is held instead of running the tool, what it is bound to, and why it was dropped. */
export function CandidateCard({ view, input, onStep }: CandidateCardProps) {
  const { candidate, snapshot, staged } = view;
  const dropped = candidate.kind === 'empty' ? candidate.dropped : null;
  const requestId = candidate.kind === 'held' ? candidate.candidate.provenance?.requestId : undefined;
  return (
    <Card
      field="candidate"
      title={<Term name="candidate">Candidate</Term>}
      changed={view.changed.has('candidate')}
    >
      <div className="grid grid-cols-2 gap-2">
        <Slot label="snapshot" candidate={snapshot.candidate} />
        <Slot label={standingWords[view.standing]} candidate={staged.candidate} />
      </div>
      {candidate.kind === 'held' ? (
        <p className="mt-1.5 flex flex-wrap items-center gap-1 text-xs text-ink-2">
          {input === null ? 'bound to this event' : `bound to the ${candidate.boundTo} ${input}`}{' '}
          <By effect={candidate.by} />
          {typeof requestId === 'string' ? <span>from request “{requestId}”</span> : null}
          {staged.permission === 'ask' ? <span>· kept, but not usable while the ask is pending</span> : null}
        </p>
      ) : dropped ? (
        <p className="mt-1.5 text-xs text-ink-2">
          Dropped at{' '}
          <button
            type="button"
            onClick={() => onStep(dropped.step)}
            className="font-semibold text-accent-ink underline underline-offset-2"
          >
            step {dropped.step + 1}
          </button>
          : <Prose text={dropped.because} />
        </p>
      ) : null}
    </Card>
  );
}
