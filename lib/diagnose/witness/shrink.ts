import type { Exchange } from '@/lib/evaluate';
import { isJsonObject, type JsonValue } from '@/lib/json';
import { type Path, withAt } from '../edits';

/** What a search found, and what it cost. */
export interface Shrunk {
  readonly exchange: Exchange;
  /** How many exchanges were asked about. */
  readonly asked: number;
  /** Whether nothing more can be left out; false where the bound was reached first. */
  readonly least: boolean;
}

/** What is looked at, in this order: first what decides most. */
const roots: readonly Path[] = [
  ['response', 'result', 'effects'],
  ['request', 'params', 'state'],
  ['request', 'params', 'event'],
  ['request', 'params', 'capabilities'],
  ['response'],
  ['request', 'params'],
];

/** Effects whose grant stands in two places, which can only be left out together. */
const blocks = ['modify', 'flow', 'inject'] as const;
const capabilities: Path = ['request', 'params', 'capabilities'];

/** Texts that are longer are tried shorter. */
const shortEnough = 12;

/**
 * Shrinks an exchange as far as `keeps` allows: leaves out members and elements, whole runs of a list first (the
 * halving of delta debugging), then makes what is left plainer. Deterministic; the same question is never asked twice
 * in a row, and no more than `most` are.
 */
export function shrink(start: Exchange, keeps: (exchange: Exchange) => boolean, most: number): Shrunk {
  let current = start;
  let asked = 0;
  const attempt = (path: Path, next: JsonValue | undefined): boolean => accept(changed(current, path, next));
  const accept = (tried: Exchange): boolean => {
    if (asked >= most || tried === current) return false;
    asked += 1;
    if (!keeps(tried)) return false;
    current = tried;
    return true;
  };
  for (let progress = true; progress && asked < most; ) {
    const before = current;
    for (const root of roots) shrinkAt(root);
    for (const block of blocks) accept(withoutGrant(current, block));
    progress = current !== before;
  }
  return { exchange: current, asked, least: asked < most };

  function shrinkAt(root: Path): void {
    const open: Path[] = [root];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const value = at(current, path);
      if (value === undefined) continue;
      if (path.length > 2 && attempt(path, undefined)) continue;
      if (Array.isArray(value)) {
        halve(path);
        const left = at(current, path);
        const count = Array.isArray(left) ? left.length : 0;
        // from the end, so that what is left out moves no element that is still to come
        for (let index = 0; index < count; index += 1) open.push([...path, index]);
      } else if (isJsonObject(value)) {
        for (const key of Object.keys(value).reverse()) open.push([...path, key]);
      } else plainer(path, value);
    }
  }

  /** Leaves out runs of a list: halves, quarters, and so on down to pairs. */
  function halve(path: Path): void {
    const list = (): readonly JsonValue[] => {
      const value = at(current, path);
      return Array.isArray(value) ? value : [];
    };
    for (let size = list().length >> 1; size >= 2; size >>= 1) {
      for (let from = 0; from + size <= list().length; ) {
        if (!attempt(path, list().toSpliced(from, size))) from += size;
      }
    }
  }

  function plainer(path: Path, value: JsonValue): void {
    if (typeof value === 'string' && value.length > shortEnough) attempt(path, 'text');
    if (typeof value === 'number' || typeof value === 'bigint') {
      if (value > 2) attempt(path, 1) || attempt(path, 2);
    }
  }
}

function at(exchange: Exchange, path: Path): JsonValue | undefined {
  let value: JsonValue | undefined = { request: exchange.request, response: exchange.response };
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else if (value !== undefined && isJsonObject(value) && typeof step === 'string')
      value = Object.hasOwn(value, step) ? value[step] : undefined;
    else return undefined;
  }
  return value;
}

function withoutGrant(exchange: Exchange, block: (typeof blocks)[number]): Exchange {
  const listed = at(exchange, [...capabilities, 'effects']);
  if (!Array.isArray(listed) || !listed.includes(block)) return exchange;
  const left = listed.filter((effect: JsonValue) => effect !== block);
  const unlisted = changed(exchange, [...capabilities, 'effects'], left);
  return changed(unlisted, [...capabilities, block], undefined);
}

function changed(exchange: Exchange, [part, ...path]: Path, next: JsonValue | undefined): Exchange {
  if (part === 'request')
    return { request: withAt(exchange.request, path, next), response: exchange.response };
  return { request: exchange.request, response: withAt(exchange.response, path, next) };
}
