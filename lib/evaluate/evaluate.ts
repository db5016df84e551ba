import { copyJson, type JsonArray, type JsonValue } from '@/lib/json';
import { checkRequest, type Diagnostic, type Effect, type Readings, resolveReadings } from '@/lib/protocol';
import { settledOf, untouchedState } from './actual';
import { blameOf } from './blame';
import { type Context, interceptOf, snapshotOf } from './context';
import { ledgerOf } from './ledger';
import { type Phase, phases } from './phases';
import { type Fault, runPhases } from './pipeline';
import { type Rules, rules as reference } from './rules';
import type { EvaluateOptions, Evaluation, Step } from './types';

/** What the evaluator is made of: replace one rule or one phase and it makes exactly that mistake. */
export interface Machine {
  readonly rules: Rules;
  readonly phases: readonly Phase[];
}

/** A request and the scripted response to it; nothing else of a row can be seen from here. */
export interface Exchange {
  readonly request: JsonValue;
  readonly response: JsonValue;
}

function invalid(diagnostics: readonly Diagnostic[]): Evaluation {
  return {
    outcome: 'invalid-request',
    actual: null,
    state: null,
    payload: undefined,
    diagnostics,
    steps: [],
  };
}

function contextOf(
  { request, response }: Exchange,
  machine: Machine,
  readings: Readings,
  steps: Step[] | undefined,
): Context | undefined {
  const intercept = interceptOf(request);
  if (intercept === undefined) return undefined;
  const incoming = intercept.state && copyJson(intercept.state);
  const snapshot = Object.freeze(snapshotOf(intercept, incoming, machine.rules));
  // written out member by member: a spread here costs more than all the phases together
  return {
    request: intercept.request,
    event: intercept.event,
    boundary: intercept.boundary,
    capabilities: intercept.capabilities,
    response,
    readings,
    rules: machine.rules,
    incoming,
    snapshot,
    // read as effects only once the shape phase has passed them
    effects: machine.rules.effectsOf(response) as readonly (JsonValue & Effect)[],
    pending: snapshot,
    diagnostics: [],
    faulty: new Set(),
    setters: new Map(),
    record: steps && ((step) => steps.push(Object.freeze({ index: steps.length, ...step }))),
  };
}

function rejection(context: Context, { phase, diagnostic }: Fault, steps: readonly Step[]): Evaluation {
  return {
    outcome: 'rejected',
    // the request was found legal, so the fault is the response's
    class: diagnostic.class === 'invalid-request' ? 'schema-invalid' : diagnostic.class,
    phase,
    rule: diagnostic.rule,
    effect: diagnostic.effect,
    pointer: diagnostic.pointer,
    message: diagnostic.message,
    actual: { rejected: true },
    state: untouchedState(context),
    payload: context.snapshot.payload,
    diagnostics: context.diagnostics,
    steps,
    ledger: context.record ? ledgerOf(context, steps) : { rolledBack: [], neverApplied: [] },
  };
}

/** The reference salvages nothing; a machine that does tries again with fewer effects, so that it comes to an end. */
function salvaged(context: Context, { phase, diagnostic: { effect } }: Fault): JsonArray | null {
  if (effect === null) return null;
  // effects are JSON, whatever the machine has taken them for
  const effects = context.effects as readonly (Effect & JsonValue)[];
  const kept = context.rules.salvage({ effects, effect, phase });
  return kept !== null && kept.length < effects.length ? kept : null;
}

/**
 * Runs one exchange through a machine. The contract's rules are the reference machine; a mutant is another.
 * See `evaluate` for what it returns.
 */
export function evaluateWith(
  machine: Machine,
  exchange: Exchange,
  options: EvaluateOptions = {},
): Evaluation {
  const readings = resolveReadings(options.readings);
  const faults = options.requestIsLegal === true ? [] : checkRequest(exchange.request, readings);
  if (faults.length > 0) return invalid(faults);
  const steps: Step[] | undefined = options.steps === false ? undefined : [];
  const context = contextOf(exchange, machine, readings, steps);
  if (context === undefined) return invalid([]);
  const fault = runPhases(context, machine.phases);
  const recorded = steps ?? [];
  if (fault !== null) {
    const kept = salvaged(context, fault);
    return kept === null
      ? rejection(context, fault, recorded)
      : evaluateWith({ ...machine, rules: { ...machine.rules, effectsOf: () => kept } }, exchange, options);
  }
  const settled = settledOf(context);
  const actual = machine.rules.outcomeOf(settled);
  return {
    outcome: 'accepted',
    actual,
    state: machine.rules.emitState(settled),
    payload: context.pending.payload,
    diagnostics: [],
    steps: recorded,
    blame: steps ? blameOf(actual, steps, context.boundary.executesTool) : [],
  };
}

/**
 * Evaluates one exchange by the contract (rules 1 to 9), under the given readings.
 *
 * Pure: never throws on any JSON value, never changes its input, and shares no object with it in what it returns.
 * The outcome is `accepted`, `rejected` (the response failed validation or staging: everything is as the snapshot)
 * or `invalid-request` (the request is no legal one, so nothing can be said of the response). With
 * `options.steps` (the default) it also tells every act in order, and for each key of the outcome which step set it.
 */
export function evaluate(exchange: Exchange, options: EvaluateOptions = {}): Evaluation {
  return evaluateWith({ rules: reference, phases }, exchange, options);
}
