import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { alteredMachine, mutants, rowStatuses } from '@/lib/diagnose';
import { stringifyJson } from '@/lib/json';
import { bundledSuites, coreSuite, suiteText } from '@/lib/suite';
import { reportedOf } from '@/lib/verify';
import { createReports } from './reports';
import type { Reports, ReportsProgress } from './types';

const extended = bundledSuites.find(({ id }) => id === 'extended')?.rows ?? [];
const core = suiteText(coreSuite);
const second = suiteText(extended);
const silent = () => undefined;

/** The report of an adapter that makes the mistakes with these ids. */
function report(ids: readonly string[], rows = coreSuite, language = 'python'): string {
  const made = mutants.filter(({ id }) => ids.includes(id));
  expect(made).toHaveLength(ids.length);
  const machine = alteredMachine(made.map(({ alteration }) => alteration));
  const results = rows.map((row) => ({
    id: row.id,
    status: 'passed',
    actual: reportedOf(machine.run(row, row.readings)).actual ?? null,
  }));
  return stringifyJson({ language, results });
}

async function started(): Promise<Reports> {
  const reports = createReports();
  await reports.giveBundled(core, second);
  return reports;
}

async function view(reports: Reports) {
  const found = await reports.analyse(silent);
  if (found === null) throw new Error('nothing was analysed');
  return found;
}

describe('a report of one mistake', () => {
  let reports: Reports;
  beforeAll(async () => {
    reports = await started();
    expect(await reports.add('deep.json', report(['merges-deeply']), silent)).toEqual({
      ok: true,
      kind: 'report',
    });
  });

  it('is told in one sentence, with statuses in one byte a cell', async () => {
    const progress: ReportsProgress[] = [];
    const found = await reports.analyse((step) => progress.push(step));
    expect(found?.sentence).toMatchObject({ subject: 'python', tone: 'explained' });
    expect(found?.suite).toEqual({ name: 'Core suite', rows: 105 });
    expect(found?.statuses).toHaveLength(105);
    const at = found?.rows.indexOf('modify-merge-shallow-null-literal') ?? -1;
    expect(rowStatuses[found?.statuses[at] ?? 0]).toBe('claimed-wrongly');
    expect(found?.groups.claimed.total).toBe(1);
    expect(found?.findings[0]?.mistakes[0]?.[0]?.id).toBe('merges-deeply');
  });

  it('tells a cell, and where its row is found', async () => {
    await view(reports);
    expect(await reports.detail(0, 'modify-merge-shallow-null-literal')).toMatchObject({
      runName: 'python',
      suite: 'core',
      cell: { status: 'claimed-wrongly' },
    });
    expect(await reports.detail(0, 'nothing')).toBeNull();
  });

  it('makes the smallest scenario that shows it', async () => {
    await view(reports);
    const witness = await reports.witness(0);
    expect(witness).toMatchObject({ shows: 'outcome', row: 'merges-deeply-witness' });
    expect(JSON.parse(witness?.text ?? '')).toHaveProperty('response.result.effects.length', 1);
    expect(witness?.markdown).toContain('rule 4');
    expect(await reports.witness(7)).toBeNull();
  });
});

it('finds the row that tells two mistakes apart', async () => {
  const reports = await started();
  const found = await reports.parting('merges-deeply', 'null-deletes');
  expect(found === null ? null : JSON.parse(found.text)).toHaveProperty('request');
  expect(await reports.parting('merges-deeply', 'nobody')).toBeNull();
});

it('compares a newer report of the same adapter by itself, and tells the newer one alone', async () => {
  const reports = await started();
  await reports.add('monday.json', report(['merges-deeply']), silent);
  await reports.add('other.json', report(['last-permission-wins'], coreSuite, 'rust'), silent);
  await reports.add('tuesday.json', report([]), silent);
  const { files, runs, changes, sentence } = await view(reports);
  expect(files.map(({ name, superseded }) => [name, superseded])).toEqual([
    ['monday.json', true],
    ['other.json', false],
    ['tuesday.json', false],
  ]);
  expect(runs.map(({ name }) => name)).toEqual(['rust', 'python']);
  expect(changes).toMatchObject({ older: 'monday.json', newer: 'tuesday.json', same: 104 });
  expect(changes?.fixed.first).toEqual([{ row: 'modify-merge-shallow-null-literal', run: 0 }]);
  expect(sentence.subject).toBe('rust');
});

it('takes both suites of the page where a report has rows of both', async () => {
  const reports = await started();
  await reports.add('both.json', report([], [...coreSuite, ...extended]), silent);
  const { suite, sentence } = await view(reports);
  expect(suite).toEqual({ name: 'Core and extended suite', rows: 105 + extended.length });
  expect(sentence.tone).toBe('right');
  const [row] = extended;
  expect(await reports.detail(0, row?.id ?? '')).toMatchObject({ suite: 'extended' });
});

it('judges by a suite that is dropped, and by its own again when that is let go', async () => {
  const reports = await started();
  const sample = readFileSync('e2e/samples/scenarios-sample.json', 'utf8');
  await reports.add('matrix.json', readFileSync('e2e/samples/matrix-sample.json', 'utf8'), silent);
  expect(await reports.add('sample.json', sample, silent)).toEqual({ ok: true, kind: 'suite' });
  expect((await view(reports)).suite).toEqual({ name: 'sample.json', rows: 35 });
  expect(await reports.detail(0, 'deny-blocks')).toMatchObject({ suite: 'core' });
  await reports.dropSuite();
  expect((await view(reports)).suite).toEqual({ name: 'Core suite', rows: 105 });
});

it.each<readonly [string, string, string]>([
  ['a damaged file', '{"language": "x", "results": [', 'end of the text'],
  ['a file of another kind', '{"a": 1}', 'no report of a known form'],
  [
    'a single row',
    suiteText([]).replace('"scenarios": []', '"request": {}, "response": {}'),
    'single scenario',
  ],
  ['an empty file', '', ''],
  ['a suite without rows', suiteText([]), 'no scenarios'],
])('refuses %s, and what is open stays', async (_name, text, words) => {
  const reports = await started();
  await reports.add('right.json', report([]), silent);
  const added = await reports.add('bad.json', text, silent);
  expect(added.ok ? '' : added.fault.message).toContain(words);
  expect(added.ok).toBe(false);
  expect((await view(reports)).files.map(({ name }) => name)).toEqual(['right.json']);
});

it('gives up when it is told to, and starts again', async () => {
  const reports = await started();
  await reports.add('one.json', report(['last-permission-wins']), silent);
  const first = reports.analyse(silent);
  await reports.cancel();
  expect(await first).toBeNull();
  expect((await view(reports)).sentence.tone).toBe('explained');
  await reports.remove(1);
  expect(await reports.analyse(silent)).toBeNull();
});
