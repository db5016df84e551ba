import type { Place, TabId } from '@/lib/workers';
import { heldStep } from './answers';
import { type Context, withNotice, withoutNotice } from './context';
import type { WorkbenchNotice } from './types';

export interface ViewActions {
  /** Goes to a step (from 0), held inside the steps there are. */
  setStep(step: number): void;
  setTab(tab: TabId): void;
  /** The editor's cursor entered an effect, or left them all. */
  markEffect(effect: number | null): void;
  /** Shows the text of an effect; null takes the mark away. */
  showEffect(effect: number | null): void;
  /** Shows a place in a text. */
  showPlace(place: Place): void;
  /** Shows the text that a pointer from the row names. */
  showPointer(pointer: string): Promise<void>;
  /** Goes back from an observe notification to the row. */
  leaveObserved(): void;
  /** Says something that stays until it is dismissed. */
  notify(notice: WorkbenchNotice): void;
  dismiss(id: WorkbenchNotice['id']): void;
}

/** Where the reader looks. */
export function viewActions({ store, documents }: Context): ViewActions {
  const reveal = (place: Place) => store.setState({ tab: place.tab, reveal: { ...place } });

  return {
    setStep: (step) => store.setState((state) => ({ step: heldStep(step, state) })),
    setTab: (tab) => store.setState({ tab }),
    markEffect: (effect) => store.setState((state) => (state.effect === effect ? state : { effect })),
    showEffect: (effect) => {
      store.setState({ effect });
      const found = store.getState().answer?.effectRanges.find((candidate) => candidate.effect === effect);
      if (found !== undefined) reveal({ tab: 'response', range: found.range });
    },
    showPlace: reveal,
    showPointer: async (pointer) => {
      const { texts } = store.getState();
      const place = texts === null ? null : await documents.locate(texts, pointer);
      if (place !== null && store.getState().texts === texts) reveal(place);
    },
    leaveObserved: () => store.setState({ observed: null }),
    notify: (notice) => store.setState((state) => withNotice(state, notice)),
    dismiss: (id) => store.setState((state) => withoutNotice(state, id)),
  };
}
