import { expect, it } from 'vitest';
import { workerNotice } from './worker-notice';

it('says what broke down, what became of it and what must be opened again', () => {
  const restarted = (lost: readonly string[]) =>
    workerNotice({ kind: 'restarted', reason: 'out of memory', lost });
  expect(restarted([])).toMatchObject({ tone: 'info' });
  expect(restarted([]).text).toContain('(out of memory) and was started again');
  expect(restarted(['a.json'])).toMatchObject({ tone: 'warning' });
  expect(restarted(['a.json']).text).toContain('a.json can no longer be read: open it again');
  expect(restarted(['a.json', 'b.json']).text).toContain('a.json, b.json can no longer be read: open them');
  expect(workerNotice({ kind: 'stopped', reason: 'x' }).text).toContain('has stopped (x). Reload the page');
});
