import type { Actual, Rules } from '@/lib/evaluate';
import { isJsonObject, type JsonObject, member } from '@/lib/json';
import type { Mutant } from '../types';
import { client, together } from './build';

/** An outcome with members laid over it. */
const adding = (extra: (outcome: Actual) => JsonObject) => ({
  rules: ({ outcomeOf }: Rules) => ({
    outcomeOf: (settled: Parameters<Rules['outcomeOf']>[0]) => {
      const outcome = outcomeOf(settled);
      return { ...extra(outcome), ...outcome };
    },
  }),
});

const emitting = (change: (state: JsonObject, settled: Parameters<Rules['emitState']>[0]) => JsonObject) => ({
  rules: ({ emitState }: Rules) => ({
    emitState: (settled: Parameters<Rules['emitState']>[0]) => change(emitState(settled), settled),
  }),
});

const dropping = (state: JsonObject, drops: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !drops(key)));

const known = ['permission', 'candidate', 'flow', 'instructions', 'injections'];
const isEmptyList = (state: JsonObject, key: string): boolean => {
  const value = member(state, key);
  return Array.isArray(value) && value.length === 0;
};

/** The outcome that is reported (rule 9) and the state that is handed on. */
export const outcomeMutants: readonly Mutant[] = [
  client(
    'null-result-always',
    9,
    'M1',
    'reports result: null where there is no result',
    'A result that does not exist is left out; null is a result.',
    adding(() => ({ result: null })),
  ),
  client(
    'flow-none-always',
    9,
    'M1',
    'reports flow: "none" where no flow was resolved',
    'flow is reported only as stop or continue.',
    adding(() => ({ flow: 'none' })),
  ),
  client(
    'empty-injections-always',
    9,
    'M1',
    'reports an empty list of injections on every row',
    'injections is reported only when some are held.',
    adding(() => ({ injections: [] })),
  ),
  client(
    'rejected-false-always',
    9,
    'M1',
    'reports rejected: false on every accepted row',
    'rejected stands only in a rejection.',
    adding(() => ({ rejected: false })),
  ),
  client(
    'everything-reads-as-executed',
    9,
    '',
    'reports executed for every accepted hook',
    'executed says whether the original tool was selected to run, never whether the hook returned.',
    { rules: () => ({ executes: () => true }) },
  ),
  client(
    'nothing-reads-as-executed',
    9,
    '',
    'reports no execution at all',
    'The original tool runs under allow, without stop and without a candidate.',
    { rules: () => ({ executes: () => false }) },
  ),
  client('executes-under-ask', 9, '', 'runs the tool while an ask is pending', 'An ask remains unexecuted.', {
    rules: ({ executes }) => ({
      executes: (pending, decision, boundary) =>
        executes(pending, decision === 'ask' ? 'allow' : decision, boundary),
    }),
  }),
  client(
    'executes-under-deny',
    9,
    '',
    'runs the tool although it is denied',
    'The tool runs only under allow.',
    {
      rules: ({ executes }) => ({
        executes: (pending, decision, boundary) =>
          executes(pending, decision === 'deny' ? 'allow' : decision, boundary),
      }),
    },
  ),
  client(
    'executes-only-when-allowed-explicitly',
    2,
    '',
    'runs the tool only after an explicit allow',
    'Permission none resolves to allow at this host, and the tool runs.',
    {
      rules: ({ executes }) => ({
        executes: (pending, decision, boundary) =>
          pending.permission === 'allow' && executes(pending, decision, boundary),
      }),
    },
  ),
  client(
    'result-hidden',
    9,
    '',
    'never shows a supplied result',
    'Under allow and without stop the candidate is the result.',
    { rules: () => ({ showsResult: () => false }) },
  ),
  client(
    'rejects-everything',
    3,
    '',
    'rejects every response',
    'Accept a response whose envelope, effects and capabilities are all valid.',
    {
      rules: () => ({
        sameId: () => false,
      }),
    },
  ),
  client(
    'neutral-fields-in-state',
    1,
    'I3',
    'adds empty flow, instructions and injections to the state it hands on',
    'Optional members appear only where they were present or are needed.',
    emitting((state) => ({ flow: 'none', instructions: [], injections: [], ...state })),
  ),
  client(
    'empty-fields-dropped-from-state',
    1,
    'I4',
    'drops explicit empty members from the state it hands on',
    'What came in explicitly stays, even when it is empty.',
    emitting((state) =>
      dropping(state, (key) => isEmptyList(state, key) || (key === 'flow' && state[key] === 'none')),
    ),
  ),
  client(
    'unknown-state-members-dropped',
    1,
    'I5',
    'drops members of the state that it does not know',
    'The state is open: unknown members are kept.',
    emitting((state) => dropping(state, (key) => !known.includes(key))),
  ),
  client(
    'state-carries-decision',
    2,
    '',
    'hands on the decision in place of the permission',
    'none resolves to allow for the outcome only; the state keeps none.',
    emitting((state, { pending, rules }) => ({ ...state, permission: rules.decide(pending.permission) })),
  ),
  client(
    'state-is-the-incoming-one',
    1,
    'B8',
    'hands on the state as it came in',
    'The next interceptor receives what was accepted.',
    emitting(
      (state, { incoming }) =>
        incoming ?? {
          ...dropping(state, (key) => key !== 'permission' && key !== 'candidate'),
          permission: 'none',
          candidate: null,
        },
    ),
  ),
  client(
    'state-loses-provenance',
    1,
    'A13',
    'drops the provenance of a candidate that stays',
    'A candidate that is preserved keeps its provenance.',
    emitting((state) => {
      const candidate = member(state, 'candidate');
      return candidate !== undefined && isJsonObject(candidate)
        ? { ...state, candidate: dropping(candidate, (key) => key === 'provenance') }
        : state;
    }),
  ),
  client(
    'shows-candidate-always',
    9,
    'A18',
    'shows any candidate as the result, whatever was decided',
    'A result is shown only under allow and without stop.',
    together(
      { rules: () => ({ dropsCandidate: () => false }) },
      { rules: () => ({ showsResult: ({ candidate }) => candidate !== null }) },
    ),
  ),
];
