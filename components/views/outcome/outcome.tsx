import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { Prose } from '@/components/ui/prose';
import { hostNotes } from '@/components/views/learn/host';
import { Term } from '@/components/views/learn/term';
import type { Accepted, EffectSummary, Evaluation } from '@/lib/evaluate';
import type { JsonObject } from '@/lib/json';
import type { RuleNumber } from '@/lib/protocol';
import type { Clause, Expectation, Verdict } from '@/lib/verify';
import { clauseTitles, keyLines, wholeClauses } from './clauses';
import { DifferenceList } from './differences';
import { JsonText } from './json-text';
import { KeyBlock } from './key-block';
import { OutcomeHead } from './outcome-head';
import { FaultList, RejectionBody } from './rejection';
import { rowVerdict, verdictWords } from './verdict-words';

/** Text that is not JSON: which of the three, where, and why. */
export interface OutcomeFault {
  readonly what: 'response' | 'request' | 'expectation';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly onGo?: (() => void) | undefined;
}

export interface OutcomeProps {
  /** Null while nothing readable was evaluated yet. */
  readonly evaluation: Evaluation | null;
  /** Set while a text is unreadable: then nothing is judged. */
  readonly fault?: OutcomeFault | null | undefined;
  readonly expectation: Expectation | null;
  readonly verdict: Verdict | null;
  readonly effects: readonly EffectSummary[];
  /** Whether the original tool waits behind this boundary. */
  readonly executesTool: boolean;
  readonly onBlame: (step: number, effect: number | null) => void;
  readonly onPointer: (pointer: string) => void;
  readonly onRule: (rule: RuleNumber) => void;
  /** Shown in place of the outcome while the reader is still guessing. */
  readonly locked?: ReactNode;
}

const jsonOf = (actual: Accepted['actual']): JsonObject => ({ ...actual });

function Whole({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map((clause) => (
    <Callout
      key={`${clause.clause}${clause.pointer}`}
      tone="error"
      title={clauseTitles[clause.clause]}
      className="m-3 mb-0"
    >
      <Prose text={clause.message} />
      {clause.differences ? <DifferenceList differences={clause.differences} /> : null}
    </Callout>
  ));
}

function HostSplit({ expected }: { expected: JsonObject }) {
  return (
    <Callout title="Another answer counts too" className="m-3">
      <p>
        The rule that fails here is the host’s own. An adapter may accept the response and let its host refuse
        the input: then it reports the split, with exactly this outcome.
      </p>
      <p className="mt-1">
        <JsonText value={expected} />
      </p>
    </Callout>
  );
}

function AcceptedBody(props: OutcomeProps & { accepted: Accepted }) {
  const { accepted, expectation, verdict, effects, executesTool, onBlame, onRule } = props;
  const notes = new Map(Object.entries(hostNotes(accepted, executesTool)));
  return (
    <ul className="divide-y">
      {keyLines(jsonOf(accepted.actual), expectation, verdict).map((line) => (
        <KeyBlock
          key={line.key}
          line={line}
          blame={accepted.blame.find(({ key }) => key === line.key)}
          note={line.actual === undefined ? undefined : notes.get(line.key)}
          effects={effects}
          onBlame={onBlame}
          onRule={onRule}
        />
      ))}
    </ul>
  );
}

function Where({ fault }: { fault: OutcomeFault }) {
  const place = `line ${fault.line}, column ${fault.column}`;
  return (
    <p>
      The {fault.what} is not JSON at{' '}
      {fault.onGo ? (
        <button
          type="button"
          onClick={fault.onGo}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          {place}
        </button>
      ) : (
        <strong>{place}</strong>
      )}
      : <Prose text={fault.message} />
    </p>
  );
}

function Unreadable({ fault }: { fault: OutcomeFault }) {
  return (
    <>
      <OutcomeHead outcome="unreadable" verdict="pending" verdictWords="not judged" />
      <div className="space-y-2 px-3 py-2.5 text-sm">
        <Where fault={fault} />
        <p className="text-ink-2">
          Half-typed text is never a rejection, so it meets no expectation either. The stage keeps the last
          outcome that could be read.
        </p>
      </div>
    </>
  );
}

function Body(props: OutcomeProps & { evaluation: Evaluation }) {
  const { evaluation, effects, onBlame, onPointer, onRule } = props;
  switch (evaluation.outcome) {
    case 'accepted':
      return <AcceptedBody {...props} accepted={evaluation} />;
    case 'rejected':
      return (
        <RejectionBody
          rejected={evaluation}
          effects={effects}
          onBlame={onBlame}
          onPointer={onPointer}
          onRule={onRule}
        />
      );
    case 'invalid-request':
      return (
        <div className="space-y-2 px-3 py-2.5">
          <p className="text-sm text-pretty">
            The request breaks the grammar, so this is no legal row and nothing can be said about its
            response. It is neither accepted nor rejected.
          </p>
          <FaultList diagnostics={evaluation.diagnostics} onPointer={onPointer} />
        </div>
      );
  }
}

/** What became of the response against what the row expects, and who set each part of it. */
export function Outcome(props: OutcomeProps) {
  const { evaluation, fault, expectation, verdict, locked } = props;
  const split = expectation?.hostExpected;
  // An unreadable expectation hides no outcome: only the judgement waits for it.
  const unjudged = fault?.what === 'expectation' && evaluation !== null ? fault : null;
  return (
    <section aria-label="Outcome" className="flex h-full min-h-0 flex-col overflow-y-auto bg-canvas">
      {locked ? (
        locked
      ) : fault && !unjudged ? (
        <Unreadable fault={fault} />
      ) : evaluation === null ? (
        <EmptyState title="No outcome yet">Open a row and it is evaluated here.</EmptyState>
      ) : (
        <>
          <OutcomeHead
            outcome={evaluation.outcome}
            decision={evaluation.outcome === 'accepted' ? evaluation.actual.decision : undefined}
            verdict={unjudged ? 'pending' : rowVerdict(evaluation, verdict)}
            verdictWords={unjudged ? 'not judged' : verdictWords(evaluation, expectation, verdict)}
          />
          {unjudged ? (
            <Callout tone="warn" className="m-3 mb-0">
              <Where fault={unjudged} />
            </Callout>
          ) : null}
          <Whole clauses={wholeClauses(verdict)} />
          <Body {...props} evaluation={evaluation} />
          {evaluation.outcome === 'rejected' && split ? <HostSplit expected={split} /> : null}
          {expectation === null && !unjudged && evaluation.outcome !== 'invalid-request' ? (
            <p className="border-t px-3 py-2 text-sm text-ink-2">
              This row has no <Term name="expectation" />, so there is nothing to meet or miss.
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
