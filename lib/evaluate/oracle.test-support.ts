import type { JsonObject, JsonValue } from '@/lib/json';
import type { FlowState, Permission, Readings } from '@/lib/protocol';
import { canContinue, isLegalRequest } from './oracle-request.test-support';
import {
  get,
  has,
  isEffect,
  isExtensions,
  isFilled,
  isInteger,
  isList,
  isNumeric,
  isObject,
  type Maybe,
  optional,
  same,
  textOf,
} from './oracle-shapes.test-support';
import type { Slip } from './oracle-slips.test-support';
import { type Fault, fault, isType, type Parts, payloadOf, staged } from './oracle-staging.test-support';
import type { Actual } from './types';

// A second evaluator: the contract read from top to bottom and written down as it stands, without phases,
// tables or sharing. It exists to disagree with the engine where one of the two has misread a sentence.

export interface OracleRow {
  readonly request: JsonValue;
  readonly response: JsonValue;
}

export type OracleVerdict =
  | {
      readonly outcome: 'accepted';
      readonly actual: Actual;
      readonly state: JsonObject;
      readonly payload: Maybe;
    }
  | (Fault & {
      readonly outcome: 'rejected';
      readonly actual: { readonly rejected: true };
      readonly state: JsonObject;
      readonly payload: Maybe;
    })
  | {
      readonly outcome: 'invalid-request';
      readonly actual: null;
      readonly state: null;
      readonly payload: undefined;
    };

/** facts 1: a response's id is null or of a request id's kind; whether it is the right one is asked later. */
const isResponseId = (id: Maybe): boolean => id === null || isFilled(id) || isInteger(id);

/** The envelope of a success response; an error, alone or beside a result, is none. */
function isEnvelope(response: JsonValue, revision: Readings['revision'], slip: Slip | null): boolean {
  const result = get(response, 'result');
  if (slip === 'null-result-accepted' && result === null) return true;
  return (
    (slip === 'any-jsonrpc' || get(response, 'jsonrpc') === '2.0') &&
    isResponseId(get(response, 'id')) &&
    !has(response, 'error') &&
    isObject(result) &&
    (slip === 'any-protocol-version' || get(result, 'protocolVersion') === 'draft') &&
    !has(result, 'manifest') &&
    optional(result, 'extensions', isExtensions) &&
    (has(result, 'effects')
      ? isList(get(result, 'effects')) || (slip === 'one-effect-accepted' && isObject(get(result, 'effects')))
      : revision === 'r4')
  );
}

/** Rules 3, 7 and 8: was this effect, down to its operation, target and delivery, advertised? */
function isAdvertised(effect: JsonValue, { type, event, caps, slip }: Parts): boolean {
  if (slip === 'nothing-looked-up') return true;
  const lists = (at: Maybe, word: Maybe): boolean => isList(at) && word !== undefined && at.includes(word);
  const name = get(effect, 'type');
  if (!lists(get(caps, 'effects'), name)) return false;
  if (name === 'modify' && slip !== 'any-operation') {
    const grant = get(get(caps, 'modify'), textOf(get(effect, 'target')));
    if (get(grant, textOf(get(effect, 'operation'))) !== true) return false;
  }
  if (
    name === 'flow' &&
    slip !== 'any-flow' &&
    !lists(get(get(caps, 'flow'), 'operations'), get(effect, 'operation'))
  )
    return false;
  if (name === 'inject') {
    const context = get(get(caps, 'inject'), 'context');
    const granted = slip === 'any-delivery' || lists(get(context, 'deliverAt'), get(effect, 'deliverAt'));
    if (get(context, 'append') !== true || !granted) return false;
  }
  const asksForMode =
    (type === 'user.elicitation.request' && (name === 'return' || name === 'deny')) ||
    (type === 'user.elicitation.result' && name === 'modify');
  return !asksForMode || has(get(caps, 'elicitation'), textOf(get(get(event, 'elicitation'), 'mode')));
}

const isContinue = (effect: JsonValue): boolean =>
  get(effect, 'type') === 'flow' && get(effect, 'operation') === 'continue';

/** Has the chain already paid for the one continuation that it may end in? */
const isPaid = (priorFlow: Maybe, readings: Readings): boolean =>
  priorFlow === 'continue' && readings['chained-continue'] === 'already-paid';

function mayContinue(caps: Maybe, priorFlow: Maybe, readings: Readings): boolean {
  const counter = (key: string): number | bigint | undefined => {
    const value = get(get(caps, 'flow'), key);
    return isNumeric(value) ? value : undefined;
  };
  const max = counter('maxContinuations');
  if (max !== undefined && (counter('continuationCount') ?? 0) >= max) return false;
  return isPaid(priorFlow, readings) || (counter('remainingContinuations') ?? 0) > 0;
}

/** Rule 5: deny wins over ask, ask over allow; only a prior allow is bound to the payload it was given for. */
function composed(
  prior: Maybe,
  changed: boolean,
  effects: readonly JsonValue[],
  slip: Slip | null,
): Permission {
  const asked = effects.filter(
    (effect) => isType('deny')(effect) || isType('ask')(effect) || isType('allow')(effect),
  );
  if (slip === 'last-permission' && asked.length > 0) return permissionOf(asked.at(-1));
  if (slip === 'first-permission' && asked.length > 0) return permissionOf(asked[0]);
  if (slip === 'ask-over-deny' && (prior === 'ask' || asked.some(isType('ask')))) return 'ask';
  if (slip === 'allow-ends-ask' && prior === 'ask' && asked.some(isType('allow'))) return 'allow';
  const held = slip === 'permission-starts-anew' && effects.length === 0 ? 'none' : prior;
  if (held === 'deny' || effects.some(isType('deny'))) return 'deny';
  if (held === 'ask' || effects.some(isType('ask'))) return 'ask';
  if ((held === 'allow' && !changed) || effects.some(isType('allow'))) return 'allow';
  return 'none';
}

function permissionOf(effect: Maybe): Permission {
  const type = get(effect, 'type');
  return type === 'deny' || type === 'ask' || type === 'allow' ? type : 'none';
}

/** Rule 7: stop wins over continue, wherever either came from. */
function resolved(prior: Maybe, effects: readonly JsonValue[], slip: Slip | null): FlowState {
  if (slip === 'last-flow') {
    const last = get(effects.findLast(isType('flow')), 'operation');
    if (last === 'stop' || last === 'continue') return last;
  }
  if (slip === 'stop-forgotten' && prior === 'stop' && !effects.some(isType('flow'))) return 'none';
  const stops = effects.some((effect) => isType('flow')(effect) && get(effect, 'operation') === 'stop');
  if (prior === 'stop' || stops) return 'stop';
  return prior === 'continue' || effects.some(isContinue) ? 'continue' : 'none';
}

const texts = (values: readonly Maybe[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');

export function oracle(
  { request, response }: OracleRow,
  readings: Readings,
  slip: Slip | null = null,
): OracleVerdict {
  if (!isLegalRequest(request, readings.revision)) {
    return { outcome: 'invalid-request', actual: null, state: null, payload: undefined };
  }
  const params = get(request, 'params');
  const event = get(params, 'event');
  const type = textOf(get(event, 'type'));
  const caps = get(params, 'capabilities');
  const given = get(params, 'state');
  const state: JsonObject = isObject(given) ? given : { permission: 'none', candidate: null };
  const original = payloadOf(event, type);
  const priorFlow = get(state, 'flow');
  const reject = (why: Fault): OracleVerdict => ({
    outcome: 'rejected',
    ...why,
    actual: { rejected: true },
    state,
    payload: original,
  });

  // Rule 3: everything is looked at before anything is committed.
  if (!isEnvelope(response, readings.revision, slip))
    return reject(fault('envelope', 'schema-invalid', null));
  if (slip !== 'any-id' && get(response, 'id') !== get(request, 'id'))
    return reject(fault('correlation', 'correlation-invalid', null));
  const list = get(get(response, 'result'), 'effects');
  const wrapped = slip === 'one-effect-accepted' && isObject(list) ? [list] : [];
  const sent = isList(list) ? list : wrapped;
  const effects =
    slip === 'bad-effects-skipped'
      ? sent.filter(
          (effect) =>
            isEffect(effect, type, readings.revision) &&
            isAdvertised(effect, { type, event, caps, effects: sent, readings, slip }),
        )
      : sent;
  const parts: Parts = { type, event, caps, effects, readings, slip };
  const malformed = effects.findIndex((effect) => !isEffect(effect, type, readings.revision));
  if (malformed >= 0) return reject(fault('shape', 'schema-invalid', malformed));
  const unadvertised = effects.findIndex((effect) => !isAdvertised(effect, parts));
  if (unadvertised >= 0) return reject(fault('capability', 'capability-invalid', unadvertised));
  const exhausted = effects.findIndex(
    (effect) =>
      slip !== 'continues-without-end' && isContinue(effect) && !mayContinue(caps, priorFlow, readings),
  );
  if (exhausted >= 0) return reject(fault('allowance', 'application-invalid', exhausted));
  const { payload, fault: stagingFault } = staged(parts, original);
  if (stagingFault) return reject(stagingFault);

  // Rules 5 to 8.
  const changed = slip === 'any-modify-changes' ? effects.some(isType('modify')) : !same(original, payload);
  const permission = composed(get(state, 'permission'), changed, effects, slip);
  const flow = resolved(priorFlow, effects, slip);
  const bound = effects.findLast(isType('return'));
  const incomingCandidate = get(state, 'candidate') ?? null;
  const keeps = !changed || slip === 'candidate-outlives-change';
  const held = keeps && !(slip === 'candidate-lost' && effects.length === 0) ? incomingCandidate : null;
  const falsy = slip === 'falsy-is-nothing' && !get(bound, 'value');
  const offered: JsonValue =
    bound === undefined || falsy || (slip === 'candidate-stays' && held !== null)
      ? held
      : { value: get(bound, 'value') ?? null };
  const candidate = permission === 'deny' || flow === 'stop' ? null : offered;
  const spoken = texts(effects.filter(isType('message')).map((effect) => get(effect, 'text')));
  const messages =
    slip === 'messages-backwards'
      ? spoken.toReversed()
      : slip === 'reasons-shown'
        ? texts(effects.map((effect) => get(effect, isType('deny')(effect) ? 'reason' : 'text')))
        : spoken;
  const prior = (key: string): readonly JsonValue[] => {
    const value = get(state, key);
    return isList(value) ? value : [];
  };
  const said = texts(effects.filter(isContinue).map((effect) => get(effect, 'instruction')));
  const instructions = texts([
    ...prior('instructions'),
    ...(slip === 'one-instruction' ? said.slice(-1) : said),
  ]);
  const injected = effects.filter(isType('inject'));
  const kept = slip === 'one-injection' ? injected.slice(-1) : injected;
  const injections = [
    ...prior('injections'),
    ...(slip === 'only-now' ? kept.filter((effect) => get(effect, 'deliverAt') === 'now') : kept),
  ];
  const emitted: JsonObject = {
    ...state,
    permission,
    candidate,
    ...(has(state, 'flow') || flow !== 'none' ? { flow } : {}),
    ...(has(state, 'instructions') || instructions.length > 0 ? { instructions } : {}),
    ...(has(state, 'injections') || injections.length > 0 ? { injections } : {}),
  };

  // Rule 9: the application result.
  const decision = permission === 'none' ? 'allow' : permission;
  const runs = decision === 'allow' && flow !== 'stop';
  const allowance = get(get(caps, 'flow'), 'remainingContinuations');
  const continues = effects.filter(isContinue).length;
  const consumes = flow === 'continue' && continues > 0 && !isPaid(priorFlow, readings);
  const spent =
    slip === 'free-continues' ? 0 : slip === 'each-continue-pays' && consumes ? continues : consumes ? 1 : 0;
  const input = inputOf(event, type, payload);
  const value = get(candidate, 'value');
  const showsFlow = canContinue(type) && (flow !== 'none' || has(state, 'instructions'));
  const actual: Actual = {
    decision,
    executed:
      type === 'tool.before' &&
      (runs || (slip === 'runs-when-stopped' && decision === 'allow')) &&
      (candidate === null || slip === 'runs-beside-result'),
    messages,
    ...(input === undefined ? {} : { input }),
    ...((runs || (slip === 'result-while-asking' && decision === 'ask')) && value !== undefined
      ? { result: value }
      : {}),
    ...(flow === 'none' ? {} : { flow }),
    ...(showsFlow ? { continuationInstructions: instructions } : {}),
    ...(showsFlow && typeof allowance === 'number' ? { continuationRemaining: allowance - spent } : {}),
    ...(showsFlow && typeof allowance === 'bigint'
      ? { continuationRemaining: allowance - BigInt(spent) }
      : {}),
    ...(injections.length > 0 ? { injections } : {}),
  };
  return { outcome: 'accepted', actual, state: emitted, payload };
}

/** The effective tool input, where the event carries one. */
function inputOf(event: Maybe, type: string, payload: Maybe): Maybe {
  if (type === 'tool.before' || type === 'tool.permission.request') return payload;
  return type === 'tool.after' ? get(get(event, 'tool'), 'input') : undefined;
}
