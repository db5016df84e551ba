import { statSync } from 'node:fs';
import { desk } from './support/desk';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

// The pictures of the README. They are taken on every run, so that they can always be taken; `AHP_PICTURES=1`
// puts them in the place of the ones that the README shows.
const folder = process.env.AHP_PICTURES ? 'e2e/pictures' : 'test-results/pictures';

const pictures = [
  {
    name: 'explorer',
    scheme: 'light',
    address: '/?scenario=all-six-effects-atomic&step=19',
    shows: 'deny',
  },
  {
    name: 'rollback',
    scheme: 'dark',
    address: '/?scenario=later-invalid-modify-rolls-back-earlier-modify&step=11',
    shows: 'rejected',
  },
] as const;

for (const { name, scheme, address, shows } of pictures) {
  test(`the picture "${name}" of the README`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const { open, editor, outcome } = explorer(page);
    await open(address);
    await expect(outcome).toContainText(shows);
    const banner = page.getByRole('button', { name: /dismiss|close/i }).first();
    if (await banner.isVisible()) await banner.click();
    await editor();
    // the text takes its colours a moment after it is there
    const letters = page.locator('.monaco-editor .view-line span[class^="mtk"]');
    await expect
      .poll(() => letters.evaluateAll((spans) => new Set(spans.map((span) => span.className)).size))
      .toBeGreaterThan(2);
    // nothing is to look pointed at
    await page.mouse.move(0, 0);
    const path = `${folder}/${name}.png`;
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    const { size } = statSync(path);
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(400_000);
  });
}

test('the picture "debug" of the README', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { visit, told, row, grid } = desk(page);
  await visit('/debug?sample=matrix');
  await told(/beta as client/);
  await expect(row).toContainText('Where they part');
  await expect(grid).toBeAttached();
  await page.mouse.move(0, 0);
  const path = `${folder}/debug.png`;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  const { size } = statSync(path);
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThan(400_000);
});
