'use client';

import { Dialog } from '@/components/ui/dialog';
import { RulesSection } from '@/components/views/learn/rules-section';
import type { RuleNumber } from '@/lib/protocol';
import { coreKey } from '@/lib/state';
import { stageAddress } from './debug-links';

/** The nine rules in a drawer; their links lead to the stage. */
export function DebugRules({
  rule,
  onClose,
}: {
  readonly rule: RuleNumber | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={rule !== null} onClose={onClose} title="Nine rules" kind="drawer">
      <RulesSection
        rule={rule}
        onGo={({ id }) => {
          const address = stageAddress(id, coreKey, null);
          if (address !== null) location.assign(address);
        }}
      />
    </Dialog>
  );
}
