import { type JsonObject, type JsonValue, member } from '@/lib/json';
import type { RejectionClass } from '@/lib/protocol';

const classes: ReadonlyMap<string, RejectionClass> = new Map(
  (['schema-invalid', 'correlation-invalid', 'capability-invalid', 'application-invalid'] as const).map(
    (name) => [name, name],
  ),
);

/** The rejection classes that a list of tags names. */
export function classesOf(tags: readonly JsonValue[]): readonly RejectionClass[] {
  return tags.flatMap((tag) => (typeof tag === 'string' ? (classes.get(tag) ?? []) : []));
}

/** The tags of a raw row; empty where it has none. */
export function tagsOf(row: JsonObject): readonly JsonValue[] {
  const tags = member(row, 'tags');
  return Array.isArray(tags) ? tags : [];
}
