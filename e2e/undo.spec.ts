import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

/** Edits of the response of a row that do not come from typing. Each is one step of the text's one undo. */
const deeds: readonly {
  name: string;
  row: string;
  /** What the text is like once the deed is done: some come from a worker, after the click. */
  leaves: RegExp;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'format',
    row: 'deny-blocks',
    leaves: /^\{\s*\n\s*"jsonrpc": "2.0"\s*\}$/,
    act: async (page) => {
      await explorer(page).setText('{"jsonrpc":"2.0"}');
      await page.getByRole('button', { name: /^Format/ }).click();
    },
  },
  {
    name: 'a fix',
    row: 'deny-missing-reason',
    leaves: /"reason":/,
    act: (page) => page.getByRole('button', { name: 'Add the missing reason' }).click(),
  },
  {
    name: 'a revert of the row',
    row: 'deny-blocks',
    leaves: /Blocked by test policy/,
    act: async (page) => {
      await explorer(page).replace('Blocked by test policy', 'Not today');
      await page.getByRole('button', { name: /^Revert the row/ }).click();
    },
  },
  {
    name: 'a deed taken back',
    row: 'deny-missing-reason',
    leaves: /"type": "deny"(?![\s\S]*"reason":)/,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add the missing reason' }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    },
  },
  {
    name: 'a visit of another row',
    row: 'deny-blocks',
    leaves: /Not today/,
    act: async (page) => {
      const { openRow, replace, showTab } = explorer(page);
      await replace('Blocked by test policy', 'Not today');
      await openRow('ask-defers-execution');
      await openRow('deny-blocks');
      await showTab('Response');
    },
  },
];

for (const { name, row, leaves, act } of deeds) {
  test(`Ctrl+Z leads back through ${name} to what was there before, and again forward`, async ({ page }) => {
    const { open, showTab, text } = explorer(page);
    await open(`/?scenario=${row}`);
    await showTab('Response');
    const first = await text();
    await act(page);
    await expect.poll(text).toMatch(leaves);
    await page.evaluate(() => window.monaco.editor.getEditors()[0]?.focus());
    await expect(page.locator('.monaco-editor.focused')).toBeVisible();
    const last = await text();
    const passed: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Control+z');
      passed.push(await text());
    }
    expect(passed.at(-1), `passed through ${JSON.stringify(passed)}`).toBe(first);
    const steps = new Set([last, ...passed]).size;
    for (let count = 0; count < steps; count += 1) await page.keyboard.press('Control+Shift+z');
    expect(await text()).toBe(last);
  });
}
