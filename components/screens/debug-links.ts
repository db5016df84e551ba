import type { WitnessProps } from '@/components/views/debug/witness';
import { encodeEdits } from '@/lib/share';
import { coreKey, writeAddress } from '@/lib/state';
import type { WitnessView } from '@/lib/workers';
import { basePath } from './base-path';

/** The address of a row of the page's suites in the stage, at a step; null where only an opened suite has it. */
export function stageAddress(row: string, suite: string | null, step: number | null): string | null {
  if (suite === null) return null;
  const query = writeAddress({
    ...(suite === coreKey ? {} : { suite }),
    scenario: row,
    ...(step === null ? {} : { step }),
  });
  return `${basePath}/${query}`;
}

/** A row that any page has: all three of its texts are replaced by the link. */
const anyRow = 'empty-response-preserves-input';

/** What the page shows of a smallest row; its link carries the row's texts over the row that it was made from. */
export function witnessProps(witness: WitnessView): WitnessProps {
  const { texts, from } = witness;
  const edits = encodeEdits(texts);
  const base = stageAddress(from.row, from.suite, null) ?? stageAddress(anyRow, coreKey, null);
  return {
    ...witness,
    from: from.row,
    response: texts.response,
    link: edits.ok && base !== null ? `${base}#${edits.value}` : null,
  };
}
