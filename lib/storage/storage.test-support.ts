import type { DraftKey, DraftTexts } from './types';

export const key: DraftKey = { suite: 'core', row: 'deny-blocks' };
export const texts = (response: string): DraftTexts => ({ response });

/** A schedule driven by hand: `run` lets every waiting act happen. */
export function manualSchedule() {
  const waiting = new Map<object, { act: () => void; delay: number }>();
  return {
    schedule: (act: () => void, delay: number) => {
      const token = {};
      waiting.set(token, { act, delay });
      return () => void waiting.delete(token);
    },
    delays: () => [...waiting.values()].map(({ delay }) => delay),
    run: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const { act } of due) act();
    },
  };
}
