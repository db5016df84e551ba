import type { JsonObject, JsonValue } from '@/lib/json';

/** The eight effects of the draft, in the order the contract lists them. */
export type EffectType = 'deny' | 'allow' | 'ask' | 'modify' | 'message' | 'return' | 'flow' | 'inject';
export type ModifyOperation = 'replace' | 'merge';
export type FlowOperation = 'stop' | 'continue';
export type Delivery = 'now' | 'next_turn';
export type Permission = 'none' | 'allow' | 'ask' | 'deny';
export type Decision = 'allow' | 'ask' | 'deny';
export type FlowState = 'none' | 'stop' | 'continue';
export type ModifyTarget =
  | 'input'
  | 'output'
  | 'prompt'
  | 'request'
  | 'response'
  | 'content'
  | 'instructions'
  | 'summary'
  | 'workspace';

export type Effect =
  | {
      readonly type: 'deny';
      readonly reason: string;
      readonly code?: string;
      readonly extensions?: JsonObject;
    }
  | { readonly type: 'allow' }
  | { readonly type: 'ask' }
  | {
      readonly type: 'modify';
      readonly target: ModifyTarget;
      readonly operation: ModifyOperation;
      readonly value: JsonValue;
    }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'return'; readonly value: JsonValue }
  | { readonly type: 'flow'; readonly operation: 'stop'; readonly reason: string }
  | { readonly type: 'flow'; readonly operation: 'continue'; readonly instruction?: string }
  | {
      readonly type: 'inject';
      readonly target: 'context';
      readonly operation: 'append';
      readonly deliverAt: Delivery;
      readonly value: JsonValue;
    };

/** `params.capabilities` of a valid request. Members we do not know grant nothing and are kept. */
export interface Capabilities {
  readonly effects: readonly string[];
  readonly modify?: { readonly [target: string]: { readonly replace: boolean; readonly merge: boolean } };
  readonly flow?: {
    readonly operations: readonly FlowOperation[];
    readonly remainingContinuations?: number | bigint;
    readonly continuationCount?: number | bigint;
    readonly maxContinuations?: number | bigint;
  };
  readonly inject?: { readonly context: { readonly append: true; readonly deliverAt: readonly Delivery[] } };
  readonly elicitation?: { readonly form?: JsonObject; readonly url?: JsonObject };
}

/** A held result: `value` may be null, which is not the same as holding none. */
export interface Candidate {
  readonly value: JsonValue;
  readonly provenance?: JsonObject;
}

/** `params.state` of a valid request. */
export interface ChainState {
  readonly permission: Permission;
  readonly candidate: Candidate | null;
  readonly flow?: FlowState;
  readonly instructions?: readonly string[];
  readonly injections?: readonly JsonValue[];
}

/** Why a scripted response is rejected; the contract's four tags for negative rows. */
export type RejectionClass =
  | 'schema-invalid'
  | 'correlation-invalid'
  | 'capability-invalid'
  | 'application-invalid';

/** One of the contract's nine rules. */
export type RuleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A fault of a request or a response, located by a JSON pointer that starts at the row
 * (`/response/result/effects/2/reason`). Where a member is missing, the pointer names the object that lacks it.
 */
export interface Diagnostic {
  readonly about: 'request' | 'response';
  readonly phase: DiagnosticPhase;
  readonly class: RejectionClass | 'invalid-request';
  readonly rule: RuleNumber;
  readonly pointer: string;
  /** Index in `result.effects`, or null for the envelope. */
  readonly effect: number | null;
  readonly message: string;
  /** What kind of fault: a closed word that a quick fix can act on. */
  readonly code: DiagnosticCode;
  /** The member that is missing or too many, where there is one. */
  readonly member?: string;
}

export type DiagnosticPhase =
  | 'request'
  | 'envelope'
  | 'correlation'
  | 'shape'
  | 'capability'
  | 'allowance'
  | 'stage';

export type DiagnosticCode =
  | 'missing-member'
  | 'extra-member'
  | 'wrong-type'
  | 'wrong-value'
  | 'unknown-effect'
  | 'both-result-and-error'
  | 'error-response'
  | 'id-mismatch'
  | 'not-advertised'
  | 'not-at-this-boundary'
  | 'operation-not-advertised'
  | 'target-not-advertised'
  | 'delivery-not-advertised'
  | 'allowance-exhausted'
  | 'continuations-at-maximum'
  | 'tool-constraint'
  | 'payload-invalid'
  | 'value-invalid';

/** Named readings of points where public sources differ (semantics: Readings). */
export interface Readings {
  readonly revision: 'r2' | 'r3' | 'r4';
  readonly 'tool-constraint': 'every' | 'final' | 'off';
  readonly 'chained-continue': 'already-paid' | 'charged';
}

/** One row of a suite file: what an adapter is sent, what a backend answers, and what must come of it. */
export interface Scenario {
  readonly id: string;
  readonly request: JsonValue;
  readonly response: JsonValue;
  readonly tags: readonly string[];
  /** Exactly one of `expected` and `expectError` stands in a row. */
  readonly expected?: JsonObject;
  readonly expectError?: true;
  /** What an adapter that applies the host's own rule later may report instead of a plain rejection. */
  readonly hostExpected?: JsonObject;
  /** Ours: `{ state?, payload? }` compared with what the engine emits; other adapters never see it. */
  readonly expectedState?: JsonObject;
  /** Ours: which mistake the row catches, in one sentence. */
  readonly note?: string;
  /** Ours: the readings under which the expectation holds. */
  readonly readings?: Partial<Readings>;
}

/** What stands at a boundary's target path. */
export type PayloadKind = 'object' | 'messages' | 'text-parts' | 'workspace' | 'elicitation-content';

/** What a `return` may hold at a boundary. */
export type ReturnKind = 'any' | 'messages' | 'text-parts' | 'elicit-result';

/** One row of the boundary table: all that phases need to know of an event. No phase names an event. */
export interface Boundary {
  readonly event: string;
  /** Effects that may be advertised and used here. */
  readonly effects: readonly EffectType[];
  /** The one target that `modify` may name, or null where nothing can be modified. */
  readonly target: ModifyTarget | null;
  /** JSON pointer from the event to the payload; null where there is no target. */
  readonly payloadPath: string | null;
  readonly payloadKind: PayloadKind | null;
  /** The event may leave the payload out; a merge then starts from an empty list. */
  readonly payloadOptional?: true;
  /** The one role that messages at this boundary may have, or null where any role may stand. */
  readonly role: 'user' | 'assistant' | null;
  readonly flow: readonly FlowOperation[];
  /** What `return` may hold; null where return is not possible. */
  readonly returns: ReturnKind | null;
  /** The event carries a tool input, so an outcome reports `input`. */
  readonly hasToolInput: boolean;
  /** The original tool call waits behind this boundary, so `executed` can be true. */
  readonly executesTool: boolean;
  /** The event carries a server's question, or a user's answer, as JSON within a text. */
  readonly elicitation?: 'question' | 'answer';
  /** Effects that answer an elicitation here: the mode of the event must be granted for them. */
  readonly answersElicitation?: readonly EffectType[];
  /** A response may not hold both return and deny here: the whole of it is rejected. */
  readonly returnExcludesDeny?: true;
}

/** A payload or returned value that its boundary does not allow; `pointer` starts at the value itself. */
export interface ValueFault {
  readonly pointer: string;
  readonly message: string;
  readonly code: DiagnosticCode;
  /** The member that is missing or too many, where there is one. */
  readonly member?: string;
}
