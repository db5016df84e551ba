export { changeJson, type ValueChange } from './change';
export { diffJson } from './diff';
export { equalJson } from './equal';
export { commandLineLimits, pageLimits } from './limits';
export { type MemberSpan, type Outline, outlineRows } from './outline';
export { type ParsedJson, parseJson } from './parse';
export { appendPointer, pathOf, pointerOf, valueAt } from './pointer';
export { createLocator, type Position, positionAt } from './position';
export { readJson, readSpan, type ValueSpan } from './read';
export { stringifyJson } from './stringify';
export { editBetween, type TextEdit } from './text-edit';
export type {
  Difference,
  DifferenceKind,
  JsonArray,
  JsonFault,
  JsonFaultKind,
  JsonLimits,
  JsonObject,
  JsonValue,
  JsonWarning,
  JsonWarningKind,
  Result,
  TextRange,
} from './types';
export { copyJson, isJsonObject, member } from './value';
