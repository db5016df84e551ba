import type { JsonArray, JsonObject, JsonValue } from '@/lib/json';
import type {
  Boundary,
  Candidate,
  Capabilities,
  Decision,
  Delivery,
  Diagnostic,
  Effect,
  FlowOperation,
  FlowState,
  ModifyOperation,
  Permission,
  Readings,
  ValueFault,
} from '@/lib/protocol';
import type { Actual, Pending, PhaseId } from '../types';

/** What charging the allowance depends on. */
export interface Charge {
  readonly remaining: number | bigint;
  /** Flow before this response and after it. */
  readonly before: FlowState;
  readonly after: FlowState;
  /** How many continue effects the response holds, and how many of them give an instruction. */
  readonly continues: number;
  readonly instructed: number;
  readonly readings: Readings;
}

/** What a rule about continuing may look at. */
export interface Allowance {
  readonly remaining: number | bigint;
  readonly count: number | bigint;
  readonly maximum: number | bigint | null;
  /** Flow that was accepted earlier in the chain. */
  readonly before: FlowState;
  readonly readings: Readings;
}

/** What a fault decides, where it belongs to a single effect. */
export interface Refused {
  readonly effects: JsonArray;
  /** The effect whose fault decides, and the phase that found it. */
  readonly effect: number;
  readonly phase: PhaseId;
}

/** What the outcome is derived from, once the response is accepted. */
export interface Settled {
  readonly pending: Pending;
  readonly boundary: Boundary;
  /** The incoming state; undefined where the request omits it. */
  readonly incoming: JsonObject | undefined;
  /** The effective tool input; undefined where the event has none. */
  readonly input: JsonValue | undefined;
  /** The rules in force, for what one rule asks of another. */
  readonly rules: Rules;
}

/**
 * Every decision the evaluator takes, as named functions. A phase asks the table and never decides itself,
 * so the table with one entry replaced is an evaluator with exactly one mistake.
 */
export interface Rules {
  // rule 1 · where a row starts
  readonly startPermission: (state: JsonObject | undefined) => Permission;
  readonly startCandidate: (state: JsonObject | undefined) => Candidate | null;
  readonly startFlow: (state: JsonObject | undefined) => FlowState;
  readonly startInstructions: (state: JsonObject | undefined) => readonly string[];
  readonly startInjections: (state: JsonObject | undefined) => JsonArray;
  // rule 3 · what is validated before anything is staged
  readonly checkEnvelope: (response: JsonValue, readings: Readings) => readonly Diagnostic[];
  readonly effectsOf: (response: JsonValue) => JsonArray;
  readonly sameId: (request: JsonValue | undefined, response: JsonValue | undefined) => boolean;
  readonly checkShape: (
    effect: JsonValue,
    index: number,
    boundary: Boundary,
    readings: Readings,
  ) => readonly Diagnostic[];
  readonly grantsEffect: (capabilities: Capabilities, type: string) => boolean;
  readonly grantsTarget: (capabilities: Capabilities, target: string, boundary: Boundary) => boolean;
  readonly grantsOperation: (
    capabilities: Capabilities,
    target: string,
    operation: ModifyOperation,
  ) => boolean;
  readonly grantsFlow: (capabilities: Capabilities, operation: FlowOperation) => boolean;
  readonly grantsDelivery: (capabilities: Capabilities, deliverAt: Delivery) => boolean;
  readonly grantsMode: (capabilities: Capabilities, mode: string) => boolean;
  /** The effects that are tried instead where one is refused; null where the whole response is. */
  readonly salvage: (refused: Refused) => JsonArray | null;
  // rule 7 · may the boundary be continued at all
  readonly hasUnit: (allowance: Allowance) => boolean;
  readonly belowMaximum: (allowance: Allowance) => boolean;
  // rule 4 · staging
  readonly stagingOrder: (effects: readonly Effect[]) => readonly number[];
  readonly replacePayload: (current: JsonValue | undefined, value: JsonValue) => JsonValue;
  readonly mergeObject: (current: JsonObject, value: JsonObject) => JsonObject;
  readonly mergeList: (current: JsonArray, value: JsonArray) => JsonArray;
  readonly satisfiesTool: (input: JsonValue | undefined) => boolean;
  readonly checkPayload: (
    boundary: Boundary,
    payload: JsonValue,
    readings: Readings,
    event: JsonObject,
  ) => readonly ValueFault[];
  readonly checkReturn: (
    boundary: Boundary,
    value: JsonValue,
    readings: Readings,
    event: JsonObject,
  ) => readonly ValueFault[];
  readonly excludesDeny: (boundary: Boundary) => boolean;
  // rule 5 · what a changed payload does to what was bound to the old one
  readonly samePayload: (before: JsonValue | undefined, after: JsonValue | undefined) => boolean;
  readonly candidateOfChangedPayload: (candidate: Candidate | null) => Candidate | null;
  readonly permissionOfChangedPayload: (permission: Permission) => Permission;
  readonly bindReturn: (held: Candidate | null, value: JsonValue) => Candidate;
  readonly joinPermission: (current: Permission, asked: Permission) => Permission;
  // rule 6 · messages
  readonly messageOf: (effect: Effect) => string | undefined;
  readonly appendMessage: (messages: readonly string[], text: string) => readonly string[];
  // rule 7 · flow
  readonly joinFlow: (current: FlowState, asked: FlowOperation) => FlowState;
  readonly appendInstruction: (
    instructions: readonly string[],
    instruction: string | undefined,
  ) => readonly string[];
  readonly chargeAllowance: (charge: Charge) => number | bigint;
  // rule 8 · injections
  readonly appendInjection: (injections: JsonArray, effect: JsonValue) => JsonArray;
  // rules 5 and 7 · what is left once permission and flow are known
  readonly dropsCandidate: (pending: Pending) => boolean;
  // rules 2 and 9 · the outcome
  readonly decide: (permission: Permission) => Decision;
  readonly executes: (pending: Pending, decision: Decision, boundary: Boundary) => boolean;
  readonly showsResult: (pending: Pending, decision: Decision) => boolean;
  readonly speaksOfContinuing: (settled: Settled) => boolean;
  readonly outcomeOf: (settled: Settled) => Actual;
  readonly emitState: (settled: Settled) => JsonObject;
}
