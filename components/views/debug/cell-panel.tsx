import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/progress';
import { Prose } from '@/components/ui/prose';
import { RuleLink } from '@/components/views/outcome/blame-line';
import { clauseTitles } from '@/components/views/outcome/clauses';
import { contractAndAdapter, DifferenceList } from '@/components/views/outcome/differences';
import type { CellDetail } from '@/lib/diagnose';
import type { RuleNumber } from '@/lib/protocol';
import { OwnWords, Parting } from './clearest';
import { statusWords } from './model/words';
import { OutcomeTable } from './outcome-table';
import { StageLink } from './stage-link';
import { StatusMark } from './status-mark';

export interface CellPanelProps {
  /** The row that was asked for; null while none was. */
  readonly asked: { readonly row: string } | null;
  /** What is known of it; null while it is on its way. */
  readonly cell: (CellDetail & { readonly runName: string }) | null;
  /** The address of the row in the stage at a step; null where the page does not have the row. */
  readonly stageOf: (step: number | null) => string | null;
  readonly onRule: (rule: RuleNumber) => void;
}

/** The sentence on an outcome that is the contract's of a moment in between. */
function LeakNote({ leak, stage }: { leak: NonNullable<CellDetail['leak']>; stage: string | null }) {
  const text =
    leak.kind === 'stopped'
      ? `This is exactly what the contract’s state gives after step ${leak.step + 1}: the adapter stopped here.`
      : `This is exactly what was staged after step ${leak.step + 1}, which the contract takes back: it leaked here.`;
  return (
    <Callout
      tone="warn"
      title={leak.kind === 'stopped' ? 'Stopped on the way' : 'Leaked out of a rejection'}
      actions={stage === null ? null : <StageLink href={stage} step={leak.step} />}
    >
      {text}
    </Callout>
  );
}

function Blames({ blame, onRule }: Pick<CellDetail, 'blame'> & Pick<CellPanelProps, 'onRule'>) {
  return (
    <ul className="space-y-1.5 text-sm">
      {blame.map(({ key, rule, effect, step, because }) => (
        <li key={key}>
          <p className="text-ink-2">
            <code className="font-medium text-ink">{key}</code> is set by{' '}
            {effect === null ? 'no effect' : `effect ${effect + 1}`} at step {step + 1},{' '}
            <RuleLink rule={rule} onRule={onRule} />
          </p>
          <p className="text-pretty">
            <Prose text={because} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** All that is known of one row in one run. */
export function CellPanel({ asked, cell, stageOf, onRule }: CellPanelProps) {
  if (asked === null) {
    return (
      <EmptyState title="No row chosen">
        Choose a row or a cell to see what was expected, what was reported and where the two part.
      </EmptyState>
    );
  }
  if (cell === null) return <Skeleton lines={8} label={`Looking at ${asked.row}`} />;
  const { status } = cell.cell;
  const step = cell.parting?.step ?? cell.leak?.step ?? cell.blame[0]?.step ?? null;
  const stage = stageOf(step);
  return (
    <div className="space-y-4 p-4">
      <header>
        <h2 className="font-mono text-sm font-semibold wrap-anywhere">{cell.row}</h2>
        <p className="text-xs wrap-anywhere text-ink-3">{cell.runName}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusMark status={status} word="shown" />
          <span className="text-sm text-ink-2">{statusWords[status].means}</span>
        </p>
        {cell.rollbackUnseen ? (
          <p className="mt-1 text-sm text-ink-2">rejected; rollback not shown by this report</p>
        ) : null}
        <p className="mt-2.5">
          {stage === null ? (
            <span className="text-sm text-ink-2">
              Only the suite that you opened has this row: open its file in the explorer to step through it.
            </span>
          ) : (
            <StageLink href={stage} step={step} />
          )}
        </p>
      </header>
      {cell.clauses.length > 0 ? (
        <section aria-label="What it breaks">
          <h3 className="label-caps mb-1">What it breaks</h3>
          <ul className="space-y-1.5 text-sm">
            {cell.clauses.map(({ clause, pointer, message }) => (
              <li key={`${clause} ${pointer}`}>
                <span className="font-semibold text-fail">{clauseTitles[clause]}.</span>{' '}
                <Prose text={message} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {cell.leak === null ? null : <LeakNote leak={cell.leak} stage={stageOf(cell.leak.step)} />}
      {cell.parting === null ? null : (
        <section aria-label="Where they part">
          <h3 className="label-caps mb-1">Where they part</h3>
          <Parting parting={cell.parting} onRule={onRule} />
        </section>
      )}
      {cell.error === null ? null : <OwnWords error={cell.error} />}
      <section aria-label="Outcomes">
        <h3 className="label-caps mb-1">Outcomes</h3>
        <OutcomeTable expected={cell.expected} actual={cell.actual} reference={cell.reference} />
      </section>
      {cell.differences.some(({ pointer }) => pointer.indexOf('/', 1) > 0) ? (
        <section aria-label="Differences">
          <h3 className="label-caps mb-1">Differences, by path</h3>
          <DifferenceList differences={cell.differences} words={contractAndAdapter} />
        </section>
      ) : null}
      {cell.blame.length > 0 ? (
        <section aria-label="What the contract says">
          <h3 className="label-caps mb-1">Why the contract says so</h3>
          <Blames blame={cell.blame} onRule={onRule} />
        </section>
      ) : null}
    </div>
  );
}
