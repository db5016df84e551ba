import type { editor } from './monaco';

/** How the editor behaves, apart from what it shows. */
export const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  minimap: { enabled: false },
  fontSize: 13,
  lineHeight: 20,
  fontLigatures: false,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 6,
  glyphMargin: false,
  folding: true,
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  renderWhitespace: 'selection',
  wordWrap: 'on',
  wrappingIndent: 'indent',
  fixedOverflowWidgets: true,
  // A line separator inside a string is legal JSON; nobody is asked about it.
  unusualLineTerminators: 'off',
  // Text of a file is shown as text: no address in it becomes a link.
  links: false,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  // Words of the text are no suggestions: what may stand here is known.
  wordBasedSuggestions: 'off',
  quickSuggestions: { strings: true, other: true, comments: false },
  scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false },
  padding: { top: 8, bottom: 8 },
  smoothScrolling: false,
  cursorBlinking: 'solid',
  occurrencesHighlight: 'off',
  contextmenu: true,
  // Both ask for the outline of the whole text after every key.
  stickyScroll: { enabled: false },
  colorDecorators: false,
};

/** Letters from which on a text is large: what the editor computes of the whole of it after every key is left out. */
const large = 200_000;

/** Whether a text of so many letters is large. */
export function isLarge(letters: number): boolean {
  return letters > large;
}

/** How the editor behaves with a text, large or not. */
export function optionsFor(largeText: boolean): editor.IEditorOptions {
  return {
    matchBrackets: largeText ? 'never' : 'always',
    wordWrap: largeText ? 'off' : 'on',
    folding: !largeText,
  };
}
