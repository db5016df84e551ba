'use client';

import { Button } from '@/components/ui/button';
import { StageEmpty } from '@/components/views/stage/notices';
import type { Missing } from '@/lib/state';
import { useOpenFile } from './use-open-file';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** An address that names what is not here: it is said, and nothing is shown in its place. */
export function MissingRow({ missing }: { readonly missing: Missing }) {
  const suite = useWorkbenchState((state) => state.suite?.name ?? 'the open suite');
  const workbench = useWorkbench();
  const { openBundled } = useOpenFile();
  const { scenario } = missing.address;
  if (missing.kind === 'link') {
    return (
      <StageEmpty>
        <h2 className="text-base font-semibold text-ink">The edits in this link cannot be read</h2>
        <p>{missing.message} Ask for the link again; nothing is shown in its place.</p>
        <p className="mt-3">
          <Button onClick={() => void workbench?.visit(missing.address)}>Show the row without them</Button>
        </p>
      </StageEmpty>
    );
  }
  return (
    <StageEmpty>
      {missing.kind === 'scenario' ? (
        <>
          <h2 className="text-base font-semibold text-ink">There is no such row</h2>
          <p>
            The address asks for <code className="font-mono text-ink wrap-anywhere">{scenario ?? ''}</code>,
            and {suite} has no row of that id. Choose one from the list.
          </p>
        </>
      ) : (
        <>
          <h2 className="text-base font-semibold text-ink">This address belongs to a file</h2>
          <p>
            It shows{' '}
            {scenario === undefined ? (
              'a row'
            ) : (
              <code className="font-mono text-ink wrap-anywhere">{scenario}</code>
            )}{' '}
            of a suite file that this browser does not keep. Open the file again, and the row is shown.
          </p>
        </>
      )}
      <p className="mt-3">
        <Button onClick={openBundled}>Show the core suite</Button>
      </p>
    </StageEmpty>
  );
}
