import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { expect, expectNoAxeViolationsOutsideEditor, test } from './support/page';

const rolledBack = '/?scenario=later-invalid-modify-rolls-back-earlier-modify&step=99';

const ways = [
  { name: 'forced colours', use: { forcedColors: 'active', viewport: { width: 1440, height: 900 } } },
  { name: 'a zoom of 200%', use: { deviceScaleFactor: 2, viewport: { width: 720, height: 450 } } },
] as const;

for (const { name, use } of ways) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with ${name}, ${colorScheme}, a rolled back row stands soundly and axe finds nothing`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...use, colorScheme, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await explorer(page).open(rolledBack);
      await expect(page.getByRole('gridcell', { name: 'staged, then rolled back' }).first()).toBeVisible();
      await expectSoundLayout(page, name);
      await expectNoAxeViolationsOutsideEditor(page);
      await context.close();
    });
  }
}

test('on a phone the cell of the current step is never cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await explorer(page).open(rolledBack);
  const cell = await page.locator('td[aria-current=step]').boundingBox();
  const head = await page.getByRole('rowheader', { name: /^Commit/ }).boundingBox();
  expect(cell?.x ?? 0).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) - 1);
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('the expectation is not to be read while a guess is asked for', async ({ page }) => {
  const { open, tab } = explorer(page);
  await open();
  await tab('Expectation').click();
  await page.getByRole('button', { name: 'Guess first' }).click();
  await expect(tab('Expectation')).toHaveCount(0);
  await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Stop guessing' }).click();
  await expect(tab('Expectation')).toHaveAttribute('aria-selected', 'true');
});

test('texts can be compared where the editor could not be fetched', async ({ page, faults }) => {
  faults.expect(/Failed to load resource/);
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) => {
      Object.assign(window, { fetchEditor: act });
      return 0;
    };
    window.cancelIdleCallback = () => undefined;
  });
  const { open, editorPane, outcome } = explorer(page);
  await open('/?scenario=deny-blocks');
  await expect(outcome).toContainText('as expected');
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.evaluate(() => Reflect.get(window, 'fetchEditor')());
  await expect(editorPane).toContainText('The editor could not be loaded; this field works');
  const field = editorPane.getByRole('textbox', { name: /^Response of/ });
  await field.fill((await field.inputValue()).replace('Blocked by test policy', 'mine'));
  await editorPane.getByRole('button', { name: "Compare with the suite's text" }).click();
  const lines = editorPane.getByRole('region', { name: 'Differences of the response' });
  await expect(lines.getByText('only in the suite:')).toHaveCount(1);
  await expect(lines).toContainText('"reason": "mine"');
  await lines.getByRole('button', { name: 'Revert this text' }).click();
  await expect(field).toHaveValue(/Blocked by test policy/);
});
