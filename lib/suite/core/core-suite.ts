import type { Scenario } from '@/lib/protocol';
import { incomingState, modifications, precedence, returnedValues, singleEffects } from './acceptance';
import { continuing, injection, stopping } from './flow-and-injection';
import { brokenEffects, capabilities, envelopes, toolConstraint } from './rejection';

/** The 105 rows of the shared core suite, in its order. */
export const coreSuite: readonly Scenario[] = [
  ...singleEffects,
  ...returnedValues,
  ...modifications,
  ...precedence,
  ...incomingState,
  ...brokenEffects,
  ...toolConstraint,
  ...capabilities,
  ...envelopes,
  ...stopping,
  ...continuing,
  ...injection,
];
