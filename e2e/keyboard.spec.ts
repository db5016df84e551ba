import type { Locator, Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

const focusInside = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Presses a key until the focus is in the place; a place that cannot be reached so fails. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', place: Locator, most = 90): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press(key);
    if (await focusInside(place)) return;
  }
  throw new Error(`${most} times ${key} do not lead to ${place}`);
}

test('search, open, step, rollback, blame, its text in the editor, and back: by keyboard alone', async ({
  page,
}) => {
  const { open, editor, library, outcome, editorPane, stepper, tab } = explorer(page);
  await open();
  await editor();
  await expect(library.getByRole('option').first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('later-invalid-modify');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('later-invalid-modify');
  await expect(stepper).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=3$/);
  await press(page, 'Tab', page.getByRole('button', { name: 'To the rollback or commit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'staged, then rolled back' }).first()).toBeVisible();

  await press(page, 'Tab', tab('Response'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Request')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Tab', editorPane.locator('.monaco-editor').first());
  await page.keyboard.press('Control+m');
  await press(page, 'Tab', outcome.getByRole('button', { name: /^effect 3/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stage modifies · effect 3')).toBeVisible();
  await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');

  await press(page, 'Shift+Tab', editorPane.locator('.monaco-editor').first());
  const line = () =>
    page.evaluate(() => {
      const [instance] = window.monaco.editor.getEditors();
      const from = instance?.getPosition().lineNumber ?? 0;
      return (instance?.getModel()?.getValue().split('\n') ?? []).slice(from - 1, from + 6).join(' ');
    });
  await expect.poll(line).toMatch(/"modify".*-1|"task": (0|-1|"|null|true|false)/);

  await press(page, 'Shift+Tab', stepper);
  await page.keyboard.press('Home');
  await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*1/);
  await page.keyboard.press(']');
  await expect(stepper).toBeFocused();
});
