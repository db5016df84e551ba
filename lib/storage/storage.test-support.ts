import type { DraftKey, DraftTexts } from './types';

export const key: DraftKey = { suite: 'core', row: 'deny-blocks' };
export const texts = (response: string): DraftTexts => ({ response });

/** A schedule driven by hand: `run` lets every waiting act happen. */
export function manualSchedule() {
  let waiting: { readonly act: () => void; readonly delay: number }[] = [];
  return {
    schedule: (act: () => void, delay: number) => void waiting.push({ act, delay }),
    delays: () => waiting.map(({ delay }) => delay),
    run: () => {
      const due = waiting;
      waiting = [];
      for (const { act } of due) act();
    },
  };
}
