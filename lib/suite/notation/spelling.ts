import type { Scenario } from '@/lib/protocol';

/** How a number is to be written where its value alone would be written in another way. */
export interface Spelling {
  /** JSON pointer from the row. */
  readonly pointer: string;
  /** The literal, such as `1.0`; it must mean the value that stands there. */
  readonly literal: string;
}

/** A row of a suite, with what its values cannot say of how they are written. */
export interface SuiteRow extends Scenario {
  readonly spelled?: readonly Spelling[];
}

/** The row with the value of its first effect's member `task` written as this literal. */
export function spelled(row: Scenario, literal: string): SuiteRow {
  return { ...row, spelled: [{ pointer: '/response/result/effects/0/value/task', literal }] };
}
