import { actualMap } from './actual-map';
import { adapterReport } from './adapter-report';
import { matrixArtifact } from './matrix-artifact';
import type { ReportFormat } from './types';

/** The forms of reports, in the order in which a text is held against them. */
export const reportFormats: readonly ReportFormat[] = [matrixArtifact, adapterReport, actualMap];
