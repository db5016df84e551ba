export { type Address, defaultScenario, readAddress, sameRow, writeAddress } from './address';
export { type WorkbenchStore, withNotice } from './context';
export { createDeskStore, type DeskStore, type FetchSuites, openDesk, type SpawnReports } from './desk/desk';
export type { CellPlace, Desk, DeskState, DroppedFile, RefusedFile } from './desk/types';
export { coreKey, type PageSuite, pageSuite, pageSuites } from './page-suites';
export type { Start } from './row-actions';
export {
  addressOf,
  conflictOf,
  isArriving,
  isChecking,
  type ListedRow,
  listedRows,
  openedFraction,
} from './selectors';
export { createWorkbenchStore } from './store';
export type {
  Deed,
  Missing,
  OpenSuite,
  Reveal,
  ShelvedSuite,
  SuiteOrigin,
  WorkbenchNotice,
  WorkbenchState,
} from './types';
export type { FetchBundled } from './visit-actions';
export { openWorkbench, type Workbench, type WorkbenchOptions } from './workbench';
export { type WorkerEvent, workerNotice } from './worker-notice';
