import type { CellVerdict } from '../marks/step-mark';
import { StepMark } from '../marks/step-mark';

const shown: readonly CellVerdict[] = ['passed', 'staged', 'skipped', 'failed', 'committed'];
const rejected: readonly CellVerdict[] = ['passed', 'staged', 'failed', 'rolled-back', 'never-applied'];

/** What the signs in the cells mean. */
export function Legend({ back }: { readonly back: boolean }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {(back ? rejected : shown).map((verdict) => (
        <StepMark key={verdict} verdict={verdict} size={12} word="shown" className="[&>span]:font-normal" />
      ))}
      {back ? null : <s className="text-xs text-staged">overruled</s>}
    </span>
  );
}
