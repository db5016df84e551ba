import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { expect, expectNoAxeViolationsOutsideEditor, test, views } from './support/page';

const common = {
  id: 'e-1',
  source: 'urn:example:harness',
  time: '2026-01-01T00:00:00Z',
  session: { id: 'session-1' },
};
const ended = { ...common, type: 'session.end', outcome: 'completed', reason: '<b>done</b>' };
const notification = (event: object, more: object = {}) =>
  JSON.stringify({
    jsonrpc: '2.0',
    method: 'hooks/observe',
    params: { protocolVersion: 'draft', event },
    ...more,
  });
const file = (text: string) => ({
  name: 'told.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a notification is read, its event shown with no effects, and the row waits behind it', async ({
  page,
}) => {
  const { open, openFile, library, stepper } = explorer(page);
  await open('/?scenario=deny-blocks&step=2');
  await openFile(file(notification(ended)));
  const observed = page.getByRole('region', { name: 'Observed event' });
  await expect(observed).toContainText('session.end');
  await expect(observed).toContainText('No effects here');
  await expect(observed).toContainText('another one begins with session.start');
  await expect(observed).toContainText('<b>done</b>');
  await expect(library.getByRole('alert')).toHaveCount(0);
  await expect(library.getByRole('status')).toHaveText('105 rows');
  await observed.getByRole('button', { name: 'Back to deny-blocks' }).click();
  await expect(stepper).toBeFocused();
  await expect(page).toHaveURL(/\?scenario=deny-blocks&step=2$/);
});

test('a notification that is not legal is shown with what is wrong and where', async ({ page }) => {
  const { open, openFile } = explorer(page);
  await open('/');
  await openFile(file(notification(ended, { id: 7 })));
  const observed = page.getByRole('region', { name: 'Observed event' });
  await expect(observed).toContainText('It is not quite legal');
  await expect(observed).toContainText(/line 1, column \d+: .*`?id/);
});

test('a row about an observed event is no legal request, and says that nothing is asked there', async ({
  page,
}) => {
  const { open, openFile, outcome } = explorer(page);
  await open('/');
  const request = {
    jsonrpc: '2.0',
    id: 'e-1',
    method: 'hooks/intercept',
    params: { protocolVersion: 'draft', event: ended, capabilities: { effects: [] } },
  };
  const response = { jsonrpc: '2.0', id: 'e-1', result: { protocolVersion: 'draft', effects: [] } };
  await openFile(file(JSON.stringify({ request, response })));
  await expect(outcome).toContainText('invalid request');
  await expect(page.getByRole('region', { name: 'Observed event' })).toContainText('No effects here');
  await expect(page.getByRole('region', { name: 'Invalid request' })).toBeVisible();
});

for (const view of views) {
  test.describe(view.name, () => {
    test.use(view.use);
    test('a notification from the map is sound', async ({ page }) => {
      const { open } = explorer(page);
      await open('/?scenario=deny-blocks');
      await page.getByRole('button', { name: /^At tool\.before/ }).click();
      const guide = page.getByRole('dialog', { name: 'Guide' });
      await guide.getByRole('textbox', { name: /^Search events/ }).fill('file.changed');
      await guide.getByRole('button', { name: 'See a notification' }).click();
      const observed = page.getByRole('region', { name: 'Observed event' });
      await expect(observed).toContainText('file.changed');
      if (view.width > 900) await guide.getByRole('button', { name: 'Close' }).click();
      await expect(guide).toBeHidden();
      await expectSoundLayout(page, 'a notification');
      await expectNoAxeViolationsOutsideEditor(page);
    });
  });
}
