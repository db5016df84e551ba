import { explorer } from './support/explorer';
import { longRow } from './support/long-row';
import { expect, test } from './support/page';

test('a row of three hundred effects draws the columns in sight, and keys lead to all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { open, openFile } = explorer(page);
  await open();
  await openFile(longRow(300));
  const grid = page.getByRole('grid', { name: 'Effects by phases' });
  const head = (effect: number) =>
    grid.getByRole('columnheader', { name: new RegExp(`^effect ${effect}\\b`) });
  await expect(grid).toHaveAttribute('aria-colcount', '302');
  await expect(head(1)).toBeInViewport();
  await expect(head(300)).toHaveCount(0);

  await head(1).focus();
  await page.keyboard.press('End');
  await expect(head(300)).toBeFocused();
  await expect(head(300)).toBeInViewport({ ratio: 1 });
  await expect(head(1)).toHaveCount(0);
  await expect(grid.getByRole('rowheader', { name: /^Compose permission/ })).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Home');
  await expect(grid.getByRole('columnheader', { name: 'envelope' })).toBeFocused();
  await expect(head(300)).toHaveCount(0);

  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(grid.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
});
