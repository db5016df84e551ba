'use client';

import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

const words = {
  link: {
    title: 'This link brings another text',
    text: 'You have a draft of this row, and it is shown. The link’s text is kept beside it.',
    swap: 'Show the link’s text',
    drop: 'Keep my draft',
    gone: 'The link’s text was let go.',
  },
  draft: {
    title: 'The link’s text is shown',
    text: 'Your draft of this row is kept beside it.',
    swap: 'Show my draft',
    drop: 'Let my draft go',
    gone: 'The draft was let go.',
  },
} as const;

/** A link met a draft: both are kept, and the reader chooses. Every choice can be taken back. */
export function AsideBar() {
  const workbench = useWorkbench();
  const aside = useWorkbenchState((state) => state.aside);
  const letGo = useWorkbenchState((state) => state.letGo);
  if (aside === null) {
    return letGo === null ? null : (
      <div role="status" className="border-b border-line p-2">
        <Callout>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {words[letGo.origin].gone}
            <Button onClick={() => void workbench?.bringBackAside()}>Bring it back</Button>
          </span>
        </Callout>
      </div>
    );
  }
  const { title, text, swap, drop } = words[aside.origin];
  return (
    <div role="alert" aria-label="Two texts of this row" className="border-b border-line p-2">
      <Callout
        tone="warn"
        title={title}
        actions={
          <>
            <Button onClick={() => void workbench?.swapAside()}>{swap}</Button>
            <Button onClick={() => void workbench?.dropAside()}>{drop}</Button>
          </>
        }
      >
        {text}
      </Callout>
    </div>
  );
}
