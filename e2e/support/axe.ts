import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing, by WCAG 2.2 A and AA and its own best practices.
 *
 * @param within CSS selectors of the parts to look at; the whole page when there are none
 */
export const expectNoAxeViolations = (page: Page, ...within: readonly string[]): Promise<void> =>
  expectNothing(within.reduce((builder, selector) => builder.include(selector), new AxeBuilder({ page })));

/** The same for everything but the inside of the editor, which is large and alike at every width. */
export const expectNoAxeViolationsOutsideEditor = (page: Page): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).exclude('.monaco-editor'));

const expectNothing = async (axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'axe finds nothing').toEqual([]);
};
