import { isJsonObject, type JsonValue, stringifyJson } from '@/lib/json';
import type { Effect } from '@/lib/protocol';
import type { Mutant } from '../types';
import { client, keepingEffects, moving, payloadChanged, setting, skipping } from './build';
import { looseEqual } from './loose-equal';

const falsy = (value: JsonValue): boolean => value === null || value === false || value === 0 || value === '';
const supplies = (effect: Effect): boolean => effect.type === 'return';
const rewrites = (effect: Effect): boolean => effect.type === 'modify';

/** What is bound to the payload, and when it stops counting (rule 5). */
export const bindingMutants: readonly Mutant[] = [
  client(
    'keeps-candidate-of-changed-input',
    5,
    'A1',
    'keeps the prior candidate although the input changed',
    'Drop the incoming candidate when the staged input is not deeply equal to the incoming one.',
    { rules: () => ({ candidateOfChangedPayload: (candidate) => candidate }) },
  ),
  client(
    'keeps-allow-of-changed-input',
    5,
    'A2',
    'keeps an earlier allow although the input changed',
    'An allow was given for the old input: turn it into none when the staged input differs.',
    { rules: () => ({ permissionOfChangedPayload: (permission) => permission }) },
  ),
  client(
    'never-invalidates',
    5,
    'A1 A2',
    'never lets go of what was bound to the old input',
    'After staging, compare the input with the incoming one and drop candidate and allow where it changed.',
    skipping('invalidate'),
  ),
  client(
    'every-modify-invalidates',
    5,
    'A3',
    'drops candidate and allow at any modify, even one that changes nothing',
    'Compare the final staged input with the incoming one; equal input keeps what was bound to it.',
    { rules: () => ({ samePayload: () => false }) },
  ),
  client(
    'every-modify-drops-the-candidate',
    5,
    'A3',
    'drops the candidate at any modify, even one that changes nothing',
    'Compare before dropping: deeply equal input preserves the candidate.',
    setting('bind', ({ effects, pending }) =>
      effects.some(rewrites) ? { candidate: null } : { candidate: pending.candidate },
    ),
  ),
  client(
    'intermediate-change-invalidates',
    5,
    'A3',
    'counts a change that a later modify undoes',
    'Only the final staged input is compared with the incoming one.',
    setting('bind', ({ effects, pending, snapshot, rules }) => {
      let current = snapshot.payload;
      let changed = false;
      for (const effect of effects) {
        if (effect.type !== 'modify') continue;
        const { value, operation } = effect;
        const next =
          operation === 'merge' && isJsonObject(value)
            ? rules.mergeObject(current !== undefined && isJsonObject(current) ? current : {}, value)
            : rules.replacePayload(current, value);
        changed ||= !rules.samePayload(current, next);
        current = next;
      }
      if (!changed) return {};
      return { candidate: null, permission: rules.permissionOfChangedPayload(pending.permission) };
    }),
  ),
  client(
    'compares-input-as-text',
    5,
    'A4',
    'compares the input as text, so that reordered keys count as a change',
    'Compare deeply; the order of keys is irrelevant.',
    {
      rules: () => ({
        samePayload: (before, after) =>
          before === undefined || after === undefined
            ? before === after
            : stringifyJson(before) === stringifyJson(after),
      }),
    },
  ),
  client(
    'compares-only-top-level-keys',
    5,
    '',
    'compares only which top-level keys the input has',
    'Compare the values too, at every depth.',
    {
      rules: ({ samePayload }) => ({
        samePayload: (before, after) =>
          before !== undefined && after !== undefined && isJsonObject(before) && isJsonObject(after)
            ? Object.keys(before).toSorted().join('\n') === Object.keys(after).toSorted().join('\n')
            : samePayload(before, after),
      }),
    },
  ),
  client(
    'true-equals-one',
    5,
    'A6',
    'takes true for 1 and false for 0 when it compares the input',
    'Compare by JSON type too: a boolean never equals a number.',
    {
      rules: () => ({
        samePayload: (before, after) =>
          before === undefined || after === undefined
            ? before === after
            : looseEqual(before, after, (value) => (typeof value === 'boolean' ? Number(value) : value)),
      }),
    },
  ),
  client(
    'compares-rounded-integers',
    5,
    'A7',
    'compares integers past 2^53 as doubles, so that a change is missed',
    'Keep large integers exact in the comparison.',
    {
      rules: () => ({
        samePayload: (before, after) =>
          before === undefined || after === undefined
            ? before === after
            : looseEqual(before, after, (value) => (typeof value === 'bigint' ? Number(value) : value)),
      }),
    },
  ),
  client(
    'rewrite-clears-ask',
    5,
    'A8',
    'lets a rewrite clear a pending ask',
    'Only an allow is bound to the input; ask and deny stay whatever the input.',
    {
      rules: ({ permissionOfChangedPayload }) => ({
        permissionOfChangedPayload: (permission) =>
          permission === 'ask' ? 'none' : permissionOfChangedPayload(permission),
      }),
    },
  ),
  client(
    'rewrite-clears-deny',
    5,
    'A9',
    'lets a rewrite clear an incoming deny',
    'An incoming deny is sticky: it stays whatever the input.',
    {
      rules: ({ permissionOfChangedPayload }) => ({
        permissionOfChangedPayload: (permission) =>
          permission === 'deny' ? 'none' : permissionOfChangedPayload(permission),
      }),
    },
  ),
  client(
    'rewrite-clears-any-permission',
    5,
    'A8 A9',
    'resets the permission at any changed input',
    'Only an allow is bound to the input; ask and deny stay.',
    { rules: () => ({ permissionOfChangedPayload: () => 'none' }) },
  ),
  client(
    'drops-return-before-modify',
    5,
    'A10',
    'drops a return that stands before a changing modify',
    'Stage every modify first and bind returns afterwards, wherever they stand.',
    keepingEffects('bind', (effect, index, context) => {
      if (!supplies(effect) || !payloadChanged(context)) return true;
      return index > context.effects.findLastIndex(rewrites);
    }),
  ),
  client(
    'binds-returns-before-staging',
    5,
    'A10',
    'binds a return to the input as it came, so that a modify of the same response drops it',
    'Bind a return to the final staged input.',
    moving('bind', 'stage'),
  ),
  client(
    'first-return-wins',
    5,
    'A11',
    'keeps the first of several returns',
    'The last return of a response wins.',
    keepingEffects(
      'bind',
      (effect, index, { effects }) => !supplies(effect) || effects.findIndex(supplies) === index,
    ),
  ),
  client(
    'held-candidate-wins',
    5,
    'A12',
    'keeps the old candidate and ignores a new return',
    'A return replaces whatever candidate was held.',
    { rules: () => ({ bindReturn: (held, value) => held ?? { value } }) },
  ),
  client(
    'keeps-old-provenance',
    5,
    'A13',
    'leaves the provenance of the replaced candidate on the new one',
    'Build the new candidate from the returned value alone.',
    { rules: () => ({ bindReturn: (held, value) => ({ ...held, value }) }) },
  ),
  client(
    'ignores-false-like-returns',
    5,
    'A14',
    'takes a returned null, false, 0 or empty string for no return',
    'Test whether a return effect is there, never whether its value is truthy.',
    keepingEffects('bind', (effect) => effect.type !== 'return' || !falsy(effect.value)),
  ),
  client(
    'ignores-null-returns',
    5,
    'A14',
    'takes a returned null for no return',
    'Null is a value: tell "no candidate" from "a candidate that holds null".',
    keepingEffects('bind', (effect) => effect.type !== 'return' || effect.value !== null),
  ),
  client(
    'held-null-is-no-candidate',
    1,
    'A15',
    'reads an incoming candidate that holds null as none',
    'Only a candidate that is null itself means none.',
    {
      rules: ({ startCandidate }) => ({
        startCandidate: (state) => {
          const candidate = startCandidate(state);
          return candidate?.value === null ? null : candidate;
        },
      }),
    },
  ),
  client(
    'held-false-like-is-no-candidate',
    1,
    'A14 A15',
    'reads an incoming candidate with a false-like value as none',
    'Test for the candidate, never for the truth of its value.',
    {
      rules: ({ startCandidate }) => ({
        startCandidate: (state) => {
          const candidate = startCandidate(state);
          return candidate !== null && falsy(candidate.value) ? null : candidate;
        },
      }),
    },
  ),
  client(
    'empty-response-drops-candidate',
    5,
    'A16',
    'loses the candidate at an empty response',
    'An empty list of effects changes nothing: keep candidate and permission.',
    setting('settle', ({ effects }) => (effects.length === 0 ? { candidate: null } : {})),
  ),
  client(
    'ask-drops-candidate',
    5,
    'A17',
    'erases the candidate from the state when an ask is pending',
    'An ask keeps the candidate, unusable; only deny and stop clear it.',
    {
      rules: ({ dropsCandidate }) => ({
        dropsCandidate: (pending) => pending.permission === 'ask' || dropsCandidate(pending),
      }),
    },
  ),
  client(
    'shows-result-under-ask',
    9,
    'A18',
    'shows the candidate as the result while an ask is pending',
    'A result is shown only under allow and without stop.',
    {
      rules: () => ({
        showsResult: ({ candidate, flow }, decision) =>
          candidate !== null && decision !== 'deny' && flow !== 'stop',
      }),
    },
  ),
  client(
    'shows-result-under-deny',
    5,
    'A18',
    'shows a supplied result although the operation is denied',
    'A denial discards the candidate; show no result under deny.',
    {
      rules: () => ({
        dropsCandidate: ({ flow }) => flow === 'stop',
        showsResult: ({ candidate, flow }, decision) =>
          candidate !== null && decision !== 'ask' && flow !== 'stop',
      }),
    },
  ),
  client(
    'shows-result-under-stop',
    7,
    'A18',
    'shows a supplied result although the flow is stopped',
    'A stop discards the candidate; show no result under stop.',
    {
      rules: () => ({
        dropsCandidate: ({ permission }) => permission === 'deny',
        showsResult: ({ candidate }, decision) => candidate !== null && decision === 'allow',
      }),
    },
  ),
  client(
    'deny-keeps-candidate',
    5,
    '',
    'leaves the candidate in the state after a denial',
    'Clear the candidate when the permission settles at deny.',
    { rules: () => ({ dropsCandidate: ({ flow }) => flow === 'stop' }) },
  ),
  client(
    'stop-keeps-candidate',
    7,
    '',
    'leaves the candidate in the state after a stop',
    'Clear the candidate when the flow settles at stop.',
    { rules: () => ({ dropsCandidate: ({ permission }) => permission === 'deny' }) },
  ),
  client(
    'return-counts-as-allow',
    5,
    'A19',
    'takes a return for a permission',
    'A return alone is no permission: leave it at none.',
    setting('messages', ({ effects, pending }) =>
      pending.permission === 'none' && effects.some(supplies) ? { permission: 'allow' } : {},
    ),
  ),
  client(
    'return-settles-ask',
    5,
    'A20',
    'lets a return settle a pending ask',
    'A return cannot bypass an ask, incoming or of the same response.',
    setting('messages', ({ effects, pending }) =>
      pending.permission === 'ask' && effects.some(supplies) ? { permission: 'allow' } : {},
    ),
  ),
  client(
    'runs-tool-beside-result',
    9,
    'A21',
    'returns the supplied value and runs the original tool as well',
    'The original tool runs only where no applicable candidate is held.',
    {
      rules: () => ({
        executes: ({ flow }, decision, boundary) =>
          boundary.executesTool && decision === 'allow' && flow !== 'stop',
      }),
    },
  ),
  client(
    'message-drops-candidate',
    5,
    'A22',
    'loses the candidate when a message stands beside it',
    'Only a changed input, a new return, a deny or a stop touches the candidate.',
    setting('bind', ({ effects }) =>
      effects.some(({ type }) => type === 'message') ? { candidate: null } : {},
    ),
  ),
  client(
    'any-effect-drops-candidate',
    5,
    'A22',
    'loses the candidate at any effect that is not a return',
    'Only a changed input, a new return, a deny or a stop touches the candidate.',
    setting('bind', ({ effects }) => (effects.length > 0 ? { candidate: null } : {})),
  ),
  client(
    'allow-beside-modify-is-stale',
    5,
    'A23',
    'drops an allow that stands beside a changing modify in the same response',
    'Only the incoming allow dies; an allow of this response counts for the new input.',
    keepingEffects(
      'permission',
      (effect, _index, context) => effect.type !== 'allow' || !payloadChanged(context),
    ),
  ),
];
