import { Callout } from '@/components/ui/callout';
import { counted } from './model/words';

/** Rows whose expectation in the artifact is another than the suite's: nobody is accused before that is settled. */
export function OtherExpectations({ rows }: { readonly rows: readonly string[] }) {
  return (
    <Callout
      tone="warn"
      title={`${counted(rows.length, 'expectation')} in the artifact ${rows.length === 1 ? 'is' : 'are'} not this suite’s`}
      className="mx-4 mb-4 wide:mx-5"
    >
      <p>
        The artifact was made with another scenarios.json. Drop that file here, and the reports are judged by
        it.
      </p>
      <p className="mt-1 font-mono text-xs">
        {rows.slice(0, 6).join(', ')}
        {rows.length > 6 ? ` and ${rows.length - 6} more` : ''}
      </p>
    </Callout>
  );
}
