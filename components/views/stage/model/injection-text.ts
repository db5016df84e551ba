import { isJsonObject, type JsonValue, member, stringifyJson } from '@/lib/json';

/** When an injection is delivered, as the effect spells it; `?` where an incoming one does not say. */
export function deliveryOf(injection: JsonValue): string {
  const when = isJsonObject(injection) ? member(injection, 'deliverAt') : undefined;
  return typeof when === 'string' ? when : '?';
}

/** The texts an injection holds, joined; its JSON where it holds none that we know how to find. */
export function injectionText(injection: JsonValue): string {
  const value = isJsonObject(injection) ? member(injection, 'value') : undefined;
  const texts: string[] = [];
  for (const message of Array.isArray(value) ? value : []) {
    const parts = isJsonObject(message) ? member(message, 'parts') : undefined;
    for (const part of Array.isArray(parts) ? parts : []) {
      const text = isJsonObject(part) ? member(part, 'text') : undefined;
      if (typeof text === 'string') texts.push(text);
    }
  }
  return texts.length > 0 ? texts.join(' ') : stringifyJson(value ?? injection);
}
