import type { Readings, RuleNumber } from '@/lib/protocol';
import type { Mutant } from '../types';

const reading = (
  id: string,
  rule: RuleNumber,
  defects: readonly string[],
  claim: string,
  readings: Partial<Readings>,
): Mutant => ({
  id,
  kind: 'reading',
  rule,
  claim,
  hint: 'This is another reading of the draft, not a mistake: say which revision the suite and the adapter follow.',
  defects,
  alteration: { readings },
});

/** Points where public sources differ: who follows another reading makes no mistake, and is told so. */
export const readingMutants: readonly Mutant[] = [
  reading('reads-revision-r2', 3, ['C10', 'G8'], 'follows revision r2 of the draft', { revision: 'r2' }),
  reading('reads-revision-r4', 3, ['H7'], 'follows revision r4 of the draft', { revision: 'r4' }),
  reading(
    'checks-only-the-final-input',
    4,
    ['C16'],
    "holds only the final input against the tool's constraint",
    { 'tool-constraint': 'final' },
  ),
  reading('has-no-tool-constraint', 4, ['K11'], 'has no constraint on the tool', {
    'tool-constraint': 'off',
  }),
  reading('charges-every-continue', 7, ['F9', 'F10'], 'charges a later continue of a chain again', {
    'chained-continue': 'charged',
  }),
];
