import { proxy, wrap } from 'comlink';
import { type Running, type SupervisorReports, superviseDocuments } from './supervise';
import type { Documents } from './types';
import type { Wait } from './watch';

/** Long work rests every few milliseconds, so a worker that says nothing for twice this long will not say anything again. */
const patience = 10_000;

const wait: Wait = (act) => {
  const timer = setTimeout(act, patience);
  return () => clearTimeout(timer);
};

/** Starts the page's document worker; one that breaks down or hangs is replaced (`superviseDocuments`). */
export function startDocuments(reports: SupervisorReports): Documents {
  return superviseDocuments(spawnWorker, reports, wait);
}

function spawnWorker(onCrash: (message: string) => void): Running {
  const worker = new Worker(new URL('./documents.worker.ts', import.meta.url), {
    type: 'module',
    name: 'documents',
  });
  worker.addEventListener('error', (event) => onCrash(event.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => onCrash('a message to the worker could not be read'));
  const remote = wrap<Documents>(worker);
  return {
    stop: () => worker.terminate(),
    documents: {
      alive: () => remote.alive(),
      openSuite: (source, onProgress) => remote.openSuite(source, proxy(onProgress)),
      cancelOpening: () => remote.cancelOpening(),
      closeSuite: (key) => remote.closeSuite(key),
      row: (suite, index) => remote.row(suite, index),
      judge: (suite, edits, readings, onJudged) => remote.judge(suite, edits, readings, proxy(onJudged)),
      readNotification: (content) => remote.readNotification(content),
      fitRevision: (suite, readings) => remote.fitRevision(suite, readings),
      evaluateTexts: (texts, readings) => remote.evaluateTexts(texts, readings),
      nextExchange: (texts, readings) => remote.nextExchange(texts, readings),
      locate: (texts, pointer) => remote.locate(texts, pointer),
    },
  };
}
