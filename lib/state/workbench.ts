import {
  createDraftSaver,
  type LastWords,
  type OpenedStorage,
  type Schedule,
  type StorageFault,
} from '@/lib/storage';
import { type Documents, latestOnly, type RowTexts } from '@/lib/workers';
import { type Context, type WorkbenchStore, withNotice } from './context';
import { type DraftActions, draftActions, savingReports } from './draft-actions';
import { type LinkActions, linkActions } from './link-actions';
import { type ReadingActions, readingActions } from './reading-actions';
import { type RowActions, rowActions } from './row-actions';
import { type ShareActions, shareActions } from './share-actions';
import { createShelf } from './shelf';
import { storageNotice } from './storage-notice';
import { type SuiteActions, suiteActions } from './suite-actions';
import { type TextActions, textActions } from './text-actions';
import { type ViewActions, viewActions } from './view-actions';
import { type FetchBundled, type VisitActions, visitActions } from './visit-actions';

export interface WorkbenchOptions {
  readonly documents: Documents;
  /** `onFault` hears of a storage that stops answering after it was opened. */
  readonly openStorage: (onFault: (fault: StorageFault) => void) => Promise<OpenedStorage>;
  readonly lastWords: LastWords;
  readonly fetchBundled: FetchBundled;
  readonly schedule: Schedule;
}

export interface Workbench
  extends VisitActions,
    RowActions,
    TextActions,
    DraftActions,
    ViewActions,
    ShareActions,
    Omit<LinkActions, 'arrive'>,
    Pick<ReadingActions, 'setReadings'>,
    Pick<SuiteActions, 'cancelOpening' | 'dismissRefused'> {
  /** Writes whatever is not saved yet. */
  flush(): Promise<void>;
  /** The page is being left: what is not saved yet is put where it is found on the next visit. */
  leave(): void;
  /** True while an edit is not saved and will not be by itself: the disk is full, or two tabs disagree. */
  stuck(): boolean;
}

/** How long an edit may stay unsaved, in milliseconds. */
const saveWithin = 250;

/** Joins store, worker and storage. Resolves as soon as the storage has answered, whatever its answer. */
export async function openWorkbench(
  store: WorkbenchStore,
  { documents, openStorage, lastWords, fetchBundled, schedule }: WorkbenchOptions,
): Promise<Workbench> {
  const tell = (told: StorageFault) => store.setState((state) => withNotice(state, storageNotice(told)));
  const { storage, fault } = await openStorage(tell);
  if (fault !== undefined) tell(fault);
  const saver = createDraftSaver({
    storage,
    schedule,
    delay: saveWithin,
    ...savingReports(store, storage, lastWords),
  });
  for (const { key, texts, base } of lastWords.read()) {
    saver.adopt(key, base);
    saver.note(key, texts);
  }
  await saver.flush();
  const evaluate = latestOnly((texts: RowTexts) => documents.evaluateTexts(texts, store.getState().readings));
  const context: Context = { store, documents, storage, saver, lastWords, evaluate };
  const links = linkActions(context);
  const shelf = createShelf(store);
  const suites = suiteActions(context, shelf);
  const { setReadings, keepReadings } = readingActions(context, suites);
  const rows = rowActions(context, links, { keepReadings });
  return {
    ...rows,
    ...visitActions(context, { ...rows, ...suites, setReadings, shelf }, fetchBundled),
    setReadings,
    ...textActions(context),
    ...draftActions(context),
    ...viewActions(context),
    ...shareActions(context),
    swapAside: links.swapAside,
    dropAside: links.dropAside,
    bringBackAside: links.bringBackAside,
    cancelOpening: suites.cancelOpening,
    dismissRefused: suites.dismissRefused,
    flush: saver.flush,
    leave: () => {
      lastWords.keep(saver.unsaved());
      void saver.flush();
    },
    stuck: () => saver.unsaved().length > 0 && store.getState().saving === 'failed',
  };
}
