import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

export const sampleFile = 'e2e/samples/scenarios-sample.json';

type Tab = 'Response' | 'Request' | 'Expectation';

/** What the tests need of the editor; it hands itself out only where this was asked for before it loads. */
interface EditorApi {
  readonly editor: {
    getEditors(): readonly {
      getModel(): Model | null;
      focus(): void;
      setPosition(position: { lineNumber: number; column: number }): void;
      getPosition(): { lineNumber: number; column: number };
      trigger(source: string, command: string, payload: unknown): void;
    }[];
    getModelMarkers(filter: { owner: string }): readonly Mark[];
  };
}

interface Model {
  readonly uri: { readonly path: string };
  getValue(): string;
  getFullModelRange(): object;
  getValueInRange(range: object): string;
  pushStackElement(): void;
  pushEditOperations(before: readonly [], edits: readonly object[], after: () => null): void;
}

interface Mark {
  readonly resource: { readonly path: string };
  readonly message: string;
  readonly source: string;
  readonly startLineNumber: number;
}

declare global {
  interface Window {
    readonly monaco: EditorApi;
  }
}

/** The page of one test, in the words of a reader. */
export function explorer(page: Page) {
  const stepper = page.locator('#stage-stepper');
  const outcome = page.getByRole('region', { name: 'Outcome' });
  const library = page.getByRole('region', { name: 'Library' });
  const editorPane = page.getByRole('region', { name: 'Editor' });
  const saved = editorPane.locator('[data-saving="saved"]');

  /** Opens an address and waits until its row is shown. */
  async function open(address = '/'): Promise<void> {
    await page.addInitScript(() => {
      Object.assign(window, { MonacoEnvironment: { globalAPI: true } });
    });
    await page.goto(address);
    await expect(stepper).toBeVisible();
  }

  /** Waits for the editor proper. */
  async function editor(): Promise<void> {
    await expect(page.locator('.monaco-editor').first()).toBeVisible({ timeout: 30_000 });
    await page.waitForFunction(() => window.monaco?.editor.getEditors()[0]?.getModel() != null);
  }

  const tab = (name: Tab): Locator => editorPane.getByRole('tab', { name: new RegExp(`^${name}`) });

  async function showTab(name: Tab): Promise<void> {
    await editor();
    await tab(name).click();
    await page.waitForFunction(
      (end) => window.monaco.editor.getEditors()[0]?.getModel()?.uri.path.endsWith(end) === true,
      `/${name.toLowerCase()}.json`,
    );
  }

  /** The text of the shown tab. */
  const text = (): Promise<string> =>
    page.evaluate(() => window.monaco.editor.getEditors()[0]?.getModel()?.getValue() ?? '');

  /** Replaces the text of the shown tab, as one edit that can be undone. */
  const setText = (value: string): Promise<void> =>
    page.evaluate((next) => {
      const model = window.monaco.editor.getEditors()[0]?.getModel();
      if (model == null) throw new Error('no text is open');
      model.pushStackElement();
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text: next }], () => null);
      model.pushStackElement();
    }, value);

  /** Replaces a part of the shown text; the part must be there. */
  async function replace(part: string | RegExp, by: string): Promise<void> {
    const before = await text();
    const after = before.replace(part, by);
    if (after === before) throw new Error(`the text does not hold ${part}`);
    await setText(after);
  }

  /** The evaluator's marks in all texts, each with the text it stands on. */
  const marks = () =>
    page.evaluate(() =>
      window.monaco.editor.getModelMarkers({ owner: 'ahp' }).map((mark) => ({
        tab: mark.resource.path.split('/').at(-1)?.replace('.json', ''),
        code: mark.source,
        line: mark.startLineNumber,
        on: window.monaco.editor.getEditors()[0]?.getModel()?.getValueInRange(mark) ?? '',
      })),
    );

  const openRow = async (id: string): Promise<void> => {
    await library.getByRole('textbox', { name: /^Search rows/ }).fill(id);
    await library.getByRole('option', { name: id }).first().click();
    await expect(page.getByRole('navigation', { name: 'Open row' })).toContainText(id);
  };

  const openFile = (file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
    library.locator('input[type=file]').setInputFiles(file);

  return {
    stepper,
    outcome,
    library,
    editorPane,
    saved,
    open,
    editor,
    tab,
    showTab,
    text,
    setText,
    replace,
    marks,
    openRow,
    openFile,
  };
}
