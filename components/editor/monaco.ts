import './monaco-environment';
import 'monaco-editor/features/register.all';

export { editor, languages, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
export { jsonDefaults } from 'monaco-editor/languages/features/json/register';
