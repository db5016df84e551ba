import { editor } from './monaco';

/** Names of the page's colours in app/tokens.css, and where the editor uses them. */
const colours = {
  'editor.background': '--surface',
  'editor.foreground': '--ink',
  'editorCursor.foreground': '--ink',
  'editorLineNumber.foreground': '--ink-3',
  'editorLineNumber.activeForeground': '--ink',
  'editorGutter.background': '--surface',
  'editorIndentGuide.background1': '--line',
  'editorIndentGuide.activeBackground1': '--line-strong',
  'editorWidget.background': '--raised',
  'editorWidget.foreground': '--ink',
  'editorWidget.border': '--line-strong',
  'editorHoverWidget.background': '--raised',
  'editorHoverWidget.foreground': '--ink',
  'editorSuggestWidget.background': '--raised',
  'editorSuggestWidget.foreground': '--ink',
  'editorSuggestWidget.selectedBackground': '--accent-tint',
  'editorSuggestWidget.selectedForeground': '--ink',
  'editorSuggestWidget.highlightForeground': '--accent-ink',
  'editorSuggestWidget.focusHighlightForeground': '--accent-ink',
  'editorError.foreground': '--failed',
  'editorWarning.foreground': '--ask',
  'editorInfo.foreground': '--accent',
  'editor.selectionBackground': '--accent-tint',
  'editorBracketMatch.background': '--accent-tint',
  'editorBracketMatch.border': '--accent',
  'scrollbar.shadow': '--line',
  'input.background': '--surface',
  'input.foreground': '--ink',
  focusBorder: '--accent',
} as const;

const hex = /^#[0-9a-f]{6}$/i;

/** Keys carry the structure, so they are the strongest; values differ by kind, none by a colour that means a decision. */
const rules = {
  light: [
    { token: 'string.key.json', foreground: '171a21', fontStyle: 'bold' },
    { token: 'string.value.json', foreground: '33546b' },
    { token: 'number.json', foreground: '6d4a1f' },
    { token: 'keyword.json', foreground: '6d4a1f' },
    { token: 'delimiter', foreground: '5a6170' },
  ],
  dark: [
    { token: 'string.key.json', foreground: 'e9ebf0', fontStyle: 'bold' },
    { token: 'string.value.json', foreground: 'a5c3d6' },
    { token: 'number.json', foreground: 'ddb98a' },
    { token: 'keyword.json', foreground: 'ddb98a' },
    { token: 'delimiter', foreground: '969dab' },
  ],
} as const;

/**
 * Makes the editor look like the page: colours are read from the page's own tokens, as they stand now. Under forced
 * colours the editor's own high-contrast themes take over.
 */
export function applyTheme(theme: 'light' | 'dark', forcedColours: boolean): void {
  if (forcedColours) {
    editor.setTheme(theme === 'dark' ? 'hc-black' : 'hc-light');
    return;
  }
  const style = getComputedStyle(document.documentElement);
  const tokens = Object.entries(colours)
    .map(([name, token]) => [name, style.getPropertyValue(token).trim()] as const)
    .filter(([, value]) => hex.test(value));
  editor.defineTheme(`ahp-${theme}`, {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [...rules[theme]],
    colors: Object.fromEntries(tokens),
  });
  editor.setTheme(`ahp-${theme}`);
}
