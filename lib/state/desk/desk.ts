import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AddedFile, Reports, ReportsProgress, RunningReports } from '@/lib/workers';
import type { CellPlace, Desk, DeskState, DroppedFile } from './types';

export type DeskStore = StoreApi<DeskState>;

export const initialDesk: DeskState = {
  view: null,
  busy: null,
  refused: [],
  notice: null,
  judge: null,
  selected: null,
  cell: null,
  making: new Set(),
  witnesses: new Map(),
  partings: new Map(),
};

/** The state of one debug page. */
export function createDeskStore(): DeskStore {
  return createStore(() => initialDesk);
}

/** Starts a worker; `onCrash` hears why it broke down. */
export type SpawnReports = (onCrash: (message: string) => void) => RunningReports;

/** The suites of the page, core and extended; what cannot be loaded is a sentence. */
export type FetchSuites = () => Promise<
  | { readonly ok: true; readonly core: Blob | string; readonly extended: Blob | string }
  | { readonly ok: false; readonly message: string }
>;

/** How many times in a visit a worker that broke down is replaced. */
const mostRestarts = 3;

/**
 * Joins the state of the debug page with the worker that owns the reports. A worker that breaks down is replaced and given
 * the files again that were open; the file that was on its way is refused.
 */
export function openDesk(store: DeskStore, spawn: SpawnReports, fetchSuites: FetchSuites): Desk {
  /** What the worker holds, for the next one: reports in their order, and the suite that judges. */
  let held: readonly (DroppedFile & { readonly kind: 'report' | 'suite' })[] = [];
  let restarts = 0;
  let running = start();
  let newest = 0;

  interface Running {
    readonly reports: Reports;
    readonly ready: Promise<void>;
    readonly broken: Promise<null>;
  }

  function start(): Running {
    let letGo: () => void = () => undefined;
    const broken = new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
    const worker = spawn((message) => {
      worker.stop();
      restarts += 1;
      if (restarts > mostRestarts) {
        say({
          busy: null,
          notice: `The reader broke down too often (${message}). Reload the page to go on.`,
        });
        return letGo();
      }
      running = start();
      letGo();
      void restore(message);
    });
    return { reports: worker.reports, ready: prepare(worker.reports), broken };
  }

  async function prepare(reports: Reports): Promise<void> {
    const suites = await fetchSuites();
    if (suites.ok) await reports.giveBundled(suites.core, suites.extended);
    else say({ notice: suites.message });
  }

  async function restore(message: string): Promise<void> {
    for (const { name, content } of held) await watch((reports, told) => reports.add(name, content, told));
    say({ notice: `The reader broke down and was started anew (${message}). What was open is open again.` });
    await analyse();
  }

  /** Asks the worker; null where it broke down meanwhile. */
  async function ask<T>(act: (reports: Reports) => Promise<T>): Promise<T | null> {
    const { reports, ready, broken } = running;
    return Promise.race([ready.then(() => act(reports)), broken]);
  }

  const say = (part: Partial<DeskState>) => store.setState(part);

  /** Asks for long work and shows how far it is. Word of that travels apart from the answer, and may come after it. */
  async function watch<T>(
    act: (reports: Reports, onProgress: (progress: ReportsProgress) => void) => Promise<T>,
  ): Promise<T | null> {
    let over = false;
    const answer = await ask((reports) =>
      act(reports, ({ phase, name, done, total }) => {
        if (over) return;
        const labels = {
          reading: `Reading ${name}`,
          checking: `Judging ${name}`,
          diagnosing: 'Trying known mistakes',
        };
        say({ busy: { label: labels[phase], fraction: total === 0 ? null : done / total } });
      }),
    );
    over = true;
    return answer;
  }

  async function analyse(): Promise<void> {
    newest += 1;
    const mine = newest;
    say({ busy: { label: 'Judging', fraction: null } });
    const view = await watch((reports, told) => reports.analyse(told));
    if (mine !== newest) return;
    const cleared = {
      selected: null,
      cell: null,
      making: new Set<number>(),
      witnesses: new Map(),
      partings: new Map(),
    };
    const open = held.some(({ kind }) => kind === 'report');
    if (view !== null) say({ ...cleared, view, busy: null });
    else say(open ? { busy: null } : { ...cleared, view: null, busy: null });
    if (view?.clearest) await select({ run: view.clearest.run, row: view.clearest.row });
  }

  async function select(place: CellPlace | null): Promise<void> {
    say({ selected: place, cell: null });
    if (place === null) return;
    const cell = await ask((reports) => reports.detail(place.run, place.row));
    if (store.getState().selected === place) say({ cell });
  }

  async function take(file: DroppedFile): Promise<AddedFile> {
    const added = (await watch((reports, told) => reports.add(file.name, file.content, told))) ?? brokeDown;
    if (added.ok) {
      const others = added.kind === 'suite' ? held.filter(({ kind }) => kind !== 'suite') : held;
      held = [...others, { ...file, kind: added.kind }];
      if (added.kind === 'suite')
        say({ judge: file.name, notice: `Reports are judged by ${file.name} now.` });
    } else if (added.fault.kind !== 'superseded') {
      const { refused } = store.getState();
      const id = (refused.at(-1)?.id ?? 0) + 1;
      say({ refused: [...refused, { id, name: file.name, fault: added.fault }] });
    }
    return added;
  }

  return {
    add: async (files) => {
      const answers: AddedFile[] = [];
      for (const file of files) answers.push(await take(file));
      if (answers.some(({ ok }) => ok)) await analyse();
      else say({ busy: null });
      return answers;
    },
    remove: async (file) => {
      const reports = held.filter(({ kind }) => kind === 'report');
      const at = store.getState().view?.files.findIndex(({ id }) => id === file) ?? -1;
      held = held.filter((one) => one !== reports[at]);
      await ask((worker) => worker.remove(file));
      await analyse();
    },
    dropSuite: async () => {
      held = held.filter(({ kind }) => kind !== 'suite');
      await ask((reports) => reports.dropSuite());
      say({ judge: null, notice: null });
      await analyse();
    },
    cancel: async () => {
      newest += 1;
      say({ busy: null });
      await ask((reports) => reports.cancel());
    },
    select,
    makeWitness: async (finding) => {
      const { view, making } = store.getState();
      if (making.has(finding)) return;
      say({ making: new Set(making).add(finding) });
      const witness = await ask((reports) => reports.witness(finding));
      if (store.getState().view !== view) return;
      const left = [...store.getState().making].filter((one) => one !== finding);
      say({ making: new Set(left), witnesses: new Map(store.getState().witnesses).set(finding, witness) });
    },
    makeParting: async (one, other) => {
      const { view } = store.getState();
      const parting = await ask((reports) => reports.parting(one, other));
      if (store.getState().view !== view) return;
      say({ partings: new Map(store.getState().partings).set(`${one} ${other}`, parting) });
    },
    dismiss: (id) => say({ refused: store.getState().refused.filter((file) => file.id !== id) }),
    dismissNotice: () => say({ notice: null }),
  };
}

const brokeDown: AddedFile = {
  ok: false,
  fault: {
    kind: 'crashed',
    message: 'Reading it broke the reader down; perhaps it needs more memory than this browser grants.',
  },
};
