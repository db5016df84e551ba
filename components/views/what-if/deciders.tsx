import { Button } from '@/components/ui/button';
import type { Decider } from '@/lib/diagnose';

export type ToldDecider = Pick<Decider, 'kind' | 'sentence'>;

export interface DecidersProps {
  readonly deciders: readonly ToldDecider[];
  /** Opens the variant as a row of its own. */
  readonly onOpen: (at: number) => void;
}

const titles: { readonly [K in Decider['kind']]: string } = {
  effect: 'Effects',
  state: 'State that came in',
  capability: 'Capabilities',
};

/** Single edits that would turn the row over, by what they edit. */
export function Deciders({ deciders, onOpen }: DecidersProps) {
  if (deciders.length === 0) {
    return (
      <p className="px-3 py-2 text-sm text-pretty text-ink-2">
        No single edit of its effects, its state or its capabilities turns over whether it is accepted, what
        is decided, whether the tool runs or what result is given.
      </p>
    );
  }
  const kinds = [...new Set(deciders.map(({ kind }) => kind))];
  return (
    <div className="space-y-3 px-3 py-2">
      {kinds.map((kind) => (
        <section key={kind} aria-label={titles[kind]}>
          <h4 className="label-caps mb-0.5">{titles[kind]}</h4>
          <ul className="divide-y">
            {deciders.map((decider, at) =>
              decider.kind === kind ? (
                <li key={decider.sentence} className="flex items-start gap-2 py-1">
                  <span className="min-w-0 flex-1 py-1 text-sm text-pretty wrap-anywhere">
                    {decider.sentence}
                  </span>
                  <Button
                    variant="quiet"
                    onClick={() => onOpen(at)}
                    aria-label={`Open the variant: ${decider.sentence}`}
                  >
                    Open
                  </Button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
