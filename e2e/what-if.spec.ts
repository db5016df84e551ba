import { explorer } from './support/explorer';
import { expect, expectNoAxeViolationsOutsideEditor, test } from './support/page';

test('what decides a row is told, follows an edit, and a variant opens as a row of its own', async ({
  page,
}) => {
  const { open, showTab, replace, outcome } = explorer(page);
  await open('/?scenario=ask-then-allow');
  await page.getByText('What decides it').click();
  const effects = page.getByRole('region', { name: 'Effects', exact: true });
  await expect(effects).toContainText('Effect 1, the ask, is left out: the decision is allow, not ask');
  await expectNoAxeViolationsOutsideEditor(page);

  await showTab('Response');
  await replace('"type": "allow"', '"type": "deny", "reason": "No"');
  await expect(effects).toContainText('Effect 2, the deny, is left out: the decision is ask, not deny');
  await page.getByRole('button', { name: /^Open the variant: Effect 2, the deny, is left out/ }).click();
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('ask-then-allow-variant');
  await expect(outcome).toContainText('ask');
  await expect(outcome).toContainText('as expected');
});

const orders = [
  ['all-six-effects-atomic', 'The order does not matter: all 720 orders come to the same.'],
  ['return-before-modify', 'The order does not matter: both orders come to the same.'],
  ['modify-sequence-is-ordered', /The order matters: \d+ orders come to \d+ different ends/],
  ['deny-blocks', 'With fewer than two effects there is only one order.'],
] as const;

for (const [row, says] of orders) {
  test(`the order of the effects of ${row}`, async ({ page }) => {
    const { open } = explorer(page);
    await open(`/?scenario=${row}`);
    const fold = page.getByRole('group').filter({ hasText: 'Does the order matter?' });
    await fold.getByText('Does the order matter?').click();
    await expect(fold).toContainText(says);
  });
}

test('nothing of it is told while the row is to be guessed', async ({ page }) => {
  const { open } = explorer(page);
  await open('/');
  await page.getByRole('button', { name: 'Guess first' }).click();
  await expect(page.getByRole('region', { name: 'Guess first' })).toBeVisible();
  await expect(page.getByText('What decides it')).toHaveCount(0);
});

test('without JSON there is nothing to vary, and it is said', async ({ page }) => {
  const { open, showTab, setText } = explorer(page);
  await open('/?scenario=deny-blocks');
  await page.getByText('What decides it').click();
  await showTab('Response');
  await setText('{');
  await expect(page.getByText('There is nothing to vary')).toBeVisible();
});
