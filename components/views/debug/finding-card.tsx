import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RuleLink } from '@/components/views/outcome/blame-line';
import type { Behaviour, Finding, MutantFacts } from '@/lib/diagnose';
import type { RuleNumber } from '@/lib/protocol';
import { counted } from './model/words';
import { RowButtons } from './row-button';

/** A row that would tell two mistakes apart; undefined while it was not looked for. */
export type KnownParting = { readonly row: string | null; readonly text: string } | null | undefined;

export interface FindingCardProps {
  readonly finding: Finding;
  readonly behaviour: Behaviour | undefined;
  /** Which runs show it, in words. */
  readonly who: string;
  readonly partingOf: (one: string, other: string) => KnownParting;
  readonly onParting: (one: string, other: string) => void;
  readonly onRow: (row: string) => void;
  readonly onRule: (rule: RuleNumber) => void;
  /** The smallest scenario that shows it. */
  readonly children?: React.ReactNode;
}

type MistakeProps = Pick<FindingCardProps, 'partingOf' | 'onParting' | 'onRule'> & {
  readonly group: readonly MutantFacts[];
};

function Other({
  first,
  other,
  partingOf,
  onParting,
}: MistakeProps & { first: MutantFacts; other: MutantFacts }) {
  const known = partingOf(first.id, other.id);
  return (
    <li className="text-sm">
      <span className="text-pretty">it {other.claim}</span>{' '}
      {known === undefined ? (
        <button
          type="button"
          onClick={() => onParting(first.id, other.id)}
          className="rounded-xs font-medium text-accent-ink underline underline-offset-2"
        >
          which row would part them?
        </button>
      ) : known === null ? (
        <span className="text-ink-3">No row was found that parts them.</span>
      ) : (
        <details className="mt-1">
          <summary className="w-fit text-ink-2">
            {known.row === null
              ? 'A row made for it would part them'
              : `The row ${known.row} would part them`}
          </summary>
          <pre className="mt-1 max-h-64 overflow-auto rounded-sm bg-sunken p-2 text-xs/5">{known.text}</pre>
        </details>
      )}
    </li>
  );
}

function Mistake(props: MistakeProps) {
  const { group, onRule } = props;
  const [first, ...others] = group;
  if (first === undefined) return null;
  return (
    <div>
      <h3 className="text-base font-semibold text-pretty">Likely it {first.claim}</h3>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <RuleLink rule={first.rule} onRule={onRule} />
        {first.kind === 'server' ? <Badge>in the server</Badge> : null}
        {first.kind === 'reading' ? <Badge>another reading, no mistake</Badge> : null}
        {first.defects.length > 0 ? (
          <span title="Numbers of the catalogue of known defects, DEFECTS.md">
            known as {first.defects.join(', ')}
          </span>
        ) : null}
        <code className="text-xs text-ink-3">{first.id}</code>
      </p>
      <p className="mt-1.5 text-sm text-pretty">{first.hint}</p>
      {others.length > 0 ? (
        <details className="mt-2">
          <summary className="w-fit text-sm text-ink-2">
            These rows cannot tell it from {others.length === 1 ? 'one other' : `${others.length} others`}
          </summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-ink-3">
            {others.map((other) => (
              <Other key={other.id} {...props} first={first} other={other} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function Unknown({ finding, behaviour, onRow }: Pick<FindingCardProps, 'finding' | 'behaviour' | 'onRow'>) {
  const closest = behaviour?.closest?.mistakes.flatMap(([first]) => (first ? [first] : [])) ?? [];
  const objection = behaviour?.objection ?? null;
  const none = finding.differing.length === 0;
  return (
    <div>
      <h3 className="text-base font-semibold">
        {none ? 'Failed without an outcome' : 'Nothing known explains this'}
      </h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {none
          ? 'A crash or a bare status tells nothing about the cause; the adapter’s own words may.'
          : 'No single known mistake, and no pair of them, gives these outcomes.'}
      </p>
      {closest.length > 0 ? (
        <p className="mt-1 text-sm text-pretty">
          Closest is that it {closest.map(({ claim }) => claim).join(' and ')}
          {objection ? ', which would come out otherwise on ' : '.'}
          {objection ? <RowButtons rows={[objection.row]} onOpen={onRow} /> : null}
        </p>
      ) : null}
    </div>
  );
}

/** One thing that is wrong: the likely mistake, who makes it, what speaks for it and against it. */
export function FindingCard(props: FindingCardProps) {
  const { finding, behaviour, who, onRow, children } = props;
  const { mistakes, differing, explained, contradicted } = finding;
  const known = mistakes.length > 0;
  const weak = behaviour?.weak ?? [];
  return (
    <article className="rounded-md border bg-surface p-3.5">
      <p className="label-caps mb-1 wrap-anywhere normal-case!">{who}</p>
      <div className="space-y-3">
        {known ? (
          mistakes.map((group) => <Mistake key={group[0]?.id ?? ''} {...props} group={group} />)
        ) : (
          <Unknown finding={finding} behaviour={behaviour} onRow={onRow} />
        )}
      </div>
      <dl className="mt-3 space-y-2 text-sm">
        <div>
          <dt className="mb-0.5 text-ink-2">
            {known
              ? `Explains ${explained.length} of ${counted(differing.length, 'differing row')} exactly`
              : counted(differing.length, 'differing row')}
          </dt>
          <dd>
            <RowButtons rows={known ? explained : differing} onOpen={onRow} />
          </dd>
        </div>
        {known ? (
          <div>
            <dt className="mb-0.5 text-ink-2">Contradicts {contradicted.length}</dt>
            {contradicted.length > 0 ? (
              <dd>
                <RowButtons rows={contradicted} onOpen={onRow} />
              </dd>
            ) : null}
          </div>
        ) : null}
        {weak.length > 0 ? (
          <div>
            <dt className="mb-0.5 text-ink-2">Weaker evidence: failed without an outcome</dt>
            <dd>
              <RowButtons rows={weak} onOpen={onRow} />
            </dd>
          </div>
        ) : null}
      </dl>
      {children}
    </article>
  );
}

/** The button that looks for the smallest scenario. */
export function WitnessButton({ busy, onMake }: { readonly busy: boolean; readonly onMake: () => void }) {
  return (
    <Button className="mt-3" onClick={onMake} aria-disabled={busy}>
      {busy ? 'Shrinking a row…' : 'Make the smallest row that shows it'}
    </Button>
  );
}
