/** A suite that comes with the page; `path` is its file beside the page. */
export interface PageSuite {
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

/** The key of the suite that a first visit shows; addresses leave it out. */
export const coreKey = 'core';

/** The suites that come with the page, in the order of the list to choose from. Only a chosen one is fetched. */
export const pageSuites: readonly PageSuite[] = [
  { key: coreKey, name: 'Core suite', path: '/scenarios.json' },
  { key: 'extended', name: 'Extended suite', path: '/scenarios-extended.json' },
];

/** The suite of the page with this key; undefined where the key is a file's. */
export const pageSuite = (key: string): PageSuite | undefined =>
  pageSuites.find((suite) => suite.key === key);
