export { type BundledSuite, bundledSuites } from './bundled-suites';
export { checkSuite, type SuiteProblem } from './check-suite';
export type { CheckId } from './checks/check';
export { coreSuite } from './core/core-suite';
export { extendedSuite } from './extended/extended-suite';
export type { Spelling, SuiteRow } from './notation/spelling';
export { type PortableSuite, portableSuite } from './portable';
export { suiteText } from './suite-text';
