import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

/** The same row in two tabs; the second one edits it. */
async function twoTabs(page: Page) {
  const mine = explorer(page);
  await mine.open('/?scenario=deny-blocks');
  await mine.showTab('Response');
  const secondPage = await page.context().newPage();
  const other = explorer(secondPage);
  await other.open('/?scenario=deny-blocks');
  await other.showTab('Response');
  await other.replace('Blocked by test policy', 'theirs');
  await expect(other.saved).toBeVisible();
  return { mine, other, secondPage };
}

test('a newer edit in another tab is announced; taking it shows it, and undo brings mine back', async ({
  page,
}) => {
  const { mine } = await twoTabs(page);
  const before = await mine.text();
  const bar = mine.editorPane.getByRole('alert');
  await expect(bar).toContainText('Edited in another tab');
  expect(await mine.text()).toBe(before);
  await bar.getByRole('button', { name: 'Take the other text' }).click();
  await expect(bar).toHaveCount(0);
  expect(await mine.text()).toContain('theirs');
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.trigger('test', 'undo', null));
  expect(await mine.text()).toBe(before);
});

test('keeping mine saves it over theirs, and tells the other tab', async ({ page }) => {
  const { mine, other } = await twoTabs(page);
  await mine.replace('Blocked by test policy', 'mine');
  await mine.editorPane.getByRole('alert').getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.saved).toBeVisible();
  await expect(other.editorPane.getByRole('alert')).toContainText('Edited in another tab');
  await page.reload();
  await mine.showTab('Response');
  expect(await mine.text()).toContain('mine');
});

/** Makes the browser's database fail in one way, before the page sees it. */
const failing = {
  'no storage': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is switched off', 'SecurityError');
    };
  },
  'a full disk': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

test('where there is no storage, it is said and the page works', async ({ page }) => {
  await page.addInitScript(failing['no storage']);
  const { open, outcome, showTab, replace } = explorer(page);
  await open('/?scenario=deny-blocks');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('only as long as this tab');
  await showTab('Response');
  await replace('"deny"', '"denied"');
  await expect(outcome).toContainText('rejected');
});

test('a database that never answers is given up, said, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      return Object.assign(open.apply(this, args), { addEventListener: () => undefined });
    };
  });
  const { open, outcome, editorPane, showTab, replace } = explorer(page);
  await open('/?scenario=deny-blocks');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('will not survive this tab');
  await showTab('Response');
  await replace('"deny"', '"denied"');
  await expect(outcome).toContainText('rejected');
  await expect(editorPane.locator('[data-saving="failed"]')).toHaveText('Not saved');
  await expect(notices).toContainText('will not survive this tab');
});

test('a full disk is said, and the edit is marked as not saved', async ({ page }) => {
  await page.addInitScript(failing['a full disk']);
  const { open, editorPane, showTab, replace } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await replace('"deny"', '"denied"');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('disk space');
  await expect(editorPane.locator('[data-saving="failed"]')).toHaveText('Not saved');
});
