import type { Mutant } from '../types';
import { client } from './build';

/** What the request advertises (rules 3 and 8). */
export const capabilityMutants: readonly Mutant[] = [
  client(
    'advertised-effects-unchecked',
    3,
    'E1',
    'never consults the advertised list of effects',
    'Refuse an effect whose type is not in capabilities.effects.',
    {
      rules: () => ({ grantsEffect: () => true }),
    },
  ),
  client(
    'capabilities-unchecked',
    3,
    'E1',
    'never consults the capabilities',
    'Check type, target, operation, flow and delivery of every effect against the capabilities.',
    {
      rules: () => ({
        grantsEffect: () => true,
        grantsTarget: (_capabilities, target, boundary) => boundary.target === target,
        grantsOperation: () => true,
        grantsFlow: () => true,
        grantsDelivery: () => true,
        grantsMode: () => true,
      }),
    },
  ),
  client(
    'operations-unchecked',
    3,
    'E2',
    'ignores which modify operations are advertised',
    'replace and merge are granted one by one.',
    {
      rules: () => ({ grantsOperation: () => true }),
    },
  ),
  client(
    'merge-always-granted',
    3,
    'E2',
    'ignores merge: false',
    'Refuse a merge where only replace is advertised.',
    {
      rules: ({ grantsOperation }) => ({
        grantsOperation: (capabilities, target, operation) =>
          operation === 'merge' || grantsOperation(capabilities, target, operation),
      }),
    },
  ),
  client(
    'replace-always-granted',
    3,
    'E2',
    'ignores replace: false',
    'Refuse a replace where only merge is advertised.',
    {
      rules: ({ grantsOperation }) => ({
        grantsOperation: (capabilities, target, operation) =>
          operation === 'replace' || grantsOperation(capabilities, target, operation),
      }),
    },
  ),
  client(
    'operations-need-both',
    3,
    '',
    'accepts an operation only where both are advertised',
    'Each operation stands on its own grant.',
    {
      rules: ({ grantsOperation }) => ({
        grantsOperation: (capabilities, target) =>
          grantsOperation(capabilities, target, 'merge') && grantsOperation(capabilities, target, 'replace'),
      }),
    },
  ),
  client(
    'targets-unchecked',
    3,
    'E15 D8',
    'accepts a modify of a target that is not this boundary’s',
    'The target must be the one of the event, and advertised.',
    {
      rules: () => ({ grantsTarget: () => true, grantsOperation: () => true }),
    },
  ),
  client(
    'flow-operations-unchecked',
    3,
    'E3',
    'ignores which flow operations are advertised',
    'stop and continue are granted one by one.',
    {
      rules: () => ({ grantsFlow: () => true }),
    },
  ),
  client(
    'stop-always-granted',
    3,
    'E3',
    'accepts a stop that was not advertised',
    'stop and continue are granted one by one.',
    {
      rules: ({ grantsFlow }) => ({
        grantsFlow: (capabilities, operation) => operation === 'stop' || grantsFlow(capabilities, operation),
      }),
    },
  ),
  client(
    'deliveries-unchecked',
    8,
    'E4',
    'ignores which deliveries are advertised',
    'An inject needs its exact deliverAt advertised.',
    {
      rules: () => ({ grantsDelivery: () => true }),
    },
  ),
  client(
    'now-grants-next-turn',
    8,
    'E4',
    'takes a grant of now for one of next_turn',
    'An inject needs its exact deliverAt advertised.',
    {
      rules: ({ grantsDelivery }) => ({
        grantsDelivery: (capabilities, deliverAt) =>
          grantsDelivery(capabilities, deliverAt) || grantsDelivery(capabilities, 'now'),
      }),
    },
  ),
  client(
    'elicitation-modes-unchecked',
    3,
    'E12',
    'answers an elicitation whose mode was not granted',
    'Returning, denying and modifying need the mode of this very event granted.',
    {
      rules: () => ({ grantsMode: () => true }),
    },
  ),
  client(
    'empty-elicitation-grants-form',
    3,
    'E11',
    'reads an empty elicitation block as a grant of form',
    'An empty block grants no mode.',
    {
      rules: ({ grantsMode }) => ({
        grantsMode: (capabilities, mode) =>
          grantsMode(capabilities, mode) ||
          (mode === 'form' &&
            capabilities.elicitation !== undefined &&
            Object.keys(capabilities.elicitation).length === 0),
      }),
    },
  ),
  client(
    'return-beside-deny-accepted',
    3,
    'K1',
    'accepts a return beside a deny at an elicitation',
    'An elicitation is answered or declined; a response that does both is refused whole.',
    {
      rules: () => ({ excludesDeny: () => false }),
    },
  ),
  client(
    'returns-unchecked',
    3,
    'K3',
    'accepts any value as the answer of a typed boundary',
    'Check a returned value against what its boundary can hold.',
    {
      rules: () => ({ checkReturn: () => [] }),
    },
  ),
];
