import type { Difference } from '@/lib/json';
import { JsonText } from '../../outcome/json-text';
import { StopToggle } from '../stops';
import { Changed } from './card';
import { LongText } from './long-text';

export interface PathListProps {
  readonly differences: readonly Difference[];
  /** Pointers that the current step touched. */
  readonly fresh?: ReadonlySet<string>;
}

const most = 100;
const signs = { added: '+', removed: '−', changed: '~' } as const;

/** Whether one of two pointers lies at or inside the other. */
const meets = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

function touched(pointer: string, fresh: ReadonlySet<string> | undefined): boolean {
  if (!fresh) return false;
  if (fresh.has(pointer)) return true;
  for (const other of fresh) if (meets(pointer, other)) return true;
  return false;
}

/** `/options/limit 20 → 3`: what differs, path by path, with + − ~ beside each. */
export function PathList({ differences, fresh }: PathListProps) {
  return (
    <ul className="grid text-sm">
      {differences.slice(0, most).map(({ pointer, kind, before, after }) => (
        <li key={pointer} className="relative flex min-h-6 flex-wrap items-baseline gap-x-2 pr-7">
          <span aria-hidden="true" className="w-3 shrink-0 text-center font-mono font-bold text-ink-2">
            {signs[kind]}
          </span>
          <span className="sr-only">{kind}: </span>
          <code className="min-w-0 font-semibold text-ink">
            <LongText text={pointer || '(the whole)'} />
          </code>
          <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-1.5">
            {before === undefined ? null : <JsonText value={before} limit={60} />}
            {before === undefined ? null : (
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>
            )}
            {after === undefined ? (
              <span className="text-ink-3 italic">gone</span>
            ) : (
              <span className="font-semibold">
                <JsonText value={after} limit={60} />
              </span>
            )}
          </span>
          {touched(pointer, fresh) ? <Changed word="this step" /> : null}
          {pointer === '' ? null : (
            <StopToggle
              quiet
              breakpoint={{ kind: 'state', field: 'payload', path: pointer }}
              className="absolute top-0 right-0"
            />
          )}
        </li>
      ))}
      {differences.length > most ? (
        <li className="text-xs text-ink-2">
          and {(differences.length - most).toLocaleString('en')} more paths
        </li>
      ) : null}
    </ul>
  );
}
