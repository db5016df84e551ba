import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desk, file, realSample } from './support/desk';
import { expect, test } from './support/page';

/** Not a test of what the page does but of how fast: `npm run bench` runs it and reads what it writes to its folder. */
const folder = process.env.AHP_BENCH ?? '';

/** A matrix artifact of about 20 MB: the combinations of the sample again and again, by other servers. */
function largeArtifact(): string {
  const { groups, ...head } = JSON.parse(realSample('matrix-sample.json'));
  const times = Math.ceil(20_000_000 / JSON.stringify(groups).length);
  const all = Array.from({ length: times }, (_, at) =>
    groups.map((group: { server: string }) => ({ ...group, server: `${group.server}-${at}` })),
  );
  return JSON.stringify({ ...head, groups: all.flat() });
}

test('an artifact of 20 MB is opened', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longestTask = Math.max(window.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const { visit, open, summary } = desk(page);
  await visit();
  // The report's part of the page is code that any report loads: it is here before the large one is opened.
  await open(file('small.json', realSample('report-two-defects.json')));
  await expect(summary).toContainText('4 rows fail');
  await page.getByRole('button', { name: 'Close small.json' }).click();
  await expect(summary).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // A file on the disk, as a person has it: handing the bytes over would be a task of the page.
  const path = join(folder, 'large.json');
  const text = largeArtifact();
  writeFileSync(path, text);
  await page.evaluate(() => {
    window.longestTask = 0;
  });
  const started = Date.now();
  await page.locator('input[type=file]').first().setInputFiles(path);
  await expect(summary).toContainText(/likely it/, { timeout: 180_000 });
  const seconds = (Date.now() - started) / 1000;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const longest = await page.evaluate(() => window.longestTask);
  writeFileSync(
    join(folder, 'large-report.json'),
    JSON.stringify({ longest, seconds, megabytes: text.length / 1e6 }),
  );
});
