import type { Result } from '@/lib/json';
import { decodeEdits } from '@/lib/share';
import { type Address, defaultScenario } from './address';
import { type Context, withNotice } from './context';
import { initialState } from './initial';
import { coreKey, type PageSuite, pageSuite, pageSuites } from './page-suites';
import type { ReadingActions } from './reading-actions';
import type { RowActions, Start } from './row-actions';
import type { ShelfActions } from './shelf';
import type { SuiteActions } from './suite-actions';
import type { Missing, OpenSuite, WorkbenchNotice } from './types';

export interface VisitActions {
  /**
   * Shows what an address names, and nothing else where that is not here. `fragment` is the end of the address, with its
   * `#`; one that cannot be read is said in the place of the row. `own`: this page wrote it, so that the stored draft is
   * never older, and the fragment counts only where nothing is stored.
   */
  visit(address: Address, fragment?: string, own?: boolean): Promise<void>;
  /** Shows a row of a suite that comes with the page, at a step; of the core suite where none is named. */
  visitBundledRow(key: string, start: Start, suite?: string): Promise<void>;
  /**
   * Opens a file or a pasted text and shows its first row, or the one an address was waiting for. An observe notification
   * is shown beside what is open.
   */
  openFile(content: Blob | string, name: string): Promise<void>;
  /**
   * Opens what the next interceptor would receive after the shown row, as a file of its own that asserts nothing. Where
   * there is no next one, it says why.
   */
  openNext(): Promise<void>;
  /** Goes back to the core suite. */
  openBundled(): Promise<void>;
  /** Goes to a suite of the page, or one that was opened in this visit, at the row that was shown there last. */
  switchTo(suite: string): Promise<void>;
  /** Takes a file off the shelf; if it is the one that is shown, the core suite is. Its edits stay stored. */
  closeFile(suite: string): Promise<void>;
}

const nextNotice: WorkbenchNotice = {
  id: 'chain',
  tone: 'info',
  text: 'This is what the next interceptor receives: the state that was emitted and the effective payload. Its answer is empty and nothing is expected of it until you write both. Close it in the list of suites; the browser’s Back leads to the row before.',
};

/** What an address names and carries. */
type Place = Omit<Missing, 'kind'>;

function placeOf(address: Address, fragment: string): Place {
  if (fragment.length < 2) return { address };
  const decoded = decodeEdits(fragment);
  if (!decoded.ok) return { address, fragment, message: decoded.fault.message };
  return { address, fragment, link: decoded.value };
}

type Parts = SuiteActions &
  RowActions &
  Pick<ReadingActions, 'setReadings'> & { readonly shelf: ShelfActions };

/** Fetches the text of a suite that comes with the page; the fault is a sentence. */
export type FetchBundled = (suite: PageSuite) => Promise<Result<Blob | string, string>>;

/** From an address, or a file, to a row on the page. */
export function visitActions(
  { store, storage, documents }: Context,
  parts: Parts,
  fetchBundled: FetchBundled,
): VisitActions {
  async function openBundled(suite: PageSuite | undefined = pageSuites[0]): Promise<OpenSuite | null> {
    if (suite === undefined) throw new Error('the page has no suite');
    const { key, name } = suite;
    const opening = { name, progress: null };
    store.setState({ opening });
    const fetched = await fetchBundled(suite);
    // It was cancelled, or another one was chosen, while this one was on its way.
    if (store.getState().opening !== opening) return null;
    if (fetched.ok) return parts.open({ name, key, content: fetched.value }, 'bundled');
    const fault = { kind: 'unreadable-file' as const, message: fetched.fault };
    store.setState({ opening: null, refused: { name, fault } });
    return null;
  }

  function miss(missing: Missing): void {
    const { row, wanted, source, texts, answer, answered, unreadable, aside, letGo } = initialState;
    store.setState({ row, wanted, source, texts, answer, answered, unreadable, aside, letGo, missing });
  }

  async function show(suite: OpenSuite, { address, ...carried }: Place): Promise<void> {
    const key = address.scenario ?? (suite.key === coreKey ? defaultScenario : suite.rows[0]?.key);
    const row = suite.rows.find((candidate) => candidate.key === key);
    if (carried.message !== undefined) miss({ kind: 'link', address, ...carried });
    else if (row === undefined) miss({ kind: 'scenario', address, ...carried });
    else await parts.openRow(row, address.step, carried.link);
  }

  async function restore(key: string, place: Place): Promise<OpenSuite | null> {
    const held = parts.shelf.find(key);
    if (held !== undefined) return parts.open(held.source, held.origin);
    const stored = await storage.readSuite(key);
    if (stored.ok && stored.value !== null) {
      const { name, origin, content } = stored.value;
      return parts.open({ name, content, key }, origin);
    }
    // The library lists the core suite meanwhile, but no row of it is shown in the place of the one asked for.
    if (store.getState().suite === null) await openBundled();
    miss({ kind: 'file', ...place });
    return null;
  }

  async function go(address: Address, fragment = '', own = false): Promise<void> {
    const place = placeOf(address, own && storage.durable ? '' : fragment);
    const { suite: open } = store.getState();
    const key = address.suite ?? coreKey;
    if (open?.key === key) return show(open, place);
    const ours = pageSuite(key);
    const suite = ours === undefined ? await restore(key, place) : await openBundled(ours);
    if (suite !== null) await show(suite, place);
  }

  async function openFile(content: Blob | string, name: string): Promise<OpenSuite | null> {
    const { missing } = store.getState();
    const suite = await parts.open({ name, content }, typeof content === 'string' ? 'pasted' : 'file');
    if (suite === null) return null;
    if (missing?.kind === 'file' && missing.address.suite === suite.key) {
      const { kind: _kind, ...place } = missing;
      await show(suite, place);
    } else await show(suite, { address: {} });
    return suite;
  }

  return {
    visit: async (address, fragment, own) => {
      void parts.setReadings(address.readings ?? {});
      await go(address, fragment, own);
    },
    visitBundledRow: async (key, start, named = coreKey) => {
      const { suite: open } = store.getState();
      const suite = open?.key === named ? open : await openBundled(pageSuite(named));
      const row = suite?.rows.find((candidate) => candidate.key === key);
      const place = { ...(named === coreKey ? {} : { suite: named }), scenario: key };
      if (row !== undefined) await parts.openRow(row, start);
      else if (suite !== null) miss({ kind: 'scenario', address: place });
    },
    openFile: async (content, name) => {
      const observed = await documents.readNotification(content);
      if (observed === null) await openFile(content, name);
      else store.setState({ observed, refused: null });
    },
    openNext: async () => {
      const { row, texts } = store.getState();
      if (row === null || texts === null) return;
      const next = await documents.nextExchange(texts, store.getState().readings);
      if (store.getState().row !== row) return;
      if (!next.ok) {
        store.setState((state) => withNotice(state, { id: 'chain', tone: 'info', text: next.fault }));
        return;
      }
      if ((await openFile(next.value, `After ${row.id}`)) !== null)
        store.setState((state) => withNotice(state, nextNotice));
    },
    openBundled: async () => {
      const suite = await openBundled();
      if (suite !== null) await show(suite, { address: {} });
    },
    switchTo: (key) => go(parts.shelf.placeOf(key)),
    closeFile: async (key) => {
      parts.shelf.remove(key);
      const { suite, missing } = store.getState();
      if (suite?.key === key || missing?.address.suite === key) await go(parts.shelf.placeOf(coreKey));
    },
  };
}
