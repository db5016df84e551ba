export { boundaries, boundaryOf, observedEvents } from './boundaries';
export { checkEffect } from './check-effect';
export { checkEnvelope } from './check-envelope';
export { checkNotification } from './check-notification';
export { checkRequest } from './check-request';
export { answerFaults } from './elicitation/answer';
export { correlationFaults } from './elicitation/correlation';
export { type EventKind, eventKinds } from './events';
export { exampleEvent } from './examples';
export { schemas } from './generated/schemas';
export { checkPayload, checkReturnValue, payloadOf } from './payload';
export { readScenario } from './read-scenario';
export type { ReadingFault } from './readings';
export { defaultReadings, parseReading, readingValues, resolveReadings } from './readings';
export { readScenarioFile, scenarioRows } from './scenario-file';
export type { RowProblem, ScenarioFile, ScenarioForm, ScenarioRow } from './scenario-types';
export { type FixSuggestion, suggestFix } from './suggest-fix';
export type {
  Boundary,
  Candidate,
  Capabilities,
  ChainState,
  Decision,
  Delivery,
  Diagnostic,
  DiagnosticCode,
  DiagnosticPhase,
  Effect,
  EffectType,
  FlowOperation,
  FlowState,
  ModifyOperation,
  ModifyTarget,
  PayloadKind,
  Permission,
  Readings,
  RejectionClass,
  ReturnKind,
  RuleNumber,
  Scenario,
  ValueFault,
} from './types';
