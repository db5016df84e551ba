import { describe, expect, it } from 'vitest';
import { type Accepted, evaluate } from '@/lib/evaluate';
import { coreSuite } from '@/lib/suite';
import { hostNotes } from './host';

function accepted(id: string): Accepted {
  const row = coreSuite.find((scenario) => scenario.id === id);
  const evaluation = row && evaluate(row);
  if (evaluation?.outcome !== 'accepted') throw new Error(`${id} is not accepted`);
  return evaluation;
}

describe('hostNotes', () => {
  it('says that none is permitted here, and only then', () => {
    expect(hostNotes(accepted('empty-response-preserves-input'), true).decision).toMatch(
      /not every real host/,
    );
    expect(hostNotes(accepted('allow-executes'), true)).toEqual({});
    expect(hostNotes(accepted('deny-blocks'), true)).toEqual({});
  });

  it('says that nobody is asked', () => {
    expect(hostNotes(accepted('ask-defers-execution'), true).decision).toMatch(/nobody is asked/);
  });

  it('tells a supplied value from a run, even when it is null', () => {
    expect(hostNotes(accepted('return-null-preserved'), true).result).toMatch(/does not prove/);
  });

  it('says that injections are not delivered and that a finish has no tool', () => {
    expect(hostNotes(accepted('inject-now'), true).injections).toMatch(/not delivered/);
    expect(hostNotes(accepted('flow-continue-at-finish'), false).executed).toMatch(/no original tool/);
  });
});
