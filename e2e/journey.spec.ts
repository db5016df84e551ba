import { explorer, sampleFile } from './support/explorer';
import { expect, test } from './support/page';

test.describe('the main journey', () => {
  test('load a file, step to the rollback, edit until the verdict flips, reload: nothing is lost', async ({
    page,
  }) => {
    const { open, openFile, openRow, stepper, outcome, library, saved, showTab, replace, text } =
      explorer(page);
    await open();
    await openFile(sampleFile);
    await expect(library).toContainText('scenarios-sample.json');
    await expect(library.getByRole('status')).toHaveText('35 rows');
    await openRow('modify-then-unknown-rejects-entire-response');

    await page.getByRole('button', { name: 'To the rollback or commit' }).click();
    await expect(page.getByRole('gridcell', { name: 'staged, then rolled back' }).first()).toBeVisible();
    await expect(outcome).toContainText('rejected');
    await expect(outcome).toContainText('as expected');

    await showTab('Response');
    await replace('"not-a-supported-effect"', '"allow"');
    await expect(outcome).toContainText('accepted');
    await expect(outcome).toContainText('a rejection was expected');
    await expect(library.getByRole('option', { selected: true })).toContainText('not as expected');
    const edited = await text();
    await expect(saved).toBeVisible();
    const address = page.url();

    await page.reload();
    await expect(stepper).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(outcome).toContainText('a rejection was expected');
    await expect(library).toContainText('scenarios-sample.json');
    await showTab('Response');
    expect(await text()).toBe(edited);
  });

  test('every letter survives a reload that comes at once', async ({ page }) => {
    const { open, outcome, showTab, text } = explorer(page);
    await open('/?scenario=deny-blocks');
    await showTab('Response');
    const before = await text();
    // Many edits in one breath, and the page is left before any of them can have been written.
    await page.evaluate((start) => {
      const model = window.monaco.editor.getEditors()[0]?.getModel();
      for (const end of ['e', 'ed', 'edX']) {
        const edit = {
          range: model?.getFullModelRange() ?? {},
          text: start.replace('"deny"', `"deny${end}"`),
        };
        model?.pushEditOperations([], [edit], () => null);
      }
      location.reload();
    }, before);
    await expect(outcome).toContainText('rejected');
    await showTab('Response');
    expect(await text()).toBe(before.replace('"deny"', '"denyedX"'));
  });

  test('revert goes back to the file, and undo takes the revert back', async ({ page }) => {
    const { open, outcome, editorPane, showTab, replace, text } = explorer(page);
    await open('/?scenario=deny-blocks');
    await showTab('Response');
    const before = await text();
    await replace('"deny"', '"denied"');
    await expect(outcome).toContainText('rejected');
    await editorPane.getByRole('button', { name: /^Revert/ }).click();
    await expect(outcome).toContainText('as expected');
    expect(await text()).toBe(before);
    await page.evaluate(() => window.monaco.editor.getEditors()[0]?.trigger('test', 'undo', null));
    await expect(outcome).toContainText('rejected');
  });
});

test.describe('text that is not JSON', () => {
  test('keeps the last readable evaluation, and says where the fault is', async ({ page }) => {
    const { open, outcome, showTab, replace, text, setText, marks } = explorer(page);
    await open('/?scenario=deny-blocks&step=3');
    await showTab('Response');
    const before = await text();
    await replace('"effects": [', '"effects": [,');
    await expect(outcome).toContainText('unreadable');
    await expect(page.getByText(/^Unreadable at line \d+, column \d+$/)).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Effects by phases' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*3/);
    await expect.poll(marks).toContainEqual(expect.objectContaining({ tab: 'response', code: 'syntax' }));
    await setText(before);
    await expect(outcome).toContainText('as expected');
    await expect.poll(marks).toEqual([]);
  });

  test('in the Expectation tab it leaves the outcome and says that nothing is judged', async ({ page }) => {
    const { open, outcome, showTab, setText } = explorer(page);
    await open('/?scenario=deny-blocks');
    await showTab('Expectation');
    await setText('{ "expected": ');
    await expect(outcome).toContainText(/expectation/i);
    await expect(page.getByRole('grid', { name: 'Effects by phases' })).toBeVisible();
  });
});

test.describe('the address', () => {
  test('names row and step, and is followed on a first visit', async ({ page }) => {
    const { open, stepper } = explorer(page);
    await open('/?scenario=deny-blocks&step=4');
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('deny-blocks');
    await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*4/);
    await expect(stepper).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?scenario=deny-blocks&step=5$/);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/\?scenario=deny-blocks$/);
  });

  test('a first visit opens the six effects at step 1 with the stepper focused', async ({ page }) => {
    const { open, stepper } = explorer(page);
    await open();
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText('all-six-effects-atomic');
    await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*1/);
    await expect(stepper).toBeFocused();
    await expect(page.getByText('Six effects, one decision. Which wins?')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('back and forward lead through the rows that were opened, each at its step', async ({ page }) => {
    const { open, openRow } = explorer(page);
    const row = page.getByRole('navigation', { name: 'Open row' });
    await open('/?scenario=deny-blocks');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.keyboard.press('ArrowRight');
    await openRow('allow-executes');
    await openRow('ask-defers-execution');
    await page.goBack();
    await expect(row).toContainText('allow-executes');
    await page.goBack();
    await expect(row).toContainText('deny-blocks');
    await expect(page).toHaveURL(/\?scenario=deny-blocks&step=2$/);
    await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*2/);
    await page.goForward();
    await expect(row).toContainText('allow-executes');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('of a row that is not there says so and opens nothing else', async ({ page }) => {
    const { outcome } = explorer(page);
    await page.goto('/?scenario=no-such-row');
    await expect(page.getByRole('heading', { name: 'There is no such row' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Effects by phases' })).toHaveCount(0);
    await expect(outcome).not.toContainText('accepted');
    await expect(page).toHaveURL(/\?scenario=no-such-row$/);
  });

  test('of a file that is not kept says so', async ({ page }) => {
    await page.goto('/?suite=file-none&scenario=deny-blocks');
    await expect(page.getByRole('heading', { name: 'This address belongs to a file' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Effects by phases' })).toHaveCount(0);
  });

  test('with a damaged step says so and shows the first', async ({ page }) => {
    const { open } = explorer(page);
    await open('/?scenario=deny-blocks&step=soon');
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('“soon”');
    await expect(page.getByRole('group', { name: 'Stepper' })).toContainText(/step\s*1/);
  });
});

test.describe('links inside the page', () => {
  test('blame leads to the step that set the value, and to the text of its effect', async ({ page }) => {
    const { open, outcome, showTab, tab } = explorer(page);
    await open();
    await showTab('Request');
    await outcome
      .getByRole('button', { name: /effect 6\s+deny/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?step=\d+$/);
    await expect(page.getByText('Compose permission · effect 6, deny')).toBeVisible();
    await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('columnheader', { name: /effect 6/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the pointer of a fault leads to its place in the text', async ({ page }) => {
    const { open, outcome, showTab, tab } = explorer(page);
    await open('/?scenario=modify-then-unknown-rejects-entire-response');
    await showTab('Request');
    await outcome.getByRole('button', { name: '/response/result/effects/1/type' }).click();
    await expect(tab('Response')).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [editor] = window.monaco.editor.getEditors();
          return (
            editor?.getModel()?.getValue().split('\n')[(editor.getPosition()?.lineNumber ?? 0) - 1] ?? ''
          );
        }),
      )
      .toContain('not-a-supported-effect');
  });

  test('a rule of the guide leads to a row and the step that shows it', async ({ page }) => {
    const { open, stepper } = explorer(page);
    await open();
    await page.getByRole('button', { name: 'Nine rules' }).click();
    const guide = page.getByRole('dialog', { name: 'Guide' });
    await guide
      .getByRole('button', { name: /later-invalid-modify-rolls-back-earlier-modify/ })
      .first()
      .click();
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText(
      'later-invalid-modify-rolls-back',
    );
    await expect(page).toHaveURL(/scenario=later-invalid-modify-rolls-back-earlier-modify&step=\d+$/);
    await expect(stepper).toBeVisible();
  });
});
