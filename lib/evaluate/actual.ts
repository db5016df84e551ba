import { copyJson, isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import type { Context } from './context';
import type { Settled } from './rules';

function inputOf({ boundary, event, pending }: Context): JsonValue | undefined {
  if (!boundary.hasToolInput) return undefined;
  if (boundary.target === 'input') return pending.payload;
  const tool = member(event, 'tool');
  const input = tool !== undefined && isJsonObject(tool) ? member(tool, 'input') : undefined;
  return input === undefined ? undefined : copyJson(input);
}

/** What the rules derive outcome and emitted state from. */
export function settledOf(context: Context): Settled {
  const { pending, boundary, incoming, rules } = context;
  return { pending, boundary, incoming, input: inputOf(context), rules };
}

/** The state of a row that changes nothing: as it came, or rule 1's start where it was omitted. */
export function untouchedState({ incoming }: Context): JsonObject {
  return incoming ?? { permission: 'none', candidate: null };
}
