import './monaco-environment';
import 'monaco-editor/features/register.all';

export { editor, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
export { jsonDefaults } from 'monaco-editor/languages/features/json/register';
