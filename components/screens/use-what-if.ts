import { useEffect, useRef, useState } from 'react';
import type { Readings } from '@/lib/protocol';
import { latestOnly, type RowTexts, type RunningWhatIf, startWhatIf, type WhatIfAnswer } from '@/lib/workers';

interface Question {
  readonly texts: RowTexts;
  readonly readings: Partial<Readings>;
}

export interface WhatIfView {
  /** The last answer; null before the first. */
  readonly answer: WhatIfAnswer | null;
  /** It is of an older text: the newer one is being tried. */
  readonly stale: boolean;
  /** Why there will be no answer. */
  readonly failed: string | null;
  /** The text of a decider's row. */
  readonly variant: (decider: number) => Promise<string | null>;
}

/** Tries variants of a row in a worker of its own, which starts with the first question and ends with this part. */
export function useWhatIf(question: Question | null): WhatIfView {
  const [told, setTold] = useState<{ readonly of: Question; readonly answer: WhatIfAnswer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<{
    readonly worker: RunningWhatIf;
    readonly ask: (asked: Question) => Promise<WhatIfAnswer | null>;
  } | null>(null);
  const { texts, readings } = question ?? {};

  useEffect(
    () => () => {
      running.current?.worker.stop();
      running.current = null;
    },
    [],
  );
  useEffect(() => {
    if (texts === undefined || readings === undefined) return;
    if (running.current === null) {
      const worker = startWhatIf(setFailed);
      const ask = latestOnly((asked: Question) => worker.whatIf.ask(asked.texts, asked.readings));
      running.current = { worker, ask };
    }
    const of = { texts, readings };
    let gone = false;
    void running.current.ask(of).then((answer) => {
      if (!gone && answer !== null) setTold({ of, answer });
    });
    return () => {
      gone = true;
    };
  }, [texts, readings]);

  return {
    answer: told?.answer ?? null,
    stale: told !== null && (told.of.texts !== texts || told.of.readings !== readings),
    failed,
    variant: async (decider) => (await running.current?.worker.whatIf.variant(decider)) ?? null,
  };
}
