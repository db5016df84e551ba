import { RuleLink } from '@/components/views/outcome/blame-line';
import { contractAndAdapter, DifferenceList } from '@/components/views/outcome/differences';
import type { ClearestRow, PartingStep } from '@/lib/diagnose';
import type { RuleNumber } from '@/lib/protocol';
import { RowButton } from './row-button';
import { Section } from './section';
import { StageLink } from './stage-link';

/** The step at which an adapter and the contract part: both, one above the other. */
export function Parting({
  parting,
  onRule,
}: {
  readonly parting: PartingStep;
  readonly onRule: (rule: RuleNumber) => void;
}) {
  const { step, title, effect, rule, contract, mistaken, differences } = parting;
  return (
    <div className="text-sm">
      <p className="text-ink-2">
        They part at <span className="font-medium text-ink">step {step + 1}</span>, {title.toLowerCase()}
        {effect === null ? '' : `, effect ${effect + 1}`}
        {'; '}
        <RuleLink rule={rule} onRule={onRule} />.
      </p>
      {contract !== null && contract === mistaken ? (
        <p className="mt-1.5 text-pretty">{contract}</p>
      ) : (
        <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt className="text-ink-3">contract</dt>
          <dd className="text-pretty">{contract ?? <em>takes no such step</em>}</dd>
          <dt className="text-ink-3">adapter, likely</dt>
          <dd className="text-pretty">{mistaken ?? <em>takes no such step</em>}</dd>
        </dl>
      )}
      {differences.length > 0 ? (
        <div className="mt-1.5">
          <p className="mb-1 text-xs text-ink-3">What is pending after this step, by path</p>
          <DifferenceList differences={differences} words={contractAndAdapter} />
        </div>
      ) : null}
    </div>
  );
}

/** What an adapter itself had to say. */
export function OwnWords({ error }: { readonly error: string }) {
  return (
    <figure className="mt-2 rounded-sm border-l-2 border-l-line-strong bg-sunken px-2.5 py-1.5">
      <figcaption className="text-xs text-ink-3">the adapter says</figcaption>
      <pre className="max-h-32 overflow-y-auto text-xs/5 wrap-anywhere whitespace-pre-wrap">{error}</pre>
    </figure>
  );
}

export interface ClearestProps {
  readonly clearest: ClearestRow;
  readonly runName: string;
  readonly stage: string | null;
  readonly onRow: () => void;
  readonly onRule: (rule: RuleNumber) => void;
}

/** The row to look at first, at the step where adapter and contract part. */
export function Clearest({ clearest, runName, stage, onRow, onRule }: ClearestProps) {
  const { row, parting, error } = clearest;
  return (
    <Section
      title="Look here first"
      note={`The smallest row on which ${runName} shows it.`}
      actions={stage === null ? null : <StageLink href={stage} step={parting?.step ?? null} />}
    >
      <p className="mb-1.5">
        <RowButton row={row} onOpen={onRow} about="show what is known of it" />
      </p>
      {parting === null ? (
        <p className="text-sm text-ink-2">No known mistake explains this row.</p>
      ) : (
        <Parting parting={parting} onRule={onRule} />
      )}
      {error === null ? null : <OwnWords error={error} />}
    </Section>
  );
}
