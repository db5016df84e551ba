import { readFileSync } from 'node:fs';
import { desk, file, realSample } from './support/desk';
import { explorer, sampleFile } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { expect, expectNoAxeViolations, test, views } from './support/page';

/** The outcomes alone of a real report, as a bare map. */
const outcomesOf = (name: string): object => {
  const { results } = JSON.parse(realSample(name));
  return Object.fromEntries(results.map(({ id, actual }: { id: string; actual: unknown }) => [id, actual]));
};

const findings = [
  {
    name: 'an adapter report',
    text: () => realSample('report-one-defect.json'),
    says: /32 rows fail; likely it skips an invalid effect and applies the rest \(rule 3\): explains 32, contradicts 0/,
  },
  {
    name: 'an adapter report of two defects',
    text: () => realSample('report-two-defects.json'),
    says: /4 rows fail; likely it .+ \(rule \d\) and .+ \(rule \d\): explains 4, contradicts 0/,
  },
  {
    name: 'a matrix artifact',
    text: () => realSample('matrix-sample.json'),
    says: /as client: \d+ rows? fails? alike in \d+ combinations; likely it .+ \(rule \d\)/,
  },
  {
    name: 'a map of outcomes',
    text: () => JSON.stringify(outcomesOf('report-one-defect.json')),
    says: /32 rows fail; likely it skips an invalid effect/,
  },
];

for (const { name, text, says } of findings) {
  test(`${name} is told in one sentence, as a record`, async ({ page }) => {
    const { visit, open, told, summary } = desk(page);
    await visit();
    await open(file('dropped.json', text()));
    await told(says);
    await expect(summary).toContainText('not proof of what the adapter does today');
    await expect(page.getByRole('heading', { name: 'Look here first' })).toBeVisible();
  });
}

test('from a sample to the smallest row, and from there to the stage', async ({ page }) => {
  const { visit, told, section, row } = desk(page);
  await visit();
  await page.getByRole('button', { name: 'An adapter’s report' }).click();
  await told(/skips an invalid effect and applies the rest/);
  await expect(section('Look here first')).toContainText('step 4');
  await expect(row).toContainText('unadvertised-ask-rejected');
  await expect(row).toContainText('failed');

  await page.getByRole('button', { name: 'Make the smallest row that shows it' }).click();
  const witness = section('Smallest row');
  await expect(witness).toContainText('Nothing can be taken from it', { timeout: 20_000 });
  await witness.getByRole('link', { name: /^Open in the stage/ }).click();

  const { stepper, outcome, editorPane } = explorer(page);
  await expect(stepper).toBeVisible();
  await expect(outcome).toContainText('rejected');
  await expect(outcome).toContainText('as expected');
  await expect(editorPane).toContainText('skips-invalid-effects-witness');
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('edited');
});

test('a failing row opens in the stage at the step where both part', async ({ page }) => {
  const { visit, told, row } = desk(page);
  await visit('/debug?sample=matrix');
  await told(/beta as client/);
  await expect(row).toContainText('They part at step 5');
  await row.getByRole('link', { name: 'Open in the stage at step 5' }).click();
  const { stepper } = explorer(page);
  await expect(stepper).toBeVisible();
  await expect(page).toHaveURL(/\?scenario=incoming-ask-survives-allow&step=5$/);
});

test('the three groups stand apart, and identical failures fold into one line', async ({ page }) => {
  const { visit, told, section } = desk(page);
  await visit('/debug?sample=matrix');
  await told(/beta as client: 6 rows fail alike in 4 combinations/);
  const failed = section('What failed');
  await expect(failed.getByRole('heading', { name: 'Failed on their own (6)' })).toBeVisible();
  await expect(failed.getByText('beta as client (4 runs)')).toHaveCount(6);
  await expect(
    failed.getByRole('heading', { name: 'Right, and void by their combination (1)' }),
  ).toBeVisible();
  await expect(failed).toContainText('the server received 104 requests');
});

test('rows that are claimed passed and are wrong stand in a group of their own', async ({ page }) => {
  const { visit, open, told, section } = desk(page);
  await visit();
  const report = JSON.parse(realSample('report-two-defects.json'));
  const results = report.results.map((result: object) => ({ ...result, status: 'passed' }));
  await open(file('claims.json', { ...report, results }));
  await told(/4 rows fail/);
  await expect(section('What failed').getByRole('heading')).toHaveText([
    'What failed',
    'Said to be passed, and wrong (4)',
  ]);
});

test('a report that is dropped on the explorer opens on this page', async ({ page }) => {
  const { open, openFile } = explorer(page);
  await open();
  await openFile(file('red.json', realSample('report-one-defect.json')));
  await page.waitForURL(/\/debug/);
  await desk(page).told(/skips an invalid effect/);
  await expect(page.getByRole('list', { name: 'Open reports' })).toContainText('red.json');
  await expect(page).toHaveURL(/\/debug$/);
});

test('a single row that is opened here goes on to the explorer', async ({ page }) => {
  const { visit, open } = desk(page);
  await visit();
  const { scenarios } = JSON.parse(readFileSync(sampleFile, 'utf8'));
  await open(file('row.json', scenarios[0]));
  await page.waitForURL((address) => address.pathname === '/');
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText(scenarios[0].id);
});

test('a suite that is opened here judges the reports, until it is let go', async ({ page }) => {
  const { visit, open, told, summary } = desk(page);
  await visit();
  await open(file('red.json', realSample('report-one-defect.json')));
  await told('judged by Core suite (105 rows)');
  await open(file('mine.json', readFileSync(sampleFile, 'utf8')));
  await told('judged by mine.json (35 rows)');
  await page.getByRole('button', { name: 'Judge by the page’s suites' }).click();
  await told('judged by Core suite (105 rows)');
  await expect(summary).toContainText('32 rows fail');
});

test('a newer report of an adapter is compared with the older one by itself', async ({ page }) => {
  const { visit, open, told, section, summary } = desk(page);
  await visit();
  await open(file('monday.json', realSample('report-one-defect.json')));
  await told(/32 rows fail/);
  await open(
    file('tuesday.json', { ...JSON.parse(realSample('report-two-defects.json')), language: 'other' }),
  );
  await told(/./);
  await expect(section('Since the last report')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close tuesday.json' }).click();
  await told(/32 rows fail/);

  const { language } = JSON.parse(realSample('report-one-defect.json'));
  await open(file('tuesday.json', { ...JSON.parse(realSample('report-two-defects.json')), language }));
  await told(/4 rows fail/);
  const since = section('Since the last report');
  await expect(since.getByRole('heading', { name: 'Fixed 32' })).toBeVisible();
  await expect(since.getByRole('heading', { name: 'Broken now 4' })).toBeVisible();
  await expect(summary).toContainText('tuesday.json');
});

const refused = [
  ['a text that is no JSON', '{"results": [', /Line 1, column \d+/],
  ['a file of no known form', '{"hello": 1}', /no report of a known form/],
  ['an empty file', '', /Line 1, column 1/],
] as const;

for (const [name, content, words] of refused) {
  test(`${name} says what is wrong, and what was open stays`, async ({ page }) => {
    const { visit, open, told, summary } = desk(page);
    await visit();
    await open(file('good.json', realSample('report-two-defects.json')));
    await told(/4 rows fail/);
    await open(file('bad.json', content));
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('bad.json was not opened');
    await expect(notices).toContainText(words);
    await expect(summary).toContainText(/4 rows fail/);
    await notices.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices).not.toContainText('bad.json');
  });
}

test('unknown, missing and doubled rows are listed, and the rest works', async ({ page }) => {
  const { visit, open, told, section } = desk(page);
  await visit();
  const { language, results } = JSON.parse(realSample('report-two-defects.json'));
  const [first, second, ...rest] = results;
  const strange = { ...first, id: '<img src=x onerror=alert(1)>' };
  await open(file('odd.json', { language, results: [second, second, ...rest, strange] }));
  await told(/likely it/);
  const notes = section('About the report');
  await expect(notes).toContainText('1 row unknown to the suite');
  await expect(notes).toContainText('1 row of the suite missing from the report');
  await expect(notes).toContainText('1 row reported more than once');
  await notes.getByText('1 row unknown to the suite').click();
  await expect(notes).toContainText('<img src=x onerror=alert(1)>');
});

test('by keyboard alone: filter, walk through the grid, look at a cell', async ({ page }) => {
  const { visit, told, grid, row } = desk(page);
  await visit('/debug?sample=matrix');
  await told(/beta as client/);
  await page.getByRole('textbox', { name: 'Search rows of the report' }).focus();
  await page.keyboard.type('deny-then-a');
  await expect(page).toHaveURL(/q=deny-then-a/);
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await page.keyboard.press('Tab');
  for (let count = 0; count < 6; count += 1) {
    if (await grid.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(grid).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('heading', { level: 2 })).toHaveText('deny-then-ask');
  await expect(row).toContainText('beta → alpha, http');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('alpha → alpha, http');
  await expect(row).toContainText('passed');
});

test('the filter stands in the address, and a reload finds it again', async ({ page }) => {
  const { visit, told, grid } = desk(page);
  await visit('/debug?sample=matrix');
  await told(/beta as client/);
  await page.getByRole('combobox', { name: 'show' }).selectOption('wrong');
  await expect(grid).toHaveAttribute('aria-rowcount', '7');
  await expect(page).toHaveURL(/show=wrong/);
  await page.reload();
  await page.getByRole('button', { name: 'A matrix' }).click();
  await told(/beta as client/);
  await expect(grid).toHaveAttribute('aria-rowcount', '7');
  await page.getByRole('checkbox', { name: 'only where runs differ' }).check();
  await page.getByRole('combobox', { name: 'show' }).selectOption('unsupported');
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '106');
});

test('a passed rejection tells that its rollback was not shown', async ({ page }) => {
  const { visit, told, grid, row } = desk(page);
  await visit('/debug?sample=matrix&q=later-invalid-modify');
  await told(/beta as client/);
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await grid.getByRole('gridcell').first().click();
  await expect(row).toContainText('rejected; rollback not shown by this report');
});

for (const view of views) {
  test.describe(view.name, () => {
    test.use(view.use);
    test('axe finds nothing and everything can be seen', async ({ page }) => {
      const { visit, told, section } = desk(page);
      await visit();
      await expect(page.getByRole('button', { name: 'A matrix' })).toBeVisible();
      await expectNoAxeViolations(page);
      await expectSoundLayout(page, 'no report');
      await page.getByRole('button', { name: 'A matrix' }).click();
      await told(/beta as client/);
      await page.getByRole('button', { name: 'Make the smallest row that shows it' }).click();
      await expect(section('Smallest row')).toBeVisible({ timeout: 20_000 });
      await expectNoAxeViolations(page);
      await expectSoundLayout(page, 'a report');
      if (view.width >= 900) return;
      await page.getByRole('tab', { name: 'Row' }).click();
      await expect(page.getByRole('heading', { name: 'incoming-ask-survives-allow' })).toBeVisible();
      await expectNoAxeViolations(page);
      await expectSoundLayout(page, 'a row');
    });
  });
}
