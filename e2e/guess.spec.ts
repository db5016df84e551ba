import { explorer } from './support/explorer';
import { expect, expectNoAxeViolations, test } from './support/page';

test('guess first hides outcome, later steps and the marks in the list until the reader has chosen', async ({
  page,
}) => {
  const { open, outcome, library } = explorer(page);
  await open();
  await page.getByRole('button', { name: 'Guess first' }).click();
  const form = page.getByRole('region', { name: 'Guess first' });
  const row = library.getByRole('option', { selected: true });
  await expect(outcome).not.toContainText('deny');
  await expect(row).not.toContainText('deny');
  await expect(library.getByRole('option', { name: 'ask-then-allow' })).not.toContainText('ask pending');
  await expect(page.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');

  await form.getByRole('radio', { name: 'allow', exact: true }).check();
  await form.getByRole('radio', { name: 'not executed' }).check();
  await form.getByRole('button', { name: 'Check' }).click();
  const told = form.getByRole('status');
  await expect(told).toContainText('Not so: deny, not executed. You said: allow, not executed.');
  await expect(outcome).not.toContainText('deny');

  await form.getByRole('radio', { name: 'changed to' }).check();
  const input = form.getByRole('textbox', { name: 'What becomes of the input? As JSON' });
  await input.fill((await input.inputValue()).replace('"task": 1', '"task": '));
  await expect(form).toContainText('Not JSON yet');
  await expect(form.getByRole('button', { name: 'Show what happens' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await input.fill((await input.inputValue()).replace('"task": ', '"task": 2'));
  await form.getByRole('radio', { name: 'none' }).check();
  await expectNoAxeViolations(page, '[aria-label="Guess first"]');
  await form.getByRole('button', { name: 'Show what happens' }).click();
  await expect(told).toContainText('Right, the input');
  await expect(told).toContainText('Right, the result: there is none.');
  await expect(form).toContainText('This visit: 0 of 1 right; input and result 1 of 1.');
  await expect(outcome).toContainText('deny');
  await expect(row).toContainText('deny');
  await expect(page.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'false');

  await form.getByRole('button', { name: 'Next unseen row' }).click();
  await expect(page.getByRole('navigation', { name: 'Open row' })).not.toContainText('all-six-effects');
  await expect(form.getByRole('radio', { name: 'response rejected' })).toBeVisible();
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
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toContainText('Right: the response is rejected.');
  await expect(form).toContainText('This visit: 1 of 1 right.');
});

test('the game is begun from any row, with one that was not seen', async ({ page }) => {
  const { open } = explorer(page);
  await open('/?scenario=deny-blocks');
  await page.getByRole('button', { name: 'Guess the next unseen row' }).click();
  await expect(page.getByRole('region', { name: 'Guess first' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Open row' })).not.toContainText('deny-blocks');
});
