import type { JsonObject, JsonValue } from '@/lib/json';
import type {
  Candidate,
  Decision,
  Diagnostic,
  FlowState,
  Permission,
  Readings,
  RejectionClass,
  RuleNumber,
} from '@/lib/protocol';

/** The phases in their order; `commit` is the atomic line, `derive` stands beyond it. */
export type PhaseId =
  | 'envelope'
  | 'correlation'
  | 'shape'
  | 'capability'
  | 'allowance'
  | 'stage'
  | 'invalidate'
  | 'bind'
  | 'permission'
  | 'messages'
  | 'flow'
  | 'injections'
  | 'settle'
  | 'commit'
  | 'derive';

export type StepVerdict = 'passed' | 'staged' | 'skipped' | 'failed' | 'committed' | 'rolled-back';

/** What a response would make of the boundary, not yet accepted. Frozen; steps share what did not change. */
export interface Pending {
  /** The JSON at the boundary's target path (the tool input at tool.before); undefined where it has no target. */
  readonly payload: JsonValue | undefined;
  readonly permission: Permission;
  readonly candidate: Candidate | null;
  readonly messages: readonly string[];
  readonly flow: FlowState;
  readonly instructions: readonly string[];
  /** Remaining continuations; null where none was advertised. */
  readonly remaining: number | bigint | null;
  readonly injections: readonly JsonValue[];
}

export type PendingField = keyof Pending;

/** One field that a step set: what it became, what it overrode, and who had set that. */
export interface Assignment {
  readonly field: PendingField;
  /** Effect that set it; null when the phase itself did (invalidate, settle). */
  readonly by: number | null;
  readonly rule: RuleNumber;
  /** The last effect that had set the same field before, null when it came from the incoming state. */
  readonly overrode: number | null;
}

/** One act of the evaluator: data only; `narrate` puts it in words. */
export interface Step {
  readonly index: number;
  readonly phase: PhaseId;
  readonly rule: RuleNumber;
  /** Index of the effect, or null for the envelope's column. */
  readonly effect: number | null;
  /** JSON pointer, from the row, of what the step looked at. */
  readonly pointer: string;
  readonly verdict: StepVerdict;
  readonly before: Pending;
  readonly after: Pending;
  readonly sets: readonly Assignment[];
  /** Why, as one sentence. */
  readonly because: string;
}

/** Blame for one key of the outcome: the step that decided it. */
export interface Blame {
  readonly key: string;
  readonly step: number;
  readonly effect: number | null;
  readonly rule: RuleNumber;
  /** Effects whose say was overridden on the way, in response order. */
  readonly overrode: readonly number[];
  readonly because: string;
}

/** What the application derives after acceptance (rule 9): the keys an adapter reports. */
export interface Actual {
  readonly decision: Decision;
  readonly executed: boolean;
  readonly messages: readonly string[];
  readonly input?: JsonValue;
  readonly result?: JsonValue;
  readonly flow?: 'stop' | 'continue';
  readonly continuationInstructions?: readonly string[];
  readonly continuationRemaining?: number | bigint;
  readonly injections?: readonly JsonValue[];
}

/** A field that was staged and then undone, beside the snapshot it went back to. */
export interface LedgerEntry {
  /** `prompts` counts the approvals asked for, `executed` whether the original tool ran. */
  readonly field: PendingField | 'prompts' | 'executed';
  readonly effect: number | null;
  /** What the field would have been. */
  readonly staged: JsonValue | undefined;
  /** What it is: the snapshot. */
  readonly snapshot: JsonValue | undefined;
}

/** What a rejection shows (semantics): what was undone, and what never came to be applied. */
export interface Ledger {
  readonly rolledBack: readonly LedgerEntry[];
  /** Valid effects that were never applied because another failed. */
  readonly neverApplied: readonly LedgerEntry[];
}

interface EvaluationBase {
  readonly diagnostics: readonly Diagnostic[];
  /** Empty when `options.steps` is false. */
  readonly steps: readonly Step[];
}

export interface Accepted extends EvaluationBase {
  readonly outcome: 'accepted';
  readonly actual: Actual;
  /** The state as the next interceptor would receive it. */
  readonly state: JsonObject;
  /** The effective payload; undefined where the boundary has no target. */
  readonly payload: JsonValue | undefined;
  /** Per outcome key; empty without steps. */
  readonly blame: readonly Blame[];
}

export interface Rejected extends EvaluationBase {
  readonly outcome: 'rejected';
  readonly class: RejectionClass;
  readonly phase: PhaseId;
  readonly rule: RuleNumber;
  readonly effect: number | null;
  readonly pointer: string;
  readonly message: string;
  readonly actual: { readonly rejected: true };
  /** The snapshot, untouched. */
  readonly state: JsonObject;
  readonly payload: JsonValue | undefined;
  readonly ledger: Ledger;
}

/** The row is no legal row: nothing can be said about the response. */
export interface InvalidRequest extends EvaluationBase {
  readonly outcome: 'invalid-request';
  readonly actual: null;
  readonly state: null;
  readonly payload: undefined;
}

export type Evaluation = Accepted | Rejected | InvalidRequest;

export interface EvaluateOptions {
  readonly readings?: Partial<Readings>;
  /** Record steps, blame and ledger (default true). Without them only the outcome is computed. */
  readonly steps?: boolean;
  /** The request has been found legal under these readings before: it is not checked again (default false). */
  readonly requestIsLegal?: boolean;
}
