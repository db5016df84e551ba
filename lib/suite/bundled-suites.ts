import { coreSuite } from './core/core-suite';
import { extendedSuite } from './extended/extended-suite';
import type { SuiteRow } from './notation/spelling';

/** A suite that comes with the project. `path` is its file under public/. */
export interface BundledSuite {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly rows: readonly SuiteRow[];
}

/** The suites under public/, each written by `suiteText` from its rows. */
export const bundledSuites: readonly BundledSuite[] = [
  { id: 'core', title: 'Core scenarios', path: 'scenarios.json', rows: coreSuite },
  { id: 'extended', title: 'Extended scenarios', path: 'scenarios-extended.json', rows: extendedSuite },
];
