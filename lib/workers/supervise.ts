import type { Documents, OpenResult, SuiteSource } from './types';
import { createWatch, type Wait, type Watch } from './watch';

/** One worker at work. */
export interface Running {
  readonly documents: Documents;
  stop(): void;
}

/** Starts a worker; `onCrash` hears why it broke down, or why it could not start. */
export type Spawn = (onCrash: (message: string) => void) => Running;

export interface SupervisorReports {
  /** A new worker has taken over; `lost` names the open files that it could not read again. */
  readonly onRestart: (message: string, lost: readonly string[]) => void;
  /** It broke down too often: no call is answered any more. */
  readonly onStopped: (message: string) => void;
}

/** How many times in one visit a worker is replaced: what breaks it once more will break it again. */
export const mostRestarts = 4;

/** How often the opening of one file may break a worker before the file is given up. */
const openingAttempts = 2;

interface Generation extends Running {
  /** The open suites have been read again. */
  readonly ready: Promise<void>;
  /** Let go when the worker breaks down: one for each call on its way. */
  readonly waiting: Set<() => void>;
  /** Notices when it hangs; nothing is watched where no call is answered any more. */
  readonly watch: Watch | null;
}

const silent = () => undefined;
const never: Promise<never> = new Promise(() => undefined);

/**
 * Documents that outlive their worker. When it breaks down, or hangs (`wait` says how long that takes), another one is started, reads again what is open, and answers
 * the calls that were on their way; whoever asked notices only that it took longer.
 */
export function superviseDocuments(
  spawn: Spawn,
  { onRestart, onStopped }: SupervisorReports,
  wait: Wait,
): Documents {
  const open = new Map<string, SuiteSource>();
  let restarts = 0;
  let current = start();

  function start(told?: string): Generation {
    const waiting = new Set<() => void>();
    let over = false;
    const fail = (message: string) => {
      if (over) return;
      over = true;
      watch.end();
      running.stop();
      restarts += 1;
      if (restarts <= mostRestarts) current = start(message);
      else {
        current = { ...running, ready: never, waiting: new Set(), watch: null };
        onStopped(message);
      }
      for (const letGo of [...waiting]) letGo();
    };
    const running = spawn(fail);
    const watch = createWatch(wait, {
      busy: () => waiting.size > 0,
      ping: () => running.documents.alive(),
      onHang: () => fail('it gave no answer any more'),
    });
    let lives = false;
    const beginWatch = () => {
      if (lives && !over && waiting.size > 0) watch.begin();
    };
    // Its script may take long to arrive: that is no standstill, so it is watched from its first sign of life on.
    running.documents.alive().then(() => {
      lives = true;
      beginWatch();
    }, silent);
    const ready = told === undefined ? Promise.resolve() : reopen(running, told, () => over);
    return { ...running, ready, waiting, watch: { begin: beginWatch, end: watch.end } };
  }

  async function reopen({ documents }: Running, message: string, over: () => boolean): Promise<void> {
    const lost: string[] = [];
    for (const [key, source] of [...open]) {
      const opened = await documents.openSuite(source, () => undefined);
      if (over()) return;
      if (opened.ok) continue;
      open.delete(key);
      lost.push(source.name);
    }
    onRestart(message, lost);
  }

  /** Asks the worker, and after a breakdown the next one; null after as many breakdowns as `attempts` allows. */
  async function ask<T>(act: (documents: Documents) => Promise<T>, attempts = Infinity): Promise<T | null> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const answer = await unlessCrashed(current, act);
      if (answer !== null) return answer.value;
    }
    return null;
  }

  async function call<T>(act: (documents: Documents) => Promise<T>): Promise<T> {
    const answer = await ask(async (documents) => ({ value: await act(documents) }));
    return answer === null ? never : answer.value;
  }

  return {
    alive: () => call((documents) => documents.alive()),
    openSuite: async (source, onProgress): Promise<OpenResult> => {
      const opened = await ask((documents) => documents.openSuite(source, onProgress), openingAttempts);
      if (opened === null) return { ok: false, fault: brokeDown };
      if (opened.ok) open.set(opened.value.key, { ...source, key: opened.value.key });
      return opened;
    },
    cancelOpening: () => call((documents) => documents.cancelOpening()),
    closeSuite: (key) => {
      open.delete(key);
      return call((documents) => documents.closeSuite(key));
    },
    row: (suite, index) => call((documents) => documents.row(suite, index)),
    judge: (suite, edits, readings, onJudged) =>
      call((documents) => documents.judge(suite, edits, readings, onJudged)),
    readNotification: (content) => call((documents) => documents.readNotification(content)),
    fitRevision: (suite, readings) => call((documents) => documents.fitRevision(suite, readings)),
    evaluateTexts: (texts, readings) => call((documents) => documents.evaluateTexts(texts, readings)),
    nextExchange: (texts, readings) => call((documents) => documents.nextExchange(texts, readings)),
    locate: (texts, pointer) => call((documents) => documents.locate(texts, pointer)),
  };
}

/** What the worker answers; null as soon as it breaks down. A race would hold every answer for as long as the worker lives. */
function unlessCrashed<T>(
  { ready, documents, waiting, watch }: Generation,
  act: (documents: Documents) => Promise<T>,
): Promise<{ readonly value: T } | null> {
  return new Promise((resolve, reject) => {
    const letGo = () => resolve(null);
    waiting.add(letGo);
    watch?.begin();
    ready
      .then(() => act(documents))
      .then((value) => resolve({ value }), reject)
      .finally(() => {
        waiting.delete(letGo);
        if (waiting.size === 0) watch?.end();
      });
  });
}

const brokeDown = {
  kind: 'crashed',
  message: 'Reading it broke the reader down twice; perhaps it needs more memory than this browser grants.',
} as const;
