import { documentKind } from '@/lib/reports';
import { createTabParser, evaluateTexts, locateIn } from './evaluate-texts';
import { fitRevision } from './fit-revision';
import { judgeSuite, textsAt } from './judge-suite';
import { nextExchange } from './next-exchange';
import { type OpenedSuite, openSuite } from './open-suite';
import { createPacer } from './pacer';
import { readNotification } from './read-notification';
import { readSource } from './read-source';
import { suiteKey } from './suite-key';
import type { Documents, SuiteFault } from './types';

const aReport: SuiteFault = {
  kind: 'report',
  message: 'This is the report of an adapter: it is read on the debug page.',
};

/** The owner of parsed files: what runs behind the worker's message port, and as it is in tests. */
export function createDocuments(): Documents {
  const suites = new Map<string, OpenedSuite>();
  const parse = createTabParser();
  let opening = 0;
  let judging = 0;
  let fitting = 0;

  return {
    alive: async () => undefined,
    openSuite: async ({ name, content, key }, onProgress) => {
      opening += 1;
      const mine = opening;
      const current = () => mine === opening;
      const text = await readSource(content, onProgress, current);
      if (!text.ok) return text;
      const opened = await openSuite(text.value, createPacer(), onProgress, current);
      if (!opened.ok) return documentKind(text.value) === 'report' ? { ok: false, fault: aReport } : opened;
      const named = key ?? suiteKey(text.value);
      suites.set(named, opened.value);
      const { rows, problems } = opened.value;
      return { ok: true, value: { key: named, name, rows, problems } };
    },
    cancelOpening: async () => {
      opening += 1;
    },
    closeSuite: async (key) => void suites.delete(key),
    row: async (key, index) => {
      const suite = suites.get(key);
      return suite?.spans.has(index) ? textsAt(suite.text, suite.spans, index) : null;
    },
    judge: async (key, edits, readings, onJudged) => {
      judging += 1;
      const mine = judging;
      const suite = suites.get(key);
      if (suite === undefined) return;
      await judgeSuite(
        suite,
        edits,
        readings,
        createPacer(),
        onJudged,
        () => mine === judging && suites.get(key) === suite,
      );
    },
    readNotification,
    fitRevision: async (key, readings) => {
      fitting += 1;
      const mine = fitting;
      const suite = suites.get(key);
      if (suite === undefined) return null;
      return fitRevision(suite, readings, createPacer(), () => mine === fitting && suites.get(key) === suite);
    },
    evaluateTexts: async (texts, readings) => evaluateTexts(texts, readings, parse),
    nextExchange: async (texts, readings) => nextExchange(texts, readings),
    locate: async (texts, pointer) => locateIn(texts, pointer, parse),
  };
}
