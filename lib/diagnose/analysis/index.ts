export {
  type AnalysedReports,
  type Analyser,
  createAnalyser,
  finish,
  type ReadReport,
} from './analyser';
export type { Comparison } from './compare-runs';
export type { CellDetail } from './detail';
export { factorText } from './factor';
export type { Leak } from './leak';
export type { PartingStep } from './parting-step';
export type {
  Analysis,
  AnalysisProgress,
  Behaviour,
  Cell,
  ClauseSummary,
  ClearestRow,
  Factor,
  FileAnalysis,
  Finding,
  Fold,
  Groups,
  HypothesisFacts,
  Objection,
  ReportFile,
  RowStatus,
  RunAnalysis,
  Sentence,
  VoidRun,
} from './types';
export { changesOf, viewOf } from './view';
export {
  type ChangedRow,
  type Changes,
  type Listed,
  type ReportsView,
  type RunView,
  rowStatuses,
} from './view-types';
