import { eventScene } from '@/lib/evaluate';
import { isJsonObject, type JsonObject, member, pageLimits, parseJson } from '@/lib/json';
import { boundaryOf, checkNotification } from '@/lib/protocol';
import { readSource } from './read-source';
import type { Observed } from './types';

/** A notification larger than this is taken for a file that merely quotes one. */
const mostRead = 5 * 1024 * 1024;

/**
 * Reads a `hooks/observe` notification; null where the content is something else, whatever it is. A malformed one is read
 * all the same, with what is wrong.
 */
export async function readNotification(content: string | Blob): Promise<Observed | null> {
  if ((typeof content === 'string' ? content.length : content.size) > mostRead) return null;
  const text = await readSource(
    content,
    () => undefined,
    () => true,
  );
  if (!text.ok || !text.value.includes('hooks/observe')) return null;
  const read = parseJson(text.value, pageLimits);
  if (!read.ok || !isJsonObject(read.value.value)) return null;
  const { value, rangeOf } = read.value;
  if (member(value, 'method') !== 'hooks/observe') return null;
  const event = member(paramsOf(value), 'event');
  const scene = eventScene(event, { payload: true });
  const faults = checkNotification(value).map(({ message, pointer }) => {
    const { line, column } = rangeOf(pointer);
    return { message, line, column };
  });
  return { scene, intercepted: scene !== null && boundaryOf(scene.type) !== undefined, faults };
}

function paramsOf(notification: JsonObject): JsonObject {
  const params = member(notification, 'params');
  return isJsonObject(params) ? params : {};
}
