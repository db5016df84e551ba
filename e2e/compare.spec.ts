import { expectNoAxeViolations } from './support/axe';
import { explorer } from './support/explorer';
import { expect, test } from './support/page';

test("an edited text is compared with the suite's, and put back alone", async ({ page }) => {
  const { open, outcome, editorPane, showTab, replace, text } = explorer(page);
  await open('/?scenario=deny-blocks');
  const compare = editorPane.getByRole('button', { name: "Compare with the suite's text" });
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await showTab('Response');
  const before = await text();
  await replace('Blocked by test policy', 'Not today');
  await compare.click();
  const differences = page.getByRole('region', { name: 'Differences of the response' });
  await expect(differences).toContainText("the suite's text");
  await expect(differences.locator('.line-delete').first()).toBeVisible();
  await expect(differences.locator('.line-insert').first()).toBeVisible();
  await expect(differences).toContainText('Blocked by test policy');
  await expect(differences).toContainText('Not today');
  await expectNoAxeViolations(page, '[aria-label="Differences of the response"]');
  await differences.getByRole('button', { name: 'Revert this text' }).click();
  await expect(differences).toBeHidden();
  expect(await text()).toBe(before);
  await expect(outcome).toContainText('as expected');
  await page.evaluate(() => {
    const [editor] = window.monaco.editor.getEditors();
    editor?.focus();
    editor?.trigger('test', 'undo', null);
  });
  expect(await text()).toContain('Not today');
});
