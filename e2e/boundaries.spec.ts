import type { Page } from '@playwright/test';
import { explorer } from './support/explorer';
import { expectSoundLayout } from './support/layout';
import { expect, expectNoAxeViolations, test, views } from './support/page';

/** One row for each boundary, at its last step, and what is to be read in the state. */
const rows: readonly (readonly [event: string, row: string, reads: readonly string[]])[] = [
  ['session.start', 'session-start-records-context', ['The event', 'example-harness', 'Context now']],
  ['config.change.before', 'config-change-denied', ['The event', 'nothing of this event can be modified']],
  ['turn.start', 'prompt-merge-appends', ['Prompt', 'added: user', 'Use metric units']],
  ['turn.finish.before', 'response-replaced-at-finish', ['Response', 'assistant', 'no original tool here']],
  ['model.request.before', 'request-merge-appends', ['Request', 'Use metric units']],
  ['model.response.after', 'response-replaced-after-model', ['Response', 'no original tool here']],
  ['model.switch.before', 'model-switch-denied-and-stopped', ['proposed', 'model-large']],
  ['tool.before', 'two-returns-last-wins', ['Input', 'Equal to the snapshot']],
  ['tool.after', 'output-merge-appends', ['Output', 'tool', 'no original tool here']],
  ['tool.permission.request', 'permission-request-allowed', ['Input', 'no original tool here']],
  ['tool.batch.after', 'tool-batch-has-no-input', ['calls', 'batch-1', 'Context later']],
  ['context.compact.before', 'instructions-merge-appends', ['Instructions', 'added: Be brief']],
  ['context.compact.after', 'summary-replaced', ['Summary', 'changed inside: Be brief']],
  ['task.change.before', 'task-change-denied', ['task-1', 'Tidy up']],
  [
    'user.elicitation.request',
    'elicitation-answered',
    ['server-1', 'How old is the account?', 'a whole number'],
  ],
  ['user.elicitation.result', 'form-content-merges', ['Content', 'changed: age', 'chose to accept']],
  ['user.message.inbound', 'inbound-prompt-appended', ['Prompt', 'added: user']],
  ['user.message.outbound', 'outbound-content-replaced', ['Content', 'assistant']],
  ['workspace.change.before', 'workspace-gains-roots', ['Workspace', 'added: workspaceRoots']],
];

const show = async (page: Page, row: string) => {
  await explorer(page).open(`/?suite=extended&scenario=${row}&step=99`);
  const state = page.getByRole('region', { name: 'State' });
  await expect(state).toBeVisible();
  return state;
};

for (const [event, row, reads] of rows) {
  test(`${event}: ${row} steps and reads well`, async ({ page }) => {
    const state = await show(page, row);
    await expect(page.getByRole('button', { name: `At ${event}` })).toBeVisible();
    for (const words of reads) await expect(state).toContainText(words);
  });
}

for (const view of views) {
  if (view.width === 1024) continue;
  test.describe(view.name, () => {
    test.use(view.use);
    test('the state of other boundaries is sound', async ({ page }) => {
      for (const row of ['prompt-merge-appends', 'elicitation-answered', 'session-start-records-context']) {
        await show(page, row);
        await expectSoundLayout(page, row);
        await expectNoAxeViolations(page, 'section[aria-label=State]');
      }
    });
  });
}
