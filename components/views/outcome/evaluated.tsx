import { Callout } from '@/components/ui/callout';
import { CopyButton } from '@/components/ui/copy-button';
import { Prose } from '@/components/ui/prose';
import { hostNotes } from '@/components/views/learn/host';
import { Term } from '@/components/views/learn/term';
import type { Accepted, Evaluation } from '@/lib/evaluate';
import { type JsonObject, stringifyJson } from '@/lib/json';
import type { Clause } from '@/lib/verify';
import { clauseTitles, keyLines, wholeClauses } from './clauses';
import { DifferenceList } from './differences';
import { JsonText } from './json-text';
import { KeyBlock } from './key-block';
import { OutcomeHead } from './outcome-head';
import type { OutcomeFault, OutcomeProps } from './props';
import { FaultList, RejectionBody } from './rejection';
import { Where } from './unreadable';
import { rowVerdict, verdictWords } from './verdict-words';

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
  const actual = jsonOf(accepted.actual);
  const notes = new Map(Object.entries(hostNotes(accepted, executesTool)));
  return (
    <>
      <ul className="divide-y">
        {keyLines(actual, expectation, verdict).map((line) => (
          <KeyBlock
            key={line.key}
            line={line}
            blame={accepted.blame.find(({ key }) => key === line.key)}
            steps={accepted.steps}
            note={line.actual === undefined ? undefined : notes.get(line.key)}
            effects={effects}
            onBlame={onBlame}
            onRule={onRule}
          />
        ))}
      </ul>
      <div className="border-t p-2">
        <CopyButton what="outcome" make={() => ({ ok: true, text: stringifyJson(actual, 2) })} />
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
          payloadName={props.payloadName}
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

/** An outcome that was reached: its head, the clauses that fail, and each part with who set it. */
export function Evaluated(props: OutcomeProps & { evaluation: Evaluation; unjudged: OutcomeFault | null }) {
  const { evaluation, unjudged, expectation, verdict } = props;
  const split = expectation?.hostExpected;
  // Of a request that is not legal the body itself says so, with the places.
  const clauses = wholeClauses(verdict).filter(
    ({ clause }) => clause !== 'invalid-row' || evaluation.outcome !== 'invalid-request',
  );
  return (
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
      <Whole clauses={clauses} />
      <Body {...props} evaluation={evaluation} />
      {evaluation.outcome === 'rejected' && split ? <HostSplit expected={split} /> : null}
      {expectation === null && !unjudged && evaluation.outcome !== 'invalid-request' ? (
        <p className="border-t px-3 py-2 text-sm text-ink-2">
          This row has no <Term name="expectation" />, so there is nothing to meet or miss.
        </p>
      ) : null}
    </>
  );
}
