import { editBetween } from '@/lib/json';
import type { RowTexts, TabId } from '@/lib/workers';
import { editor, Range, Uri } from './monaco';

const authority = 'row';
/** Models kept, each with its undo, so that a row that is visited again can still be undone: some twenty rows. */
const kept = 60;

function uriOf(document: string, tab: TabId): Uri {
  return Uri.from({ scheme: 'ahp', authority, path: `/${encodeURIComponent(document)}/${tab}.json` });
}

/** The text of one tab of one row in the editor. It outlives the component: the editor holds it by its name. */
export function modelOf(document: string, tab: TabId, text: string): editor.ITextModel {
  const uri = uriOf(document, tab);
  const known = editor.getModel(uri);
  if (known !== null) return known;
  const model = editor.createModel(text, 'json', uri);
  model.setEOL(editor.EndOfLineSequence.LF);
  model.updateOptions({
    tabSize: 2,
    insertSpaces: true,
    // Its hues are those of decisions on this page.
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  dropOldest();
  return model;
}

/** The model of a tab if the editor has it. */
export function knownModel(document: string, tab: TabId): editor.ITextModel | null {
  return editor.getModel(uriOf(document, tab));
}

function dropOldest(): void {
  const ours = editor.getModels().filter(({ uri }) => uri.authority === authority);
  for (const model of ours.slice(0, Math.max(0, ours.length - kept))) {
    if (!model.isAttachedToEditor()) model.dispose();
  }
}

/** Takes over texts that did not come from typing here, as edits that can be undone. */
export function takeTexts(document: string, texts: RowTexts): void {
  for (const tab of ['response', 'request', 'expectation'] as const) {
    const model = modelOf(document, tab, texts[tab]);
    const edit = editBetween(model.getValue(), texts[tab]);
    if (edit === null) continue;
    const start = model.getPositionAt(edit.offset);
    const range = Range.fromPositions(start, model.getPositionAt(edit.offset + edit.length));
    model.pushStackElement();
    model.pushEditOperations([], [{ range, text: edit.text }], () => null);
    model.pushStackElement();
  }
}
