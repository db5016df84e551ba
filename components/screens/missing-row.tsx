'use client';

import { Button } from '@/components/ui/button';
import { StageEmpty } from '@/components/views/stage/notices';
import { coreKey, type Missing, pageSuite, pageSuites } from '@/lib/state';
import { useOpenFile } from './use-open-file';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** The other suite of the page, where a row that one of them lacks may stand. */
function otherSuiteOf({ kind, address }: Missing) {
  if (kind !== 'scenario' || pageSuite(address.suite ?? coreKey) === undefined) return null;
  const other = pageSuites.find(({ key }) => key !== (address.suite ?? coreKey));
  if (other === undefined) return null;
  const { suite: _left, ...rest } = address;
  return { name: other.name, address: other.key === coreKey ? rest : { ...rest, suite: other.key } };
}

/** An address that names what is not here: it is said, and nothing is shown in its place. */
export function MissingRow({ missing }: { readonly missing: Missing }) {
  const suite = useWorkbenchState((state) => state.suite?.name ?? 'the open suite');
  const workbench = useWorkbench();
  const { openBundled } = useOpenFile();
  const { scenario } = missing.address;
  const elsewhere = otherSuiteOf(missing);
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
      <p className="mt-3 flex flex-wrap gap-2">
        {elsewhere === null ? null : (
          <Button onClick={() => void workbench?.visit(elsewhere.address)}>
            Look for it in the {elsewhere.name.toLowerCase()}
          </Button>
        )}
        <Button onClick={openBundled}>Show the core suite</Button>
      </p>
    </StageEmpty>
  );
}
