import { checkRequest } from '@/lib/protocol';
import type { ScenarioCheck } from './check';

/** Contract: requests are always schema-valid, those of negative rows too. */
export const requestValid: ScenarioCheck = {
  id: 'request-valid',
  title: 'Every request is canonically valid.',
  run: ({ scenario, readings }) =>
    checkRequest(scenario.request, readings).map(({ pointer, message }) => ({ pointer, message })),
};
