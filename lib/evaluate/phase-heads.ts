import type { RuleNumber } from '@/lib/protocol';
import type { PhaseId } from './types';

/** What a phase is called and which rule it follows, without what it does: enough to draw the stage. */
export interface PhaseHead {
  readonly id: PhaseId;
  readonly rule: RuleNumber;
  readonly title: string;
  /** Whether the phase looks at effects one by one, or at the response as a whole. */
  readonly perEffect: boolean;
}

const heads = {
  envelope: { id: 'envelope', rule: 3, title: 'Envelope', perEffect: false },
  correlation: { id: 'correlation', rule: 3, title: 'Correlation', perEffect: false },
  shape: { id: 'shape', rule: 3, title: 'Shape', perEffect: true },
  capability: { id: 'capability', rule: 3, title: 'Capability', perEffect: true },
  allowance: { id: 'allowance', rule: 7, title: 'Allowance', perEffect: true },
  stage: { id: 'stage', rule: 4, title: 'Stage modifies', perEffect: true },
  invalidate: { id: 'invalidate', rule: 5, title: 'Invalidate', perEffect: false },
  bind: { id: 'bind', rule: 5, title: 'Bind returns', perEffect: true },
  permission: { id: 'permission', rule: 5, title: 'Compose permission', perEffect: true },
  messages: { id: 'messages', rule: 6, title: 'Messages', perEffect: true },
  flow: { id: 'flow', rule: 7, title: 'Flow', perEffect: true },
  injections: { id: 'injections', rule: 8, title: 'Injections', perEffect: true },
  settle: { id: 'settle', rule: 5, title: 'Settle', perEffect: false },
  commit: { id: 'commit', rule: 3, title: 'Commit', perEffect: false },
  derive: { id: 'derive', rule: 9, title: 'Outcome', perEffect: false },
} as const satisfies { readonly [Id in PhaseId]: PhaseHead };

/** The phases by name. */
export const phaseHead: Readonly<Record<PhaseId, PhaseHead>> = heads;

/** The phases in their order. */
export const phaseHeads: readonly PhaseHead[] = Object.values(heads);
