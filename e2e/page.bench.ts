import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

/** Not a test of what the page does but of how fast: `npm run bench` runs it alone and reads what it writes. */
const path = process.env.AHP_BENCH ?? '';

/** Milliseconds from a key's event until what it changes stands in the page, and until that is painted. */
interface Latency {
  readonly shown: number;
  readonly painted: number;
}

declare global {
  interface Window {
    /** Settles when what was watched has changed and the change has been painted. */
    latency: Promise<Latency>;
  }
}

/** Presses a key and waits until it has changed something in `watched`. */
async function latencyOf(page: Page, key: string, watched: Locator): Promise<Latency> {
  await watched.evaluate((element) => {
    window.latency = new Promise((resolve) => {
      let pressed = 0;
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (pressed === 0) return;
        observer.disconnect();
        const shown = performance.now() - pressed;
        requestAnimationFrame(() => {
          // A message comes after the frame has been drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ shown, painted: performance.now() - pressed });
          port2.postMessage(null);
        });
      });
      observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.latency);
}

test('from a key to what it shows', async ({ page }) => {
  test.setTimeout(240_000);
  const { open, outcome, showTab, stepper, text } = explorer(page);
  await open('/?scenario=message-accumulates-in-order');
  await showTab('Response');
  const lines = (await text()).split('\n');
  const lineNumber = lines.findIndex((line) => line.includes('Second message')) + 1;
  await page.evaluate(
    (position) => {
      const [editor] = window.monaco.editor.getEditors();
      editor?.focus();
      editor?.setPosition(position);
    },
    { lineNumber, column: (lines[lineNumber - 1] ?? '').indexOf('Second') + 1 },
  );
  const shown = outcome.getByText('Second message').first();
  await expect(shown).toBeVisible();

  const keys: Latency[] = [];
  for (let count = 0; count < 110; count += 1) {
    // Written and taken back, so that the text stays as long as it is.
    const took = await latencyOf(page, count % 2 === 0 ? 'x' : 'Backspace', outcome);
    // The first ones load code and warm it up, as the first minute of a reader does.
    if (count >= 10) keys.push(took);
  }
  await expect(outcome).toContainText('as expected');

  await stepper.focus();
  const steps: Latency[] = [];
  for (let count = 0; count < 60; count += 1) {
    const there = Math.floor(count / 5) % 2 === 0;
    const took = await latencyOf(page, there ? 'ArrowRight' : 'ArrowLeft', page.locator('main'));
    if (count >= 10) steps.push(took);
  }
  writeFileSync(path, JSON.stringify({ keys, steps }));
});
