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

test('what a fix wrote is selected, to be typed over, and the deed can be undone by a button', async ({
  page,
}) => {
  const { open, editorPane, showTab, text } = explorer(page);
  await open('/?scenario=deny-missing-reason');
  await showTab('Response');
  const before = await text();
  await editorPane.getByRole('button', { name: 'Add the missing reason' }).click();
  await expect(editorPane.locator('.monaco-editor.focused')).toHaveCount(1);
  await expect(
    editorPane.getByRole('status').filter({ hasText: 'Done: Add the missing reason' }),
  ).toBeVisible();
  await page.keyboard.type('Never');
  expect(await text()).toContain('"reason": "Never"');
  await expect(editorPane.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(text).toBe(before);

  await editorPane.getByRole('button', { name: 'Add the missing reason' }).click();
  await editorPane.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(text).toBe(before);
});

test('a fix in the request leads there, and says what it did', async ({ page }) => {
  const { open, editorPane, outcome, showTab, tab } = explorer(page);
  await open('/?scenario=unadvertised-deny-rejected');
  await showTab('Response');
  await editorPane.getByRole('button', { name: 'Advertise deny' }).click();
  await expect(tab('Request')).toHaveAttribute('aria-selected', 'true');
  await expect(editorPane).toContainText('Done: Advertise deny.');
  await expect(editorPane.locator('.monaco-editor.focused')).toHaveCount(1);
  await expect(outcome).toContainText('accepted');
});

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
