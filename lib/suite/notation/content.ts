import type { JsonArray, JsonObject } from '@/lib/json';

/** A text part whose body is shown. */
export function textPart(id: string, text: string): JsonObject {
  return { id, kind: 'text', mediaType: 'text/plain', selection: 'body', text };
}

/** A message of one text part; the part's id is the message's with `-text`. */
export function spoken(id: string, role: string, text: string): JsonObject {
  return { id, role, parts: [textPart(`${id}-text`, text)] };
}

/** A list with one message of the user. */
export function userText(id: string, text: string): JsonArray {
  return [spoken(id, 'user', text)];
}
