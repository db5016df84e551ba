import { explorer } from './support/explorer';
import { expect, test } from './support/page';

for (const rule of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
  test(`rule ${rule} of the guide leads to a row, and to a step that shows it`, async ({ page }) => {
    const { open, stepper } = explorer(page);
    await open();
    await page.getByRole('button', { name: 'Nine rules' }).click();
    const guide = page.getByRole('dialog', { name: 'Guide' });
    const link = guide
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .nth(rule - 1)
      .getByRole('button')
      .first();
    const id = (await link.locator('.font-mono').textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText(id);
    await expect(stepper).toBeVisible();
    const narration = page.locator('#stage-narration');
    await expect(narration.getByRole('button', { name: `rule ${rule}`, exact: true })).toBeVisible();
  });
}
