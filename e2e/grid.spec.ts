import { explorer } from './support/explorer';
import { longRow } from './support/long-row';
import { expect, test } from './support/page';

// What the grid looks like is part of what it says: the atomic line, hatched cells, the way back to the snapshot.
const rows = [
  { name: 'accepted', row: 'all-six-effects-atomic', step: 24 },
  { name: 'rejected-in-validation', row: 'message-then-unknown-rejects-entire-response', step: 6 },
  { name: 'rolled-back', row: 'later-invalid-modify-rolls-back-earlier-modify', step: 11 },
] as const;

for (const scheme of ['light', 'dark'] as const) {
  for (const { name, row, step } of rows) {
    test(`the grid of a row that is ${name}, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const { open } = explorer(page);
      await open(`/?scenario=${row}&step=${step}`);
      const grid = page.getByRole('grid', { name: 'Effects by phases' });
      await expect(grid).toBeVisible();
      await expect(grid).toHaveScreenshot(`${name}-${scheme}.png`);
    });
  }
}

test('the grid of a long row, scrolled to where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { open, openFile } = explorer(page);
  await open();
  await openFile(longRow());
  const grid = page.getByRole('grid', { name: 'Effects by phases' });
  await expect(grid).toContainText('50');
  await page.getByRole('button', { name: 'To the rollback or commit' }).click();
  const frame = grid.locator('..');
  const last = grid.getByRole('columnheader', { name: 'effect 50 ask' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(grid.getByRole('rowheader', { name: /Compose permission/ })).toBeInViewport();
  await expect(frame).toHaveScreenshot('long.png');
});
