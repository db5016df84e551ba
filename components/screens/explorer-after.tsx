'use client';

import { Button } from '@/components/ui/button';
import { NextInterceptor } from '@/components/views/stage/next-interceptor';
import { nextBlocked } from '@/lib/workers';
import { usePageState } from './page-state';
import { useGuess } from './use-guess';
import { useNextUnseen } from './use-next-unseen';
import { useOpenFile } from './use-open-file';
import { useOpenRow } from './use-open-row';
import { WhatIf } from './what-if';
import { useWorkbenchState } from './workbench-provider';

/** The way into the guessing game from any row: what is shown already is not worth a guess. */
function GuessOn() {
  const { setGuessing } = usePageState();
  const openRow = useOpenRow();
  const next = useNextUnseen();
  return (
    <p className="px-3 pb-3">
      <Button
        aria-disabled={next === null}
        onClick={() => {
          if (next === null) return;
          setGuessing(true);
          openRow(next, 'open');
        }}
      >
        {next === null ? 'Every row was seen' : 'Guess the next unseen row'}
      </Button>
    </p>
  );
}

/** What stands under the stage once nothing of the row is to be guessed: what if, what next, and the next guess. */
export function ExplorerAfter() {
  const answer = useWorkbenchState((state) => state.answer);
  const unreadable = useWorkbenchState((state) => state.unreadable);
  const { openNext } = useOpenFile();
  const guess = useGuess();
  if (answer === null) return null;
  return (
    <>
      <WhatIf />
      <NextInterceptor
        blocked={
          unreadable === null
            ? nextBlocked(answer.evaluation)
            : 'The text is not readable as it stands; mend it first.'
        }
        onOpen={openNext}
      />
      {guess === null ? <GuessOn /> : null}
    </>
  );
}
