import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { expect, expectNoAxeViolationsOutsideEditor, test, views } from './support/page';

test('the map opens at the event of the row, is searched by keyboard, and leads to a row', async ({
  page,
}) => {
  const { open, stepper } = explorer(page);
  await open('/?scenario=deny-blocks');
  await page.getByRole('button', { name: /^At tool\.before/ }).click();
  const guide = page.getByRole('dialog', { name: 'Guide' });
  await expect(guide.getByRole('listitem').filter({ hasText: 'tool.before' }).first()).toBeFocused();
  const status = guide.getByRole('status');
  await expect(status).toHaveText('32 of 32 events');
  const search = guide.getByRole('textbox', { name: /^Search events/ });
  await search.focus();
  await page.keyboard.type('continue turn');
  await expect(status).toHaveText('1 of 32 events');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('flow-continue-at-finish');
  await expect(stepper).toBeFocused();
  await expect(guide).toBeVisible();
});

test('a search without an event says so and can be taken back', async ({ page }) => {
  const { open } = explorer(page);
  await open('/');
  await page.getByRole('button', { name: /^(Nine rules|Guide)/ }).click();
  const guide = page.getByRole('dialog', { name: 'Guide' });
  await guide.getByRole('tab', { name: 'Events' }).click();
  await guide.getByRole('textbox', { name: /^Search events/ }).fill('no such event');
  await guide.getByRole('button', { name: 'Show all 32' }).click();
  await expect(guide.getByRole('status')).toHaveText('32 of 32 events');
});

for (const view of views) {
  test.describe(view.name, () => {
    test.use(view.use);
    test('the map of events is sound', async ({ page }) => {
      const { open } = explorer(page);
      await open('/?scenario=deny-blocks');
      await page.getByRole('button', { name: /^At tool\.before/ }).click();
      await expect(page.getByRole('dialog', { name: 'Guide' }).getByRole('status')).toHaveText(
        '32 of 32 events',
      );
      await expectSoundLayout(page, 'the map of events');
      await expectNoAxeViolationsOutsideEditor(page);
    });
  });
}
