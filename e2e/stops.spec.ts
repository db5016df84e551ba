import { explorer } from './support/explorer';
import { expect, expectNoAxeViolations, test } from './support/page';

test('a run stops when permission changes, and says so when it reaches no stop', async ({ page }) => {
  const { open } = explorer(page);
  await open();
  const run = page.getByRole('button', { name: /^Run to the next stop/ });
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Stop when permission changes' }).click();
  const stops = page.getByRole('list', { name: 'Stops' });
  await expect(stops.getByRole('listitem')).toHaveText([/permission changes/]);

  await run.click();
  await expect(page.getByText('Stopped: permission changes.')).toBeVisible();
  await expect(page.getByText(/^Compose permission · effect 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByText('Stopped: permission changes.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await run.click();
  await expect(page.getByText('Ran to the end: no stop was reached.')).toBeVisible();
  await expectNoAxeViolations(page);

  await stops.getByRole('button', { name: 'Remove the stop: permission changes' }).click();
  await expect(stops).toHaveCount(0);
});

test('stops are set on the heads of the grid by mouse and by keyboard, and a run is started by key', async ({
  page,
}) => {
  const { open, stepper } = explorer(page);
  await open();
  const grid = page.getByRole('grid', { name: 'Effects by phases' });
  const bind = grid.getByRole('rowheader', { name: /^Bind/ });
  await bind.hover();
  await bind.getByRole('button', { name: /^Stop when Bind/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await grid.getByRole('columnheader', { name: /^effect 5/ }).focus();
  await page.keyboard.press('b');
  const stops = page.getByRole('list', { name: 'Stops' }).getByRole('listitem');
  await expect(stops).toHaveText([/Bind.* begins/, /effect 5 is looked at/]);

  await stepper.focus();
  await page.keyboard.press('r');
  await expect(page.getByText(/^Stopped: effect 5 is looked at\.$/)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(page.getByText(/^Stopped: Bind.* begins\.$/)).toBeVisible();
  await expect(stepper).toBeFocused();
  await page.keyboard.press(']');
  await expect(stops).toHaveCount(2);
});
