import { type JsonValue, stringifyJson } from '@/lib/json';
import { LongText } from './long-text';

/** A value as JSON on one line; `absent` where there is none. */
export function JsonText({
  value,
  limit,
}: {
  readonly value: JsonValue | undefined;
  readonly limit?: number;
}) {
  if (value === undefined) return <span className="text-ink-3 italic">absent</span>;
  return <LongText className="font-mono text-xs" text={stringifyJson(value)} {...(limit ? { limit } : {})} />;
}
