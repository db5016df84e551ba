import { explorer } from './support/explorer';
import { expect, expectNoAxeViolationsOutsideEditor, test } from './support/page';

const extendedRow = 'two-returns-last-wins';

test('the extended suite is fetched when it is chosen, stands in the address and survives a reload', async ({
  page,
}) => {
  const { open, library, openRow, showTab, setText, saved, text, stepper } = explorer(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const extended = () => fetched.filter((path) => path.endsWith('/scenarios-extended.json'));
  const heading = library.getByRole('heading', { level: 2 });

  await open('/?scenario=deny-blocks');
  await expect(library.getByRole('option').first()).toBeVisible();
  expect(extended()).toEqual([]);
  const shelf = library.getByRole('list', { name: 'Suites' });
  await shelf.getByRole('button', { name: 'Extended suite' }).click();
  await expect(heading).toHaveText('Extended suite');
  await expect(shelf.getByRole('button', { name: 'Extended suite' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?suite=extended&scenario=/);
  expect(extended()).toHaveLength(1);

  await openRow(extendedRow);
  await showTab('Response');
  await setText('{}');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(stepper).toBeVisible();
  await expect(heading).toHaveText('Extended suite');
  await showTab('Response');
  expect(await text()).toBe('{}');

  await shelf.getByRole('button', { name: 'Core suite' }).click();
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('all-six-effects-atomic');
  await page.goBack();
  await expect(heading).toHaveText('Extended suite');
});

test('a link without its suite is not answered by a row of another one, but leads on', async ({ page }) => {
  await page.goto(`/?scenario=${extendedRow}`);
  await expect(page.getByText('There is no such row')).toBeVisible();
  await expectNoAxeViolationsOutsideEditor(page);
  await page.getByRole('button', { name: 'Look for it in the extended suite' }).click();
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText(extendedRow);
  await expect(page).toHaveURL(`/?suite=extended&scenario=${extendedRow}`);
});

test('a suite that cannot be had is said, and what was open stays', async ({ page, faults }) => {
  faults.expect(/status of 503/);
  const { open, library } = explorer(page);
  await open('/?scenario=deny-blocks');
  await page.route('**/scenarios-extended.json', (route) => route.fulfill({ status: 503 }));
  const extended = library
    .getByRole('list', { name: 'Suites' })
    .getByRole('button', { name: 'Extended suite' });
  await extended.click();
  await expect(library.getByRole('alert')).toContainText(/Extended suite was not opened.*status 503/);
  await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('deny-blocks');
  await page.unroute('**/scenarios-extended.json');
  await extended.click();
  await expect(library.getByRole('heading', { level: 2 })).toHaveText('Extended suite');
});
