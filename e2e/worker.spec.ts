import type { Page } from '@playwright/test';
import { explorer, sampleFile } from './support/explorer';
import { expect, test } from './support/page';

/** Keeps hold of the page's own worker, so that a test can break it. */
async function holdWorker(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const Real = Worker;
    const started: Worker[] = [];
    class Held extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'documents') started.push(this);
      }
    }
    Object.assign(window, { Worker: Held, startedWorkers: started });
  });
  return () =>
    page.evaluate(() => {
      const worker: Worker = Reflect.get(window, 'startedWorkers').at(-1);
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    });
}

test('a worker that breaks down is replaced; the open file and its edits go on', async ({ page }) => {
  const breakDown = await holdWorker(page);
  const { open, openFile, openRow, outcome, library, showTab, replace, text } = explorer(page);
  await open();
  await openFile(sampleFile);
  await expect(library.getByRole('status')).toHaveText('35 rows');
  await openRow('modify-then-unknown-rejects-entire-response');
  await showTab('Response');
  await replace('"not-a-supported-effect"', '"allow"');
  await expect(outcome).toContainText('a rejection was expected');

  await breakDown();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'broke down (out of memory) and was started again. Your edits are all here.',
  );
  await replace('"allow"', '"unknown"');
  await expect(outcome).toContainText('as expected');
  const edited = await text();
  await library.getByRole('button', { name: 'Clear the search' }).click();
  await openRow('deny-missing-reason');
  await openRow('modify-then-unknown-rejects-entire-response');
  await expect.poll(text).toBe(edited);
});

test('a worker that breaks down again and again is told to have stopped', async ({ page }) => {
  await page.addInitScript(() => {
    class Broken extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })));
      }
      postMessage() {}
      terminate() {}
    }
    Object.assign(window, { Worker: Broken });
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('has stopped (out of memory)');
});
