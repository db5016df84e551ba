export { betterRevision } from './fit-revision';
export { judgementOfAnswer } from './judgement';
export { latestOnly } from './latest';
export { mostStagedEffects } from './limits';
export { nextBlocked } from './next-blocked';
export { type RunningReports, startReports } from './reports/start-reports';
export type {
  AddedFile,
  CellView,
  PartingView,
  ReportFault,
  Reports,
  ReportsProgress,
  WitnessView,
} from './reports/types';
export { startDocuments } from './start';
export type {
  Documents,
  EffectRange,
  EvaluatedTexts,
  LocatedWarning,
  Marker,
  Observed,
  OpenResult,
  Place,
  Progress,
  RevisionFit,
  RowEdit,
  RowJudgement,
  RowProblemSummary,
  RowSummary,
  RowTexts,
  SuiteFault,
  SuiteSource,
  SuiteSummary,
  TabId,
  TextsAnswer,
  UnreadableTexts,
} from './types';
export { type RunningWhatIf, startWhatIf } from './what-if/start-what-if';
export type { OrderClassView, OrdersView, WhatIf, WhatIfAnswer } from './what-if/types';
