import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { longRow } from './support/long-row';
import { expect, test } from './support/page';

/** Not a test of what the page does but of how fast: `npm run bench` runs it alone and reads what it writes to its folder. */
const folder = process.env.AHP_BENCH ?? '';

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

/** What has to stand in the watched part, or to be gone from it, for the change to be there. */
interface Awaited {
  readonly text: string;
  readonly stands: boolean;
}

/** Presses a key and waits until it has changed something in `watched`, or what is awaited there. */
async function latencyOf(
  page: Page,
  key: string,
  watched: Locator,
  awaited: Awaited | null = null,
): Promise<Latency> {
  await watched.evaluate((element, wanted) => {
    window.latency = new Promise((resolve) => {
      let pressed = 0;
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (pressed === 0) return;
        if (wanted !== null && (element.textContent ?? '').includes(wanted.text) !== wanted.stands) return;
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
  }, awaited);
  await page.keyboard.press(key);
  return page.evaluate(() => window.latency);
}

/** When, after the start of a visit, the first outcome stood there, and when the editor proper had come. */
interface Arrival {
  readonly useful: number;
  readonly editor: number;
}

declare global {
  interface Window {
    arrival: Partial<Arrival>;
  }
}

async function arrivalOf(page: Page, address: string): Promise<Arrival> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(
    () => window.arrival.useful !== undefined && window.arrival.editor !== undefined,
  );
  const { useful = Number.NaN, editor = Number.NaN } = await page.evaluate(() => window.arrival);
  return { useful, editor };
}

test('from a key to what it shows', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    window.arrival = {};
    new MutationObserver((_changes, observer) => {
      const now = performance.now();
      const outcome = document.querySelector('section[aria-label="Outcome"]')?.textContent ?? '';
      const { useful, editor } = window.arrival;
      window.arrival = {
        ...(useful !== undefined || outcome.includes('as expected') ? { useful: useful ?? now } : {}),
        ...(editor !== undefined || document.querySelector('.monaco-editor .view-line')
          ? { editor: editor ?? now }
          : {}),
      };
      if (window.arrival.useful !== undefined && window.arrival.editor !== undefined) observer.disconnect();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const { open, openFile, outcome, showTab, stepper, text } = explorer(page);
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
    const writes = count % 2 === 0;
    const awaited = { text: 'xSecond message', stands: writes };
    const took = await latencyOf(page, writes ? 'x' : 'Backspace', outcome, awaited);
    // The first ones load code and warm it up, as the first minute of a reader does.
    if (count >= 10) keys.push(took);
  }
  await expect(outcome).toContainText('as expected');

  const arrivals: Arrival[] = [];
  for (let count = 0; count < 6; count += 1)
    arrivals.push(await arrivalOf(page, '/?scenario=allow-then-deny'));

  // Fifty effects: the widest row that people step through.
  await openFile(longRow());
  await expect(page.getByRole('grid', { name: 'Effects by phases' })).toContainText('50');
  await stepper.focus();
  const steps: Latency[] = [];
  for (let count = 0; count < 60; count += 1) {
    const there = Math.floor(count / 5) % 2 === 0;
    const took = await latencyOf(page, there ? 'ArrowRight' : 'ArrowLeft', page.locator('main'));
    if (count >= 10) steps.push(took);
  }
  writeFileSync(join(folder, 'page.json'), JSON.stringify({ keys, steps, arrivals }));
});
