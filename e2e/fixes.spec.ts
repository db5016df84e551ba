import { explorer } from './support/explorer';
import { expect, test } from './support/page';

const fixes = [
  {
    row: 'deny-missing-reason',
    fix: 'Add the missing reason',
    tab: 'Response',
    holds: '"reason": "Say why"',
  },
  { row: 'unadvertised-deny-rejected', fix: 'Advertise deny', tab: 'Request', holds: '"deny"' },
  {
    row: 'wrong-response-id',
    fix: "Answer with the request's id",
    tab: 'Response',
    holds: '"wrong-response-id"',
  },
] as const;

for (const { row, fix, tab, holds } of fixes) {
  test(`"${fix}" mends the fault of ${row}, and one undo brings it back`, async ({ page }) => {
    const { open, outcome, editorPane, showTab, text } = explorer(page);
    await open(`/?scenario=${row}`);
    await showTab(tab);
    const before = await text();
    await showTab('Response');
    await expect(outcome).toContainText('rejected');
    await editorPane.getByRole('button', { name: fix }).click();
    await expect(outcome).toContainText('accepted');
    await showTab(tab);
    expect(await text()).toContain(holds);
    await page.evaluate(() => {
      const [editor] = window.monaco.editor.getEditors();
      editor?.focus();
      editor?.trigger('test', 'undo', null);
    });
    expect(await text()).toBe(before);
    await expect(outcome).toContainText('rejected');
  });
}

test('the editor offers the same as a quick fix', async ({ page }) => {
  const { open, outcome, showTab } = explorer(page);
  await open('/?scenario=deny-missing-reason');
  await showTab('Response');
  await page.evaluate(() => {
    const [editor] = window.monaco.editor.getEditors();
    const text = editor?.getModel()?.getValue() ?? '';
    const line = text.slice(0, text.indexOf('"deny"')).split('\n').length - 1;
    editor?.focus();
    editor?.setPosition({ lineNumber: line, column: 8 });
    editor?.trigger('test', 'editor.action.quickFix', null);
  });
  await page.getByText('Add the missing reason').last().click();
  await expect(outcome).toContainText('accepted');
});
