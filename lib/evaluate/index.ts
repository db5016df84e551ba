export type { Context } from './context';
export { describeEffects, type EffectSummary } from './describe-effects';
export { type Exchange, evaluate, evaluateWith, type Machine } from './evaluate';
export { type EventScene, eventScene } from './event-scene';
export { type OtherReading, otherReadings } from './other-readings';
export { type PhaseHead, phaseHead, phaseHeads } from './phase-heads';
export { type Phase, phases } from './phases';
export type { Question, QuestionField } from './question';
export { type Allowance, type Charge, type Refused, type Rules, rules, type Settled } from './rules';
export type {
  Accepted,
  Actual,
  Assignment,
  Blame,
  EvaluateOptions,
  Evaluation,
  InvalidRequest,
  Ledger,
  LedgerEntry,
  Pending,
  PendingField,
  PhaseId,
  Rejected,
  Step,
  StepVerdict,
} from './types';
