import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

/** Not a test of what the page does but of how fast: `npm run bench` runs it and reads what it writes to its folder. */
const folder = process.env.AHP_BENCH ?? '';

declare global {
  interface Window {
    /** The longest task since it was last set to 0, in milliseconds; tasks below 50 are not told by the browser. */
    longestTask: number;
  }
}

/** A response of about 1 MB: one effect with many members. */
function largeResponse(): string {
  const items = Array.from({ length: 4900 }, (_, index) => ({
    index,
    name: `entry number ${index}`,
    flags: [true, false, null],
  }));
  const effect = { type: 'deny', reason: 'Not today', extensions: { 'com.example.items': items } };
  const result = { protocolVersion: 'draft', effects: [effect] };
  return JSON.stringify({ jsonrpc: '2.0', id: 'deny-blocks', result }, null, 2);
}

/** The longest task until the page has judged the text again and is idle. */
async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longestTask = 0;
  });
  await act();
  const { outcome, saved } = explorer(page);
  await expect(outcome).not.toContainText('Checking');
  await expect(saved).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() => window.longestTask);
}

test('a text of 1 MB is pasted, and typed in', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longestTask = Math.max(window.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const { open, outcome, showTab } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await page.evaluate((large) => {
    const [editor] = window.monaco.editor.getEditors();
    editor?.focus();
    editor?.trigger('bench', 'editor.action.selectAll', null);
    // The text is on the page before the task that pastes it.
    addEventListener('paste-now', () => editor?.trigger('bench', 'paste', { text: large }), { once: true });
  }, largeResponse());
  const paste = await longestTaskOf(page, async () => {
    await page.evaluate(() => setTimeout(() => dispatchEvent(new Event('paste-now'))));
    await page.waitForFunction(
      () => (window.monaco.editor.getEditors()[0]?.getModel()?.getValue().length ?? 0) > 1_000_000,
    );
  });
  await expect(outcome).toContainText('as expected');
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.setPosition({ lineNumber: 1, column: 1 }));
  const keys: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const key = count % 2 === 0 ? 'Space' : 'Backspace';
    const longest = await longestTaskOf(page, () => page.keyboard.press(key));
    if (count >= 2) keys.push(longest);
  }
  writeFileSync(join(folder, 'large-text.json'), JSON.stringify({ paste, keys }));
});
