export {
  type AnalysedReports,
  type Analyser,
  type Analysis,
  type AnalysisProgress,
  type Behaviour,
  type Cell,
  type CellDetail,
  type ChangedRow,
  type Changes,
  type ClauseSummary,
  type ClearestRow,
  type Comparison,
  changesOf,
  createAnalyser,
  type Factor,
  type FileAnalysis,
  type Finding,
  type Fold,
  factorText,
  finish,
  type Groups,
  type HypothesisFacts,
  type Leak,
  type Listed,
  type Objection,
  type PartingStep,
  type ReadReport,
  type ReportFile,
  type ReportsView,
  type RowStatus,
  type RunAnalysis,
  type RunView,
  rowStatuses,
  type Sentence,
  type VoidRun,
  viewOf,
} from './analysis';
export { catalogueText, type Defect, defects } from './catalogue/catalogue';
export {
  createDiagnoser,
  type Diagnoser,
  type Diagnosis,
  type DiagnosisProgress,
  type Hypothesis,
} from './diagnose';
export type { Edit, EditKind } from './edits';
export { type AlteredMachine, alteredMachine } from './machine';
export { type RowHead, rowOf } from './made-row';
export { mutants } from './mutants';
export { mostOrdered, type OrderClass, type Orders, ordersOf } from './orders';
export { killingRow, type PartingRow, partingRow } from './parting-row';
export {
  measuringStrength,
  type RuleStrength,
  type StrengthProgress,
  type SuiteStrength,
  type Survivor,
  searchingKillers,
  strengthOf,
} from './strength';
export type { Alteration, Mutant, MutantFacts, MutantKind } from './types';
export { type Decider, type Turned, whatDecides } from './what-decides';
export { type Witness, witnessOf } from './witness/witness';
