import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { explorer, sampleFile } from './support/explorer';
import { expect, test } from './support/page';

const bytes = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

const bad = [
  ['an empty file', '', /Line 1, column 1/],
  ['a damaged file', '{"version": 1,\n  "scenarios": [\n  }', /Line 3, column 3/],
  ['a file that is no suite', '[1, 2, 3]', /list/],
  ['a file that is not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /UTF-8/],
] as const;

for (const [name, content, words] of bad) {
  test(`${name} says what is wrong, and what was open stays`, async ({ page }) => {
    const { open, library } = explorer(page);
    await open('/?scenario=deny-blocks&step=2');
    await library.locator('input[type=file]').setInputFiles(bytes('bad.json', content));
    const alert = library.getByRole('alert');
    await expect(alert).toContainText('bad.json was not opened');
    await expect(alert).toContainText(words);
    await expect(library.getByRole('status')).toHaveText('105 rows');
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('deny-blocks');
    await expect(page).toHaveURL(/\?scenario=deny-blocks&step=2$/);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
  });
}

test('a bad row is told with its place and hides no good one', async ({ page }) => {
  const { open, library } = explorer(page);
  await open();
  const rows = '{"id": 7}, {"id": "good", "request": {}, "response": {}, "tags": [], "expectError": true}';
  await library
    .locator('input[type=file]')
    .setInputFiles(bytes('mixed.json', `{"version": 1, "scenarios": [${rows}]}`));
  await expect(library.getByRole('option')).toHaveText([/good/]);
  await expect(library).toContainText(/row 1, line 1/);
});

test('keys such as __proto__ and numbers past 2^53 are shown as they are written', async ({ page }) => {
  const { open, library, showTab, text } = explorer(page);
  await open();
  const row =
    '{"id": "constructor", "request": {"__proto__": {"n": 9007199254740993, "m": 1.0}}, "response": {}, "tags": ["toString"], "expectError": true}';
  await library
    .locator('input[type=file]')
    .setInputFiles(bytes('odd.json', `{"version": 1, "scenarios": [${row}]}`));
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('constructor');
  await showTab('Request');
  expect(await text()).toBe('{\n  "__proto__": {\n    "n": 9007199254740993,\n    "m": 1.0\n  }\n}');
});

const drop = (page: Page, text: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, text);

const paste = (page: Page, text: string) =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

for (const [name, bring, shown] of [
  ['dropped on the page', drop, 'dropped.json'],
  ['pasted outside of any field', paste, 'Pasted text'],
] as const) {
  test(`a file ${name} is opened, and survives a reload`, async ({ page }) => {
    const { open, library, stepper } = explorer(page);
    await open();
    await bring(page, readFileSync(sampleFile, 'utf8'));
    await expect(library.getByRole('heading', { level: 2 })).toHaveText(shown);
    await expect(library.getByRole('status')).toHaveText('35 rows');
    await expect(page).toHaveURL(/\?suite=file-/);
    await page.reload();
    await expect(stepper).toBeVisible();
    await expect(library.getByRole('heading', { level: 2 })).toHaveText(shown);
  });
}

test('files of a visit are switched between, each at its row and step, and closed', async ({ page }) => {
  const { open, openFile, openRow, library } = explorer(page);
  const shelf = library.getByRole('list', { name: 'Suites' });
  const row = page.getByRole('navigation', { name: 'Open row' });
  await open('/?scenario=deny-blocks&step=3');
  await expect(shelf.getByRole('listitem')).toHaveText(['Core suite', 'Extended suite']);
  await openFile(sampleFile);
  await expect(library.getByRole('status')).toHaveText('35 rows');
  await openRow('deny-missing-reason');
  await shelf.getByRole('button', { name: 'Core suite' }).click();
  await expect(row).toContainText('deny-blocks');
  await expect(page).toHaveURL(/\?scenario=deny-blocks&step=3$/);
  await shelf.getByRole('button', { name: 'scenarios-sample.json', exact: true }).click();
  await expect(row).toContainText('deny-missing-reason');
  await expect(page).toHaveURL(/\?suite=file-/);
  await shelf.getByRole('button', { name: /^Close scenarios-sample/ }).click();
  await expect(row).toContainText('deny-blocks');
  await expect(shelf.getByRole('listitem')).toHaveText(['Core suite', 'Extended suite']);
});

test('a large file is opened while the page stays live', async ({ page }) => {
  const { open, library, outcome, showTab, replace } = explorer(page);
  await open();
  await showTab('Response');
  const row = (index: number) =>
    `{"id": "row-${index}", "request": {"pad": "${'x'.repeat(900)}"}, "response": {}, "tags": [], "expectError": true}`;
  const many = Array.from({ length: 20_000 }, (_unused, index) => row(index)).join(',\n');
  await library
    .locator('input[type=file]')
    .setInputFiles(bytes('large.json', `{"version": 1, "scenarios": [${many}]}`));
  await replace('"deny"', '"denied"');
  await expect(outcome).toContainText('rejected');
  await expect(library.getByRole('status')).toHaveText('20000 rows', { timeout: 30_000 });
  await expect(library.getByRole('option').first()).toContainText('row-0');
});
