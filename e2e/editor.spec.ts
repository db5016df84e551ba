import { explorer } from './support/explorer';
import { expect, test } from './support/page';

test('the page is useful before the editor proper arrives: a plain field edits, and hands over', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const later: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => later.push(callback);
    window.cancelIdleCallback = () => undefined;
    Object.assign(window, {
      goIdle: () => {
        for (const callback of later.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  const { open, outcome, editorPane, text, editor } = explorer(page);
  await open('/?scenario=deny-blocks');
  const field = editorPane.getByRole('textbox', { name: 'Response of deny-blocks, JSON' });
  await field.fill((await field.inputValue()).replace('"deny"', '"denied"'));
  await expect(outcome).toContainText('rejected');
  await page.evaluate(() => Reflect.get(window, 'goIdle')());
  await editor();
  expect(await text()).toContain('"denied"');
  await expect(editorPane.locator('.monaco-editor')).toContainText('denied');
});

test('a fault is marked on the very value that is at fault', async ({ page }) => {
  const { open, showTab, replace, marks, tab } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await replace('"Blocked by test policy"', '17');
  const inResponse = async () => (await marks()).filter((mark) => mark.tab === 'response');
  await expect.poll(inResponse).toEqual([expect.objectContaining({ code: 'wrong-type', on: '17' })]);
  await expect(tab('Response')).toContainText('1 fault');
  await replace('17', '"again"');
  await expect.poll(marks).toEqual([]);
});

test('a failed clause is marked on what it asserts', async ({ page }) => {
  const { open, showTab, replace, marks } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Expectation');
  await replace('"decision": "deny"', '"decision": "ask"');
  await expect
    .poll(marks)
    .toContainEqual(expect.objectContaining({ tab: 'expectation', code: 'different-value' }));
});

test('the cursor and the columns of the stage lead to each other', async ({ page }) => {
  const { open, showTab, tab } = explorer(page);
  await open();
  await showTab('Response');
  const column = (effect: number) =>
    page
      .getByRole('grid', { name: 'Effects by phases' })
      .getByRole('columnheader', { name: `effect ${effect} ` });
  await page.evaluate(() => {
    const [editor] = window.monaco.editor.getEditors();
    const lines = editor?.getModel()?.getValue().split('\n') ?? [];
    editor?.focus();
    editor?.setPosition({ lineNumber: lines.findIndex((line) => line.includes('"ask"')) + 1, column: 12 });
  });
  await expect(column(5)).toHaveAttribute('aria-selected', 'true');

  await showTab('Request');
  await column(3).click();
  await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');
  const line = () =>
    page.evaluate(() => {
      const [editor] = window.monaco.editor.getEditors();
      const at = editor?.getPosition().lineNumber ?? 0;
      return (editor?.getModel()?.getValue().split('\n') ?? []).slice(at - 1, at + 1).join('');
    });
  await expect.poll(line).toContain('"message"');
});

test('in the plain field, too, cursor and columns lead to each other', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });
  const { open, editorPane } = explorer(page);
  await open();
  const field = editorPane.getByRole('textbox', { name: /^Response of/ });
  const column = (effect: number) =>
    page
      .getByRole('grid', { name: 'Effects by phases' })
      .getByRole('columnheader', { name: `effect ${effect} ` });
  const lines = (await field.inputValue()).split('\n');
  await field.press('Control+Home');
  for (const line of lines) {
    if (line.includes('"ask"')) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(column(5)).toHaveAttribute('aria-selected', 'true');

  await editorPane.getByRole('tab', { name: /^Request/ }).click();
  await column(3).click();
  await expect(editorPane.getByRole('tab', { name: /^Response/ })).toHaveAttribute('aria-selected', 'true');
  const selected = () =>
    field.evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));
  await expect.poll(selected).toContain('"message"');
  await expect(column(3)).toHaveAttribute('aria-selected', 'true');
});

test('completion and hover speak the words of our schemas', async ({ page }) => {
  const { open, showTab, replace, setText, text, editorPane } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  await replace('"effects": [', '"effects": [ { "type": "" },');
  await page.evaluate(() => {
    const [editor] = window.monaco.editor.getEditors();
    const lines = editor?.getModel()?.getValue().split('\n') ?? [];
    const line = lines.findIndex((content) => content.includes('"type": ""'));
    editor?.focus();
    editor?.setPosition({ lineNumber: line + 1, column: (lines[line]?.indexOf('""') ?? 0) + 2 });
    editor?.trigger('test', 'editor.action.triggerSuggest', {});
  });
  await expect(page.locator('.suggest-widget')).toContainText('message');
  await page.keyboard.press('Escape');
  await setText(await text());
  await page.evaluate(() => {
    const [editor] = window.monaco.editor.getEditors();
    const lines = editor?.getModel()?.getValue().split('\n') ?? [];
    const line = lines.findIndex((content) => content.includes('"reason"'));
    editor?.setPosition({ lineNumber: line + 1, column: (lines[line]?.indexOf('"reason"') ?? 0) + 3 });
    editor?.trigger('test', 'editor.action.showHover', {});
  });
  await expect(
    page
      .locator('.monaco-hover')
      .filter({ hasText: /reason/i })
      .first(),
  ).toBeVisible();
  await expect(page.locator('.monaco-hover').first()).toContainText('Rule 6 · Only messages are messages.');
  await expect(editorPane).toBeVisible();
});

test('format indents the text anew and keeps its numbers as they are written', async ({ page }) => {
  const { open, showTab, setText, text, editorPane } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Expectation');
  await setText('{"expected":{"decision":"deny","executed":false,"result":1.0e0}}');
  await editorPane.getByRole('button', { name: /^Format/ }).click();
  await expect
    .poll(text)
    .toBe('{\n  "expected": {\n    "decision": "deny",\n    "executed": false,\n    "result": 1.0e0\n  }\n}');
});

test('each tab keeps its own undo through evaluation and other tabs', async ({ page }) => {
  const { open, showTab, replace, text, outcome } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  const before = await text();
  await replace('"deny"', '"denied"');
  await expect(outcome).toContainText('rejected');
  await showTab('Request');
  await showTab('Response');
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.trigger('test', 'undo', null));
  expect(await text()).toBe(before);
  await expect(outcome).toContainText('as expected');
});

test('the way out of the editor by keyboard is said on focus, and works', async ({ page }) => {
  const { open, editor, editorPane } = explorer(page);
  await open('/?scenario=deny-blocks');
  await editor();
  await page.evaluate(() => window.monaco.editor.getEditors()[0]?.focus());
  await expect(editorPane).toContainText('lets Tab leave');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(editorPane.locator('.monaco-editor.focused')).toHaveCount(0);
});

test('a text of a megabyte is judged, marked and mended like any other', async ({ page }) => {
  const { open, outcome, editorPane, setText, showTab, text, marks } = explorer(page);
  await open('/?scenario=deny-blocks');
  await showTab('Response');
  const items = Array.from({ length: 9000 }, (_, index) => ({ index, name: `entry number ${index}` }));
  const effects = [{ type: 'deny', extensions: { 'com.example.items': items } }];
  const response = { jsonrpc: '2.0', id: 'deny-blocks', result: { protocolVersion: 'draft', effects } };
  await setText(JSON.stringify(response, null, 2));
  await expect(outcome).toContainText('rejected');
  await expect.poll(marks).toContainEqual(expect.objectContaining({ code: 'missing-member' }));
  await editorPane.getByRole('button', { name: 'Add the missing reason' }).click();
  await page.keyboard.type('Never');
  await expect(outcome).toContainText('as expected');
  expect(await text()).toContain('"reason": "Never"');
});
