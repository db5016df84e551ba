export { reportFormats } from './formats';
export { matrixFactors } from './matrix-artifact';
export { type DocumentKind, documentKind, openReport } from './open-report';
export type {
  OpenReport,
  ReportedRow,
  ReportFormat,
  ReportFormatId,
  ReportProblem,
  ReportRun,
  RunLabels,
} from './types';
