import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { longRow } from './support/long-row';
import { expect, test, themes } from './support/page';

const badRows = '{"id": 7}, {"id": "bare", "request": {}, "response": {}, "tags": [], "expectError": true}';

/** The panes of the narrow layout; the wide one shows all of them at once. */
const panes = ['Rows', 'Stage', 'Edit and outcome'] as const;

const showPane = async (page: Page, pane: (typeof panes)[number]): Promise<void> => {
  const tab = page.getByRole('tab', { name: pane, exact: true });
  if ((await tab.count()) > 0) await tab.click();
};

const checkPanes = async (page: Page, screen: string, narrow: boolean): Promise<void> => {
  if (!narrow) await explorer(page).editor();
  for (const pane of narrow ? panes : panes.slice(0, 1)) {
    await showPane(page, pane);
    if (narrow && pane === 'Edit and outcome') await explorer(page).editor();
    await expectSoundLayout(page, narrow ? `${screen}, ${pane}` : screen);
  }
};

for (const theme of themes) {
  for (const width of [1440, 1024, 768, 390]) {
    const narrow = width < 900;
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 900 } });

      test('no sideways scroll of the page and no overlapping controls', async ({ page }) => {
        const { open, openFile, library, outcome, replace } = explorer(page);
        await open('/?scenario=later-invalid-modify-rolls-back-earlier-modify&step=11');
        await checkPanes(page, 'a row that was rolled back', narrow);

        await showPane(page, 'Edit and outcome');
        await replace('"result"', '"result');
        await expect(outcome).toContainText('unreadable text');
        await checkPanes(page, 'a text that cannot be read', narrow);

        await open('/');
        await page.getByRole('button', { name: 'Guess first' }).click();
        await expect(page.getByRole('region', { name: 'Guess first' })).toBeVisible();
        await checkPanes(page, 'a guess', narrow);
        await showPane(page, 'Stage');
        await page.getByRole('button', { name: 'Stop guessing' }).click();

        await showPane(page, 'Rows');
        await openFile({
          name: 'a-file-with-a-rather-long-name-and-two-bad-rows.json',
          mimeType: 'application/json',
          buffer: Buffer.from(`{"version": 1, "scenarios": [${badRows}]}`),
        });
        await showPane(page, 'Rows');
        await library.getByText(/problems? in this file/).click();
        await checkPanes(page, 'a file with bad rows, one of them open', narrow);

        await showPane(page, 'Rows');
        await openFile(longRow());
        await showPane(page, 'Stage');
        await page.getByRole('button', { name: 'Last step' }).click();
        await checkPanes(page, 'a row with fifty effects', narrow);

        await page.getByRole('button', { name: /^(Nine rules|Guide)/ }).click();
        await expect(page.getByRole('dialog', { name: 'Guide' })).toBeVisible();
        await expectSoundLayout(page, 'the guide');
      });
    });
  }
}
