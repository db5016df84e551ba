import { explorer } from './support/explorer';
import { expect, test } from './support/page';

test('the chosen theme is there before the first paint of the next visit', async ({ page }) => {
  await explorer(page).open();
  await page.getByRole('button', { name: /^Theme: system/ }).click();
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  const root = page.locator('html');
  await expect(root).toHaveClass(/\bdark\b/);

  // The document as it stands while no script but the one in its head has run.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveClass(/\bdark\b/);
});

test('a divider moves by keys, and its place is remembered', async ({ page }) => {
  await explorer(page).open();
  const divider = page.getByRole('separator', { name: 'Library width' });
  await expect(divider).toHaveAttribute('aria-valuenow', '300');
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '380');
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '380');
  // The row that opens takes the focus once; only then does it stay where it is put.
  await expect(explorer(page).stepper).toBeFocused();
  await divider.focus();
  await page.keyboard.press('Enter');
  await expect(divider).toHaveAttribute('aria-valuenow', '300');
});

test('from search to a rule and back by keyboard, the focus never lost', async ({ page }) => {
  const { open, library, stepper } = explorer(page);
  await open();
  await expect(library.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(library.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('later-invalid');
  await page.keyboard.press('ArrowDown');
  await expect(library.getByRole('option', { name: /later-invalid/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepper).toBeFocused();

  await page.keyboard.press('?');
  const guide = page.getByRole('dialog', { name: 'Guide' });
  await expect(guide.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(stepper).toBeFocused();

  await library.getByRole('button', { name: 'Clear the search' }).click();
  await expect(library.getByRole('textbox')).toBeFocused();
});

test('a term explains itself on focus and is quiet again on Escape', async ({ page }) => {
  const { open, outcome } = explorer(page);
  await open();
  const term = outcome.getByRole('button', { name: 'decision' });
  await term.focus();
  const bubble = page.getByRole('tooltip').filter({ hasText: 'What the host makes of the permission' });
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
  await expect(term).toBeFocused();
});

test('a copy that the browser refuses is never called one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { open, outcome } = explorer(page);
  await open();
  await outcome.getByRole('button', { name: 'Copy the outcome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the outcome by hand' });
  await expect(dialog.getByText('The clipboard is not available here.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
});
