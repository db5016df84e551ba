import type { Browser } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

const edited = /^[^#]*\?scenario=deny-blocks#v1\.[\w-]+$/;

/** The page in a browser that has never been here. */
async function elsewhere(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  return { page, ...explorer(page) };
}

test('an edit is carried by the address, and another browser opens it as the same text', async ({
  page,
  browser,
}) => {
  const mine = explorer(page);
  await mine.open('/?scenario=deny-blocks');
  await mine.showTab('Response');
  await mine.replace('Blocked by test policy', 'for you');
  await expect(page).toHaveURL(edited);
  const text = await mine.text();

  const other = await elsewhere(browser);
  await other.open(page.url());
  await other.showTab('Response');
  expect(await other.text()).toBe(text);
  await expect(other.page.getByRole('region', { name: 'Notices' })).toContainText('kept as your draft');
  await other.editorPane.getByRole('button', { name: /^Revert/ }).click();
  await expect(other.page).toHaveURL(/\?scenario=deny-blocks$/);
  await other.page.context().close();
});

test('copy link says "Copied" for what the clipboard holds', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { open, showTab, replace } = explorer(page);
  await open('/?scenario=deny-blocks&step=2');
  await showTab('Response');
  await replace('Blocked by test policy', 'for you');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link was copied to the clipboard.')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\?scenario=deny-blocks&step=2#v1\.[\w-]+$/);
  await expect(page).toHaveURL(copied);
});

test('without a clipboard the link is shown, selected, and not called copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await explorer(page).open('/?scenario=deny-blocks&step=2');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'The link, to copy by hand' });
  await expect(field).toHaveValue(page.url());
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
});

test('edits too long for a link are refused with a sentence', async ({ page }) => {
  const { open, showTab, setText } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  const noise = Array.from({ length: 12_000 }, (_unused, at) => Math.imul(at + 1, 0x9e3779b9).toString(36));
  await setText(JSON.stringify(noise));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog')).toContainText(/need a link of [\d,]+ characters/);
  await expect(page).toHaveURL(/\?scenario=deny-blocks$/);
});

test('a damaged link says so and opens nothing else', async ({ page }) => {
  await page.goto('/?scenario=deny-blocks#v1.AAAAdamaged');
  await expect(page.getByRole('heading', { name: 'The edits in this link cannot be read' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Effects by phases' })).toHaveCount(0);
  await expect(page).toHaveURL(/#v1\.AAAAdamaged$/);
  await page.getByRole('button', { name: 'Show the row without them' }).click();
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('deny-blocks');
  await expect(page).toHaveURL(/\?scenario=deny-blocks$/);
});

test('a link and a draft are both kept; every choice can be taken back', async ({ page, browser }) => {
  const other = await elsewhere(browser);
  const mine = explorer(page);
  await mine.open('/?scenario=deny-blocks');
  await other.open(new URL('/?scenario=deny-blocks', page.url()).href);
  await other.showTab('Response');
  await other.replace('Blocked by test policy', 'theirs');
  await expect(other.page).toHaveURL(edited);
  const link = other.page.url();
  await other.page.context().close();

  await mine.showTab('Response');
  await mine.replace('Blocked by test policy', 'mine');
  await expect(mine.saved).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  const bar = page.getByRole('alert', { name: 'Two texts of this row' });
  await expect(bar).toContainText('This link brings another text');
  await mine.showTab('Response');
  expect(await mine.text()).toContain('mine');

  await bar.getByRole('button', { name: 'Show the link’s text' }).click();
  await expect.poll(mine.text).toContain('theirs');
  await expect(bar).toContainText('Your draft of this row is kept beside it');
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.trigger('test', 'undo', null));
  expect(await mine.text()).toContain('mine');
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.trigger('test', 'redo', null));
  await bar.getByRole('button', { name: 'Show my draft' }).click();
  await expect.poll(mine.text).toContain('mine');

  await bar.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.reload();
  await expect(bar).toContainText('This link brings another text');
});

test('going back through edited rows is not following a link', async ({ page }) => {
  const { open, openRow, showTab, replace, text } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await replace('Blocked by test policy', 'one');
  await expect(page).toHaveURL(edited);
  await openRow('allow-executes');
  await openRow('deny-blocks');
  await showTab('Response');
  await replace('"one"', '"two"');
  await expect(page).toHaveURL(edited);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('deny-blocks');
  await showTab('Response');
  expect(await text()).toContain('two');
  await expect(page.getByRole('alert', { name: 'Two texts of this row' })).toHaveCount(0);
});
