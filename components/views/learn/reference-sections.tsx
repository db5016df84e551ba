import { Kbd } from '@/components/ui/kbd';
import { type KeyHelp, keyGroups, pageKeys } from './keys';
import { limitGroups } from './limits';
import { terms } from './terms';

/** All terms in one list. */
export function TermsSection() {
  return (
    <dl className="space-y-3">
      {Object.entries(terms).map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-sm text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a green row does not prove. */
export function LimitsSection() {
  return (
    <div className="space-y-6">
      {limitGroups.map((group) => (
        <section key={group.title}>
          <h3 className="text-base font-semibold">{group.title}</h3>
          <p className="mb-2 text-sm text-ink-2">{group.lead}</p>
          <dl className="space-y-2 border-l-2 border-line pl-3">
            {group.limits.map((limit) => (
              <div key={limit.what}>
                <dt className="text-sm font-medium">{limit.what}</dt>
                <dd className="text-sm text-pretty text-ink-2">{limit.why}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Keys({ list }: { list: readonly KeyHelp[] }) {
  return (
    <dl className="divide-y">
      {list.map(({ keys, does }) => (
        <div key={does} className="flex items-center gap-3 py-1.5">
          <dt className="flex w-36 shrink-0 flex-wrap gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd className="text-sm text-ink-2">{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface KeysSectionProps {
  readonly shortcuts: boolean;
  readonly onShortcuts: (on: boolean) => void;
}

/** Every key, and the switch for the two that work everywhere. */
export function KeysSection({ shortcuts, onShortcuts }: KeysSectionProps) {
  return (
    <div className="space-y-6">
      <section>
        <h3 className="text-base font-semibold">Anywhere outside a field</h3>
        <Keys list={pageKeys} />
        <label className="mt-2 flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => onShortcuts(event.target.checked)}
            className="size-4 accent-accent"
          />
          Use these two keys
        </label>
      </section>
      {keyGroups.map((group) => (
        <section key={group.place}>
          <h3 className="text-base font-semibold">{group.place}</h3>
          {group.note ? <p className="text-sm text-ink-2">{group.note}</p> : null}
          <Keys list={group.keys} />
        </section>
      ))}
    </div>
  );
}
