import { expect, it } from 'vitest';
import { type JsonValue, stringifyJson } from '@/lib/json';
import { coreSuite } from '@/lib/suite';
import { verify } from '@/lib/verify';
import { analysed, reportFile, resultsOf } from './analysis/reports.test-support';
import { createAnalyser } from './index';

/** What an honest adapter that makes these mistakes reports of the core suite. */
function honest(mistakes: readonly string[]) {
  const rows = new Map(coreSuite.map((row) => [row.id, row]));
  return resultsOf(mistakes, coreSuite).map((result) => {
    const row = rows.get(result.id);
    const right = row !== undefined && verify(row, { actual: result.actual }).status === 'passed';
    return { ...result, status: right ? 'passed' : 'failed' };
  });
}

const clients = [
  { client: 'alpha', mistakes: [] },
  { client: 'beta', mistakes: ['last-permission-wins'] },
  { client: 'gamma', mistakes: [] },
];

function matrix(): JsonValue {
  const expected = new Map(coreSuite.map((row) => [row.id, row.expected ?? { expectError: true }]));
  const groups = clients.flatMap(({ client, mistakes }) => {
    const results = honest(mistakes).map(({ id, status, actual }) => ({
      id,
      adapterStatus: status,
      status,
      actual,
      expected: expected.get(id) ?? null,
    }));
    return ['alpha', 'gamma'].flatMap((server) =>
      ['http', 'stdio'].map((transport) => {
        const broken = client === 'gamma' && server === 'alpha' && transport === 'stdio';
        const errors = broken ? ['Receipts: the server received 104 requests, the client sent 105'] : [];
        const failed = broken || results.some((result) => result.status !== 'passed');
        return {
          client,
          server,
          transport,
          auth: 'none',
          status: failed ? 'failed' : 'passed',
          errors,
          results: broken ? results.map((result) => ({ ...result, status: 'failed' })) : results,
        };
      }),
    );
  });
  const tally = (texts: readonly string[]) => ({
    passed: texts.filter((text) => text === 'passed').length,
    failed: texts.filter((text) => text === 'failed').length,
    inapplicable: 0,
  });
  return {
    version: 1,
    scenarioCount: coreSuite.length,
    summary: {
      groups: tally(groups.map(({ status }) => status)),
      scenarios: tally(groups.flatMap(({ results }) => results.map(({ status }) => status))),
    },
    groups,
  };
}

// The page's samples: written anew by `npx vitest run lib/diagnose/samples.test.ts -u`.
it.each([
  {
    file: 'adapter-report.json',
    value: { language: 'example', results: honest(['skips-invalid-effects']) },
    says: /skips an invalid effect/,
    // not the first step that is missing, but the one that should have ended it
    parting: { phase: 'capability', effect: 0, mistaken: null },
  },
  { file: 'matrix.json', value: matrix(), says: /beta as client/, parting: { phase: 'permission' } },
])('the sample $file is current and tells its story', async ({ file, value, says, parting }) => {
  await expect(`${stringifyJson(value)}\n`).toMatchFileSnapshot(`../../public/samples/${file}`);
  const { analysis } = analysed(createAnalyser(coreSuite), reportFile(file, value));
  expect(analysis.sentence.tone).toBe('explained');
  expect(analysis.sentence.text).toMatch(says);
  expect(analysis.clearest?.parting).toMatchObject(parting);
});
