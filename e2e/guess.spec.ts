import { explorer } from './support/explorer';
import { expect, test } from './support/page';

test('guess first hides outcome, later steps and the mark in the list until the reader has chosen', async ({
  page,
}) => {
  const { open, outcome, library } = explorer(page);
  await open();
  await page.getByRole('button', { name: 'Guess first' }).click();
  const form = page.getByRole('region', { name: 'Guess first' });
  const row = library.getByRole('option', { selected: true });
  await expect(outcome).not.toContainText('deny');
  await expect(row).not.toContainText('deny');
  await expect(page.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');

  await form.getByRole('radio', { name: 'allow', exact: true }).check();
  await form.getByRole('radio', { name: 'not executed' }).check();
  await form.getByRole('button', { name: 'Show what happens' }).click();
  await expect(form.getByRole('status')).toContainText(
    'Not so: deny, not executed. You said: allow, not executed.',
  );
  await expect(outcome).toContainText('deny');
  await expect(row).toContainText('deny');
  await expect(page.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'false');
  await form.getByRole('button', { name: 'Stop guessing' }).click();
  await expect(form).toHaveCount(0);
});

test('a rejected row is guessed with one choice', async ({ page }) => {
  const { open, openRow } = explorer(page);
  await open();
  await page.getByRole('button', { name: 'Guess first' }).click();
  await openRow('deny-missing-reason');
  const form = page.getByRole('region', { name: 'Guess first' });
  await form.getByRole('radio', { name: 'response rejected' }).check();
  await form.getByRole('button', { name: 'Show what happens' }).click();
  await expect(form.getByRole('status')).toContainText('Right: the response is rejected.');
});
