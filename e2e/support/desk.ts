import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

/** A file as the browser's picker gives it. */
export const file = (name: string, content: string | object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** One of the samples of real input. */
export const realSample = (name: string): string => readFileSync(`e2e/samples/${name}`, 'utf8');

/** The debug page of one test, in the words of a reader. */
export function desk(page: Page) {
  const summary = page.getByRole('region', { name: 'Summary' });
  const row = page.getByRole('region', { name: 'Row', exact: true });
  const grid = page.getByRole('grid', { name: 'Rows by runs' });
  const section = (name: string): Locator => page.getByRole('region', { name });

  /** Opens files as if they were chosen together. */
  const open = (...files: ReturnType<typeof file>[]): Promise<void> =>
    page.locator('input[type=file]').first().setInputFiles(files);

  /** Opens the page; it can take files as soon as its worker has started. */
  async function visit(address = '/debug'): Promise<void> {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  }

  /** Waits until a report has been read, judged and diagnosed. */
  async function told(words: string | RegExp): Promise<void> {
    await expect(summary).toContainText(words, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 30_000 });
  }

  return { summary, row, grid, section, open, visit, told };
}
