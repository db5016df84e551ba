import { explorer } from './support/explorer';
import { expect, test } from './support/page';

test('the next interceptor gets the emitted state, asserts nothing, and is left again', async ({ page }) => {
  const { open, outcome, library, showTab, text } = explorer(page);
  const row = page.getByRole('navigation', { name: 'Open row' });
  await open('/?scenario=ask-then-return');
  await page.getByRole('button', { name: 'As the next interceptor' }).click();
  await expect(row).toContainText('ask-then-return-next');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'what the next interceptor receives',
  );
  await expect(outcome).not.toContainText('as expected');
  await showTab('Request');
  expect(JSON.parse(await text())).toMatchObject({
    params: { state: { permission: 'ask', candidate: { value: {} } } },
  });
  await page.goBack();
  await expect(row).toContainText('ask-then-return');
  await expect(row).not.toContainText('-next');
  await library.getByRole('button', { name: 'After ask-then-return', exact: true }).click();
  await expect(row).toContainText('ask-then-return-next');
  await library.getByRole('button', { name: /^Close After ask-then-return/ }).click();
  await expect(row).not.toContainText('-next');
});

const none = [
  ['deny-blocks', 'A deny ends the chain'],
  ['later-invalid-modify-rolls-back-earlier-modify', 'The response was rejected'],
] as const;

for (const [id, why] of none) {
  test(`after ${id} there is none, and it is said why`, async ({ page }) => {
    await explorer(page).open(`/?scenario=${id}`);
    const button = page.getByRole('button', { name: 'As the next interceptor' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(new RegExp(why));
  });
}
