import { Prose } from '@/components/ui/prose';
import { Term } from '@/components/views/learn/term';
import { PermissionMark } from '@/components/views/marks/permission-mark';
import { RolledBackMark } from '@/components/views/marks/step-mark';
import type { EffectSummary, Rejected } from '@/lib/evaluate';
import { type JsonValue, member } from '@/lib/json';
import type { Diagnostic, RuleNumber } from '@/lib/protocol';
import { fieldNames } from '../stage/model/names';
import { EffectName, RuleLink } from './blame-line';
import { JsonText } from './json-text';

export interface RejectionProps {
  readonly rejected: Rejected;
  readonly effects: readonly EffectSummary[];
  /** The boundary's own word for its payload. */
  readonly payloadName: string;
  readonly onBlame: (step: number, effect: number | null) => void;
  readonly onPointer: (pointer: string) => void;
  readonly onRule: (rule: RuleNumber) => void;
}

/** Faults with the place of each; a click goes to its text. */
export function FaultList({
  diagnostics,
  onPointer,
}: {
  diagnostics: readonly Diagnostic[];
  onPointer: (pointer: string) => void;
}) {
  return (
    <ul className="space-y-1">
      {diagnostics.map((fault) => (
        <li key={`${fault.pointer} ${fault.code} ${fault.message}`} className="text-sm">
          <Prose text={fault.message} />{' '}
          <button
            type="button"
            onClick={() => onPointer(fault.pointer)}
            className="rounded-xs font-mono text-xs wrap-anywhere text-accent-ink underline underline-offset-2"
          >
            {fault.pointer || '/'}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Kept({ name, value }: { name: string; value: JsonValue | undefined }) {
  if (value === undefined) return null;
  return (
    <div className="flex gap-2 text-sm">
      <dt className="w-24 shrink-0 text-ink-2">{name}</dt>
      <dd className="min-w-0">
        {name === 'permission' &&
        (value === 'none' || value === 'allow' || value === 'ask' || value === 'deny') ? (
          <PermissionMark permission={value} word="shown" size={14} />
        ) : (
          <JsonText value={value} />
        )}
      </dd>
    </div>
  );
}

/** Why the response was rejected, and that everything is as it was before. */
export function RejectionBody(props: RejectionProps) {
  const { rejected, effects, payloadName, onBlame, onPointer, onRule } = props;
  const names = { ...fieldNames, payload: payloadName };
  const failing = rejected.steps.findLast((step) => step.verdict === 'failed');
  const others = rejected.diagnostics.filter(
    (fault) => fault.pointer !== rejected.pointer || fault.message !== rejected.message,
  );
  return (
    <div className="space-y-3 px-3 py-2.5">
      <section>
        <h3 className="label-caps">Why</h3>
        <p className="text-sm text-pretty">
          <Prose text={rejected.message} />
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3">
          <button
            type="button"
            onClick={() => (failing ? onBlame(failing.index, rejected.effect) : onPointer(rejected.pointer))}
            className="rounded-xs font-medium text-ink-2 underline decoration-line-strong underline-offset-2 hover:text-ink"
          >
            {rejected.effect === null ? (
              'the envelope'
            ) : (
              <EffectName index={rejected.effect} effects={effects} />
            )}
          </button>
          <span aria-hidden="true">·</span>
          <span>phase {rejected.phase}</span>
          <span aria-hidden="true">·</span>
          <span>{rejected.class}</span>
          <span aria-hidden="true">·</span>
          <RuleLink rule={rejected.rule} onRule={onRule} />
          <span aria-hidden="true">·</span>
          <button
            type="button"
            onClick={() => onPointer(rejected.pointer)}
            className="rounded-xs font-mono text-accent-ink underline underline-offset-2"
          >
            {rejected.pointer || '/'}
          </button>
        </p>
      </section>
      <section>
        <h3 className="label-caps">What holds now</h3>
        <p className="mb-1 text-sm text-ink-2">
          Exactly the <Term name="snapshot" />: no message, no prompt, no run, no injection.
        </p>
        {rejected.ledger.rolledBack.length > 0 ? (
          <p className="mb-1 flex items-center gap-2 text-sm text-ink-2">
            <RolledBackMark />
            {[...new Set(rejected.ledger.rolledBack.map(({ field }) => names[field]))].join(', ')}
          </p>
        ) : null}
        <dl className="space-y-0.5">
          <Kept name="permission" value={member(rejected.state, 'permission')} />
          <Kept name="candidate" value={member(rejected.state, 'candidate')} />
          <Kept name={names.payload} value={rejected.payload} />
        </dl>
      </section>
      {others.length > 0 ? (
        <section>
          <h3 className="label-caps">
            {others.length === 1 ? 'One more fault' : `${others.length} more faults`}
          </h3>
          <FaultList diagnostics={others} onPointer={onPointer} />
        </section>
      ) : null}
    </div>
  );
}
