import { isJsonObject, type JsonValue } from '@/lib/json';

const longest = 40;

/** A value as a sentence names it: short values as they are written, lists and objects by their kind. */
export function valueText(value: JsonValue | undefined): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'string') {
    const shown = value.length > longest ? `${value.slice(0, longest)}…` : value;
    return JSON.stringify(shown);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isJsonObject(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return String(value);
}

/** Words joined as a sentence joins them: `a, b or c`. */
export function oneOf(words: readonly string[], joint = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/** A path as people write it: `event.items[0].role`; keys that are no plain names stand in quotes. */
export function pathText(steps: readonly string[]): string {
  return steps
    .map((step, index) => {
      if (/^\d+$/.test(step)) return `[${step}]`;
      if (!/^[A-Za-z_$][\w$-]*$/.test(step)) return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** `text` within code marks, as members and values stand in our sentences. */
export function code(text: string): string {
  return `\`${text}\``;
}
