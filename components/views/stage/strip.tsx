import type { Step } from '@/lib/evaluate';
import { PermissionMark } from '../marks/permission-mark';
import { Glyph } from './glyph';
import { fieldNames } from './model/names';
import { stripOf } from './model/strip';

export interface StripProps {
  readonly steps: readonly Step[];
  readonly at: Step;
  /** The boundary's own word for its payload. */
  readonly input: string;
}

/** The whole pending state on one line: it stays in sight while stepping, and marks what the step changed. */
export function Strip({ steps, at, input }: StripProps) {
  return (
    <dl aria-label="State after this step" className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      {stripOf(steps, at).map(({ field, value, permission, changed }) => (
        <div
          key={field}
          className={`inline-flex items-center gap-1 rounded-xs px-1 ${changed ? 'bg-changed forced:outline' : ''}`}
        >
          <dt className="inline-flex items-center gap-1 text-ink-3">
            {changed ? (
              <span className="text-accent-ink">
                <Glyph name="changed" size={9} />
                <span className="sr-only">changed: </span>
              </span>
            ) : null}
            {field === 'payload' ? input : fieldNames[field]}
          </dt>
          <dd className="inline-flex font-semibold">
            {permission ? <PermissionMark permission={permission} size={12} word="shown" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
