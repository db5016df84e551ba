import type { SuiteRow } from '../notation/spelling';
import { injections, malformedInjections, messages } from './accumulating';
import { answering } from './answering';
import { binding, heldValues } from './binding';
import { bounds, continuingNowhere, crossedTargets } from './bounds';
import { carried, continuing, malformedFlow } from './continuing';
import { dividing } from './dividing';
import { elicitation } from './elicitation';
import { correlations, envelopes } from './envelopes';
import { grants } from './granting';
import { handedOn } from './handed-on';
import { lists } from './lists';
import { modifying } from './modifying';
import { settling } from './settling';
import { legalShapes, shapes } from './shapes';
import { situations } from './situations';
import { keys, numbers } from './values';

/**
 * Rows for what the core suite cannot show: the gaps that known mistakes slip through, every boundary, every reading,
 * and what only the emitted state or payload tells. Each row's note says which mistake it catches.
 */
export const extendedSuite: readonly SuiteRow[] = [
  ...binding,
  ...heldValues,
  ...handedOn,
  ...numbers,
  ...keys,
  ...modifying,
  ...lists,
  ...settling,
  ...situations,
  ...bounds,
  ...continuingNowhere,
  ...crossedTargets,
  ...elicitation,
  ...answering,
  ...grants,
  ...continuing,
  ...carried,
  ...malformedFlow,
  ...injections,
  ...malformedInjections,
  ...messages,
  ...correlations,
  ...envelopes,
  ...shapes,
  ...legalShapes,
  ...dividing,
];
