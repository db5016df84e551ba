import { readFileSync } from 'node:fs';
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

test('a badge says what another reading makes of the row, why, and shows it', async ({ page }) => {
  const { open, showTab, setText, outcome } = explorer(page);
  await open('/?scenario=deny-blocks');
  const badge = page.getByRole('button', { name: /^r4: *accepted/ });
  await expect(badge).toHaveCount(0);
  await showTab('Response');
  await setText(withoutEffects);
  await badge.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Under other readings' });
  await expect(popover).toContainText('an absent effects is an empty list, so the response is accepted');
  await expectNoAxeViolations(page, '[popover][role=dialog]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('accepted');
  await expect(page.getByRole('button', { name: '2 readings differ' })).toBeVisible();
});

test('a file that fits another revision says so, and one button reads it as that', async ({ page }) => {
  const { open, openFile, library, outcome } = explorer(page);
  await open('/');
  const [row] = JSON.parse(readFileSync('public/scenarios.json', 'utf8')).scenarios;
  const newer = { ...row, response: JSON.parse(withoutEffects.replace('deny-blocks', row.id)) };
  await openFile({
    name: 'newer.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ version: 1, scenarios: [newer] })),
  });
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('newer.json seems to be written for revision r4');
  await expectNoAxeViolations(page, 'section[aria-label="Notices"]');
  await notices.getByRole('button', { name: 'Read it as r4' }).click();
  await expect(outcome).toContainText('as expected');
  await expect(notices).not.toContainText('revision r4');
  await expect(library.getByRole('option')).toHaveText([new RegExp(row.id)]);
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
