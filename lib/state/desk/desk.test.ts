import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coreSuite, suiteText } from '@/lib/suite';
import { createReports } from '@/lib/workers/reports/reports';
import { createDeskStore, openDesk, type SpawnReports } from './desk';

const sample = (name: string) => readFileSync(`e2e/samples/${name}`, 'utf8');
const spawn: SpawnReports = () => ({ reports: createReports(), stop: () => undefined });
const suites = async () => ({ ok: true, core: suiteText(coreSuite), extended: suiteText([]) }) as const;

it('takes several files in, tells the newest state of all, and selects the clearest row', async () => {
  const store = createDeskStore();
  const desk = openDesk(store, spawn, suites);
  const added = await desk.add([
    { name: 'broken.json', content: '{' },
    { name: 'one.json', content: sample('report-one-defect.json') },
  ]);
  expect(added.map(({ ok }) => ok)).toEqual([false, true]);
  const { view, busy, refused, selected, cell } = store.getState();
  expect(busy).toBeNull();
  expect(refused.map(({ name }) => name)).toEqual(['broken.json']);
  expect(view?.sentence.tone).toBe('explained');
  expect(selected).toEqual({ run: view?.clearest?.run, row: view?.clearest?.row });
  expect(cell).toMatchObject({ row: selected?.row });
  desk.dismiss(refused[0]?.id ?? 0);
  await desk.remove(view?.files[0]?.id ?? 0);
  expect(store.getState()).toMatchObject({ view: null, refused: [], selected: null });
});

it('gives a new worker what was open, when one breaks down', async () => {
  const crashes: ((message: string) => void)[] = [];
  const store = createDeskStore();
  const desk = openDesk(
    store,
    (onCrash) => {
      crashes.push(onCrash);
      return spawn(onCrash);
    },
    suites,
  );
  await desk.add([{ name: 'two.json', content: sample('report-two-defects.json') }]);
  const before = store.getState().view;
  const again = new Promise<void>((resolve) => {
    store.subscribe(({ view, busy }) => {
      if (view !== before && view !== null && busy === null) resolve();
    });
  });
  crashes[0]?.('out of memory');
  await again;
  expect(store.getState().view?.sentence).toEqual(before?.sentence);
  expect(store.getState().notice).toContain('out of memory');
});

it('says what could not be loaded', async () => {
  const store = createDeskStore();
  const desk = openDesk(store, spawn, async () => ({
    ok: false,
    message: 'The suites could not be loaded.',
  }));
  await desk.add([{ name: 'x.json', content: '[' }]);
  expect(store.getState().notice).toBe('The suites could not be loaded.');
});

it('shows no progress that comes after its answer', async () => {
  const store = createDeskStore();
  const late: (() => void)[] = [];
  const desk = openDesk(
    store,
    () => {
      const reports = createReports();
      const analyse: typeof reports.analyse = (onProgress) => {
        late.push(() => onProgress({ phase: 'diagnosing', name: null, done: 1, total: 2 }));
        return reports.analyse(onProgress);
      };
      return { reports: { ...reports, analyse }, stop: () => undefined };
    },
    suites,
  );
  await desk.add([{ name: 'two.json', content: sample('report-two-defects.json') }]);
  for (const told of late) told();
  expect(late).toHaveLength(1);
  expect(store.getState().busy).toBeNull();
});
