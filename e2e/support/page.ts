import { test as base, expect } from '@playwright/test';
import { type Faults, watchFaults } from './faults';

export { expectNoAxeViolations, expectNoAxeViolationsOutsideEditor } from './axe';
export { themes, views, widths } from './views';
export { expect };

/**
 * The `test` of every browser test: it fails on any request to another origin, console error or warning, uncaught
 * error or policy violation, in any page of its context. `faults.expect(pattern)` says that one is meant.
 */
export const test = base.extend<{ readonly faults: Faults }>({
  faults: [
    async ({ context, baseURL }, use) => {
      if (baseURL === undefined)
        throw new Error('The site is not being served: run the tests through Playwright.');
      const faults = await watchFaults(context, new URL(baseURL).origin);
      await use(faults);
      expect(await faults.left(), 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});
