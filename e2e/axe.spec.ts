import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsOutsideEditor,
  test,
  views,
} from './support/page';

interface Screen {
  readonly name: string;
  readonly address: string;
  /** A request that is changed before it is looked at: what stands there, and what takes its place. */
  readonly request?: readonly [string, string];
}

const screens: readonly Screen[] = [
  { name: 'an accepted row', address: '/' },
  {
    name: 'a rejected row',
    address: '/?scenario=later-invalid-modify-rolls-back-earlier-modify&step=99',
  },
  {
    name: 'a request that is not legal',
    address: '/?scenario=deny-blocks',
    request: ['"tool.before"', '"tool.sometime"'],
  },
  { name: 'a text that cannot be read', address: '/?scenario=deny-blocks', request: ['{', ''] },
  { name: 'an address without its row', address: '/?scenario=no-such-row' },
];

const change = async (page: Page, narrow: boolean, [part, by]: readonly [string, string]): Promise<void> => {
  const { showTab, replace, outcome } = explorer(page);
  const pane = page.getByRole('tab', { name: 'Edit and outcome' });
  if (narrow) await pane.click();
  await showTab('Request');
  await replace(part, by);
  await expect(outcome).toContainText(/invalid request|unreadable text/);
  if (narrow) await page.getByRole('tab', { name: 'Stage' }).click();
};

for (const view of views) {
  const narrow = view.width < 900;
  test.describe(view.name, () => {
    test.use(view.use);
    for (const { name, address, request } of screens) {
      // What is changed by hand looks at a small desktop as at a wide one.
      if (request && view.width === 1024) continue;
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        if (address.includes('no-such')) {
          await page.goto(address);
          await expect(page.getByText('There is no such row')).toBeVisible();
        } else {
          const { open, editorPane } = explorer(page);
          await open(address);
          if (!narrow) await editorPane.locator('.monaco-editor').first().waitFor();
        }
        if (request) await change(page, narrow, request);
        if (view.width === 1440) await expectNoAxeViolations(page);
        else await expectNoAxeViolationsOutsideEditor(page);
        if (!narrow) return;
        for (const pane of ['Rows', 'Edit and outcome']) {
          await page.getByRole('tab', { name: pane }).click();
          await expectNoAxeViolationsOutsideEditor(page);
        }
      });
    }
  });
}
