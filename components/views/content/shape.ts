import { isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';

/** How a value is best read: messages, content parts, a list, an object, or a value on one line. */
export type Shape = 'messages' | 'parts' | 'list' | 'object' | 'line';

const hasText = (value: JsonObject, key: string): boolean => typeof member(value, key) === 'string';

const isPart = (value: JsonValue): boolean =>
  isJsonObject(value) && hasText(value, 'kind') && hasText(value, 'selection');

const isMessage = (value: JsonValue): boolean =>
  isJsonObject(value) && hasText(value, 'role') && Array.isArray(member(value, 'parts'));

/** The shape of a value; anything may come in. A list is one of messages or parts only where every entry is one. */
export function shapeOf(value: JsonValue): Shape {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'list';
    return value.every(isMessage) ? 'messages' : value.every(isPart) ? 'parts' : 'list';
  }
  if (!isJsonObject(value)) return 'line';
  if (isMessage(value)) return 'messages';
  return isPart(value) ? 'parts' : 'object';
}

/** What a content part says: its text, or what stands in the place of a body that is not there. */
export interface PartView {
  readonly text: string | null;
  /** "image/png, attachment", "text left out". */
  readonly about: string;
}

const wordOf = (part: JsonObject, key: string): string => {
  const value = member(part, key);
  return typeof value === 'string' ? value : '';
};

/** A content part in words; one of an unknown form is told by its members. */
export function partView(part: JsonObject): PartView {
  const text = member(part, 'text');
  if (typeof text === 'string') return { text, about: '' };
  const [kind, mediaType, selection] = ['kind', 'mediaType', 'selection'].map((key) => wordOf(part, key));
  const body = member(part, 'body');
  const gap = member(part, 'gap');
  const ref = isJsonObject(body) ? wordOf(body, 'ref') : '';
  const reason = isJsonObject(gap) ? wordOf(gap, 'reason') : '';
  const state =
    ref !== ''
      ? `kept at ${ref}`
      : reason !== ''
        ? `not available: ${reason}`
        : selection === 'omit'
          ? 'left out on purpose'
          : selection === 'metadata'
            ? 'described, not included'
            : 'without a body';
  return { text: null, about: `${kind} of type ${mediaType}, ${state}` };
}
