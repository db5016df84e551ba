import { describe, expect, it } from 'vitest';
import { boundaryOf } from '@/lib/protocol';
import { decisionView } from './decision-view';
import { coreRun } from './rows.test-support';

const at = (id: string, event = 'tool.before') => decisionView(coreRun(id).evaluation, boundaryOf(event));

describe('decisionView', () => {
  it('keeps the decision apart from permission', () => {
    expect(at('modify-message')).toMatchObject({
      permission: 'none',
      decision: 'allow',
      why: 'this synthetic host permits by default',
      executed: true,
      execution: 'the original tool runs once',
    });
  });

  it('says why the tool does not run', () => {
    expect(at('deny-blocks')?.execution).toBe('the tool does not run');
    expect(at('ask-then-return')?.why).toBe('pending; nobody is asked here');
    expect(at('return-zero-preserved')?.execution).toBe('the supplied result stands in for the tool');
    expect(at('prior-accepted-stop-return')?.execution).toBe('the flow stops before the tool runs');
    expect(at('flow-stop-wins-over-continue', 'turn.finish.before')?.execution).toBe('no original tool here');
  });

  it('decides nothing for a rejection', () => {
    expect(at('wrong-response-id')).toBeNull();
  });
});
