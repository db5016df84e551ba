import { isJsonObject, type JsonArray, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { Mutant } from '../types';
import { client, overlookingEnvelope, overlookingShape, together } from './build';

const resultOf = (response: JsonValue): JsonValue | undefined =>
  isJsonObject(response) ? member(response, 'result') : undefined;

const listed = (response: JsonValue): JsonValue | undefined => {
  const result = resultOf(response);
  return result !== undefined && isJsonObject(result) ? member(result, 'effects') : undefined;
};

/** Reads the list of effects in a way of its own, and overlooks what the envelope's check has against that. */
const reading = (
  overlooked: (pointer: string, code: string) => boolean,
  effects: (response: JsonValue) => JsonArray,
) =>
  together(
    overlookingEnvelope(({ pointer, code }) => overlooked(pointer, code)),
    {
      rules: ({ effectsOf }) => ({
        effectsOf: (response) => (Array.isArray(listed(response)) ? effectsOf(response) : effects(response)),
      }),
    },
  );

/** Rewrites effects before they are looked at. */
const rewriting = (rewrite: (effect: JsonObject) => JsonValue) => ({
  rules: ({ effectsOf }: { readonly effectsOf: (response: JsonValue) => JsonArray }) => ({
    effectsOf: (response: JsonValue) =>
      effectsOf(response).map((effect) => (isJsonObject(effect) ? rewrite(effect) : effect)),
  }),
});

const without = (effect: JsonObject, kept: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(effect).filter(([key]) => kept(key)));

const memberFault =
  (type: string, name: string, ...codes: readonly string[]) =>
  (
    fault: { readonly code: string; readonly member?: string; readonly pointer: string },
    effect: { readonly type: string },
  ) =>
    effect.type === type &&
    codes.includes(fault.code) &&
    (fault.member === name || fault.pointer.endsWith(`/${name}`));

/** Envelope, ids and the shape of effects (rule 3). */
export const envelopeMutants: readonly Mutant[] = [
  client(
    'reply-id-unchecked',
    3,
    'H1',
    'never checks whom a response answers',
    "The response's id equals the request's id.",
    { rules: () => ({ sameId: () => true }) },
  ),
  client(
    'ids-compared-loosely',
    3,
    'H2',
    'takes "1" for 1 when it compares ids',
    'Ids are equal in JSON type too.',
    {
      rules: () => ({ sameId: (asked, answered) => String(asked) === String(answered) }),
    },
  ),
  client(
    'jsonrpc-unchecked',
    3,
    'H3',
    'never checks the JSON-RPC version',
    'jsonrpc is the text "2.0".',
    overlookingEnvelope(({ pointer, member: name }) => pointer === '/response/jsonrpc' || name === 'jsonrpc'),
  ),
  client(
    'protocol-version-unchecked',
    3,
    'H3',
    'never checks the protocol version',
    'protocolVersion is the text "draft".',
    overlookingEnvelope(
      ({ pointer, member: name }) =>
        pointer === '/response/result/protocolVersion' || name === 'protocolVersion',
    ),
  ),
  client(
    'single-effect-is-a-list',
    3,
    'H4',
    'takes a single effect for a list of one',
    'effects is a list.',
    reading(
      (pointer) => pointer === '/response/result/effects',
      (response) => {
        const effects = listed(response);
        return effects !== undefined && isJsonObject(effects) ? [effects] : [];
      },
    ),
  ),
  client(
    'null-effects-are-none',
    3,
    'H5',
    'reads effects: null as an empty list',
    'null is no list: refuse the response.',
    together(
      overlookingEnvelope(() => false),
      {
        rules: ({ checkEnvelope }) => ({
          checkEnvelope: (response, readings) =>
            checkEnvelope(response, readings).filter(
              ({ pointer }) => pointer !== '/response/result/effects' || listed(response) !== null,
            ),
        }),
      },
    ),
  ),
  client(
    'null-result-is-empty',
    3,
    'H6',
    'reads result: null as an empty answer',
    'A result is an object: refuse the response.',
    {
      rules: ({ checkEnvelope }) => ({
        checkEnvelope: (response, readings) =>
          resultOf(response) === null ? [] : checkEnvelope(response, readings),
      }),
    },
  ),
  client(
    'absent-effects-are-none',
    3,
    'H7',
    'reads absent effects as an empty list',
    'Up to revision r3 the list of effects is required.',
    overlookingEnvelope(({ code, member: name }) => code === 'missing-member' && name === 'effects'),
  ),
  client(
    'unknown-members-refused',
    3,
    'H8',
    'refuses an envelope with a member it does not know',
    'Envelopes are open: unknown members are ignored.',
    {
      rules: ({ checkEnvelope }) => ({
        checkEnvelope: (response, readings) => {
          const faults = checkEnvelope(response, readings);
          const known = ['jsonrpc', 'id', 'result', 'error'];
          const stray = isJsonObject(response)
            ? Object.keys(response).find((key) => !known.includes(key))
            : undefined;
          if (faults.length > 0 || stray === undefined) return faults;
          return [
            {
              about: 'response',
              phase: 'envelope',
              class: 'schema-invalid',
              rule: 3,
              pointer: '/response',
              effect: null,
              code: 'extra-member',
              member: stray,
              message: 'The envelope has a member too many.',
            },
          ];
        },
      }),
    },
  ),
  client(
    'unknown-effect-members-tolerated',
    3,
    'H9',
    'tolerates members that an effect does not have',
    'Effects are closed: an unknown member refuses the response.',
    overlookingShape(({ code }) => code === 'extra-member'),
  ),
  client(
    'result-beside-error-accepted',
    3,
    'H10',
    'accepts a reply that has both result and error',
    'A reply has exactly one of them.',
    {
      rules: ({ checkEnvelope }) => ({
        checkEnvelope: (response, readings) =>
          resultOf(response) === undefined || !isJsonObject(response)
            ? checkEnvelope(response, readings)
            : checkEnvelope(
                without(response, (key) => key !== 'error'),
                readings,
              ),
      }),
    },
  ),
  client(
    'error-is-an-empty-answer',
    3,
    '',
    'reads an error reply as an empty answer',
    'An error is a rejection of the response.',
    {
      rules: ({ checkEnvelope }) => ({
        checkEnvelope: (response, readings) =>
          isJsonObject(response) &&
          member(response, 'error') !== undefined &&
          member(response, 'result') === undefined
            ? []
            : checkEnvelope(response, readings),
      }),
    },
  ),
  client(
    'deny-without-reason-accepted',
    3,
    'H13',
    'accepts a deny without a reason',
    'A deny states a reason.',
    overlookingShape(memberFault('deny', 'reason', 'missing-member')),
  ),
  client(
    'empty-deny-reason-accepted',
    3,
    'H13',
    'accepts a deny whose reason is empty',
    'A reason is not empty.',
    overlookingShape(memberFault('deny', 'reason', 'wrong-value')),
  ),
  client(
    'stop-without-reason-accepted',
    3,
    'H13',
    'accepts a stop without a reason',
    'A stop states a reason.',
    overlookingShape(memberFault('flow', 'reason', 'missing-member')),
  ),
  client(
    'empty-stop-reason-accepted',
    3,
    'H13',
    'accepts a stop whose reason is empty',
    'A reason is not empty.',
    overlookingShape(memberFault('flow', 'reason', 'wrong-value')),
  ),
  client(
    'deny-code-unchecked',
    3,
    'H14',
    'accepts any text as the code of a deny',
    'A code is a dotted name.',
    overlookingShape(memberFault('deny', 'code', 'wrong-value', 'wrong-type')),
  ),
  client(
    'extensions-on-any-effect',
    3,
    'H15',
    'accepts extensions on any effect',
    'Only a deny may carry extensions.',
    overlookingShape(
      (fault, effect) =>
        effect.type !== 'deny' && fault.code === 'extra-member' && fault.pointer.endsWith('/extensions'),
    ),
  ),
  client(
    'message-text-coerced',
    3,
    '',
    'makes a text of whatever a message holds',
    'The text of a message is a string.',
    rewriting((effect) =>
      effect.type === 'message' && effect.text !== undefined && typeof effect.text !== 'string'
        ? { ...effect, text: String(effect.text) }
        : effect,
    ),
  ),
  client(
    'missing-return-is-null',
    3,
    'A14',
    'takes a return without a value for null',
    'A return has a value, which may be null.',
    rewriting((effect) =>
      effect.type === 'return' && member(effect, 'value') === undefined ? { ...effect, value: null } : effect,
    ),
  ),
  client(
    'missing-operation-merges',
    3,
    '',
    'merges where a modify names no operation',
    'A modify names its operation.',
    rewriting((effect) =>
      effect.type === 'modify' && member(effect, 'operation') === undefined
        ? { ...effect, operation: 'merge' }
        : effect,
    ),
  ),
  client(
    'missing-operation-replaces',
    3,
    '',
    'replaces where a modify names no operation',
    'A modify names its operation.',
    rewriting((effect) =>
      effect.type === 'modify' && member(effect, 'operation') === undefined
        ? { ...effect, operation: 'replace' }
        : effect,
    ),
  ),
  client(
    'unknown-operation-merges',
    3,
    '',
    'merges at an operation it does not know',
    'An unknown operation refuses the response.',
    rewriting((effect) =>
      effect.type === 'modify' && typeof effect.operation === 'string' && effect.operation !== 'replace'
        ? { ...effect, operation: 'merge' }
        : effect,
    ),
  ),
  client(
    'missing-delivery-is-now',
    8,
    'G9',
    'delivers now where an injection names no delivery',
    'An injection names its delivery.',
    rewriting((effect) =>
      effect.type === 'inject' && member(effect, 'deliverAt') === undefined
        ? { ...effect, deliverAt: 'now' }
        : effect,
    ),
  ),
];
