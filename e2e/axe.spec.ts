import { explorer } from './support/explorer';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsOutsideEditor,
  test,
  views,
} from './support/page';

const screens = [
  ['an accepted row', '/'],
  ['a rejected row', '/?scenario=later-invalid-modify-rolls-back-earlier-modify&step=99'],
  ['an address without its row', '/?scenario=no-such-row'],
] as const;

for (const view of views) {
  test.describe(view.name, () => {
    test.use(view.use);
    for (const [name, address] of screens) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(address);
        await expect(
          page
            .getByRole('option')
            .or(page.locator('#stage-stepper'))
            .or(page.getByText('There is no such row'))
            .first(),
        ).toBeVisible();
        if (view.width >= 900 && !address.includes('no-such')) {
          await explorer(page).editorPane.locator('.monaco-editor').first().waitFor();
        }
        if (view.width === 1440) await expectNoAxeViolations(page);
        else await expectNoAxeViolationsOutsideEditor(page);
        if (view.width >= 900) return;
        for (const pane of ['Rows', 'Edit and outcome']) {
          await page.getByRole('tab', { name: pane }).click();
          await expectNoAxeViolationsOutsideEditor(page);
        }
      });
    }
  });
}
