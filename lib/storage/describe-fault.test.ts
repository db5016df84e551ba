import { expect, it } from 'vitest';
import { describeStorageFault } from './describe-fault';
import { faultOf } from './fault-of';
import type { StorageFault } from './types';

const faults: readonly StorageFault[] = [
  { kind: 'unavailable', detail: 'x' },
  { kind: 'blocked' },
  { kind: 'closed' },
  { kind: 'silent' },
  { kind: 'quota' },
  { kind: 'conflict', theirs: { revision: 1 } },
  { kind: 'failed', detail: 'x' },
];

it('has a sentence of its own for every fault', () => {
  expect(new Set(faults.map(describeStorageFault)).size).toBe(faults.length);
});

it.each([
  [new DOMException('full', 'QuotaExceededError'), { kind: 'quota' }],
  [new DOMException('gone', 'InvalidStateError'), { kind: 'closed' }],
  [new DOMException('private', 'SecurityError'), { kind: 'unavailable', detail: 'private' }],
  [new DOMException('', 'DataError'), { kind: 'failed', detail: 'DataError' }],
  ['odd', { kind: 'failed', detail: 'odd' }],
])('names %s', (error, fault) => {
  expect(faultOf(error)).toEqual(fault);
});
