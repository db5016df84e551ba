'use client';

import { CopyButton } from '@/components/ui/copy-button';
import { Header } from '@/components/views/shell/header';
import { PageLinks } from '@/components/views/shell/page-links';
import { openedFraction } from '@/lib/state';
import { basePath } from './base-path';
import { usePageState } from './page-state';
import { useShareLink } from './use-share-link';
import { useWalkRows } from './use-walk-rows';
import { useWorkbenchState } from './workbench-provider';

/** The header, wired: the open row and its neighbours, what is being opened, and the way to the guide. */
export function ExplorerHeader() {
  const { openGuide } = usePageState();
  const name = useWorkbenchState((state) => state.suite?.name ?? 'Core suite');
  const row = useWorkbenchState((state) => state.row);
  const edited = useWorkbenchState((state) => state.row !== null && state.edited.has(state.row.key));
  const opening = useWorkbenchState((state) => state.opening);
  const fraction = useWorkbenchState(openedFraction);
  const { walk, position, total } = useWalkRows();
  const { makeLink, told } = useShareLink();

  return (
    <Header
      links={<PageLinks basePath={basePath} page="explore" />}
      suiteName={name}
      row={row === null ? null : { id: row.id, edited, position, total }}
      onRow={walk}
      loading={opening === null ? null : { label: `Opening ${opening.name}`, fraction }}
      onGuide={(section) => openGuide(section)}
      actions={
        <CopyButton
          what="link"
          label="Copy link"
          make={makeLink}
          disabled={row === null}
          shrinks
          onCopied={told}
        />
      }
    />
  );
}
