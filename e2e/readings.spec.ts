import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsOutsideEditor,
  test,
  views,
} from './support/page';

/** Rejected under r2 and r3; under r4 a response without effects has none. */
const withoutEffects = '{"jsonrpc": "2.0", "id": "deny-blocks", "result": {"protocolVersion": "draft"}}';

test('another revision is chosen by keyboard, judges the row anew and survives a reload', async ({
  page,
}) => {
  const { open, showTab, setText, outcome, saved, stepper } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await setText(withoutEffects);
  await expect(outcome).toContainText('rejected');
  await expect(saved).toBeVisible();
  const reading = page.getByRole('button', { name: /^Reading/ });
  await reading.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Readings' });
  await expect(popover.getByRole('radio')).toHaveCount(8);
  await page.keyboard.press('Tab');
  await expect(popover.getByRole('radio', { name: /^r3/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(popover.getByRole('radio', { name: /^r4/ })).toBeChecked();
  await expect(outcome).toContainText('accepted');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(reading).toBeFocused();
  await expect(reading).toHaveText(/r4/);
  await expect(page).toHaveURL(/\?scenario=deny-blocks&revision=r4#/);
  await page.reload();
  await expect(stepper).toBeVisible();
  await expect(outcome).toContainText('accepted');
  await page.getByRole('button', { name: 'Next row' }).click();
  await expect(page).toHaveURL(/\?scenario=ask-defers-execution&revision=r4$/);
});

test('an address with a reading that is none says so and takes the default', async ({ page }) => {
  const { open } = explorer(page);
  await open('/?scenario=deny-blocks&revision=r9');
  await expect(page.getByText(/The reading revision cannot be “?"?r9/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reading/ })).toHaveText(/r3/);
});

test('what a row names itself wins, and is said', async ({ page }) => {
  const { open, showTab, setText, outcome } = explorer(page);
  await open('/?scenario=deny-blocks&revision=r4');
  await showTab('Response');
  await setText(withoutEffects);
  await expect(outcome).toContainText('accepted');
  await showTab('Expectation');
  await setText('{"expectError": true, "readings": {"revision": "r2"}}');
  await expect(outcome).toContainText('rejected');
  const reading = page.getByRole('button', { name: /^Reading/ });
  await expect(reading).toHaveText(/r2.*by the row/);
  await reading.click();
  const popover = page.getByRole('dialog', { name: 'Readings' });
  await expect(popover).toContainText('This row names “r2” itself');
  await expect(popover.getByRole('radio', { name: /^r4/ })).toBeChecked();
});

for (const view of views) {
  test.describe(view.name, () => {
    test.use(view.use);
    test('the popover of readings is sound', async ({ page }) => {
      const { open } = explorer(page);
      await open('/?scenario=deny-blocks&tool-constraint=off&chained-continue=charged');
      await page.getByRole('button', { name: /^Reading/ }).click();
      await expect(page.getByRole('dialog', { name: 'Readings' })).toBeVisible();
      await expectNoAxeViolations(page, '[popover][role=dialog]', 'section[aria-label="Event and reading"]');
      await page.keyboard.press('Escape');
      await expectSoundLayout(page, 'the line of event and reading');
      await expectNoAxeViolationsOutsideEditor(page);
    });
  });
}
