import { refuseText, tooDeep } from './fault';
import type { Frame } from './frame';
import { pageLimits } from './limits';
import { createNodes, findNode, type NodeTable, pathAt } from './nodes';
import { readNumber } from './number';
import { pointerOf } from './pointer';
import { createLocator } from './position';
import { stringEnd } from './scan';
import { readTokens, stringFault, type TokenReader, tokens, unexpected } from './tokens';
import type { JsonFault, JsonLimits, JsonValue, JsonWarning, Result, TextRange } from './types';
import { setMember } from './value';
import {
  brokenKey,
  brokenString,
  createWarnings,
  duplicateKey,
  inexactNumber,
  isBroken,
  markWarning,
  type WarningList,
} from './warnings';

/** A text read with its positions. Ranges are found on demand. */
export interface ParsedJson {
  readonly value: JsonValue;
  /** In the order of the text; at most 1000 of a kind. */
  readonly warnings: readonly JsonWarning[];
  /** Where the value that the pointer names stands; for an absent one, its closest ancestor that exists. */
  rangeOf(pointer: string): TextRange;
  /** Where the key of the member stands, quotes included; where there is no key, as `rangeOf`. */
  keyRangeOf(pointer: string): TextRange;
  /** The pointer of the innermost value that touches the offset; a key belongs to its member. */
  pointerAt(offset: number): string;
}

type Failed = { readonly ok: false; readonly fault: JsonFault };

/** What the parser holds while it reads one text. */
interface Parse {
  readonly text: string;
  readonly limits: JsonLimits;
  readonly reader: TokenReader;
  readonly nodes: NodeTable;
  readonly warnings: WarningList;
  readonly stack: Frame[];
}

/**
 * Reads a JSON text (RFC 8259, strictly: no comments, no trailing commas) with positions and warnings. The value
 * is that of `JSON.parse`, save that integers beyond ±2^53 are bigints; of two like keys the last one counts.
 * A leading byte-order mark is skipped and warned about. Depth and length are limited (`pageLimits` by default);
 * every fault is located. Iterative: no text overflows the stack.
 */
export function parseJson(text: string, limits: JsonLimits = pageLimits): Result<ParsedJson, JsonFault> {
  const refused = refuseText(text, limits);
  if (refused !== undefined) return refused;
  const marked = text.charCodeAt(0) === 0xfeff;
  const reader = readTokens(text, marked ? 1 : 0);
  const nodes = createNodes();
  const warnings = createWarnings(reader);
  const built = build({ text, limits, reader, nodes, warnings, stack: [] });
  if (!built.ok) return built;
  const list = marked ? [markWarning, ...warnings.list] : warnings.list;
  return { ok: true, value: { value: built.value, warnings: list, ...queries(text, nodes) } };
}

/** Alternates between a value that is due and what stands behind it, with the open containers on a stack. */
function build(parse: Parse): Result<JsonValue, JsonFault> {
  const { text, reader, nodes, stack } = parse;
  let token = reader.next();
  for (;;) {
    const outer = stack.at(-1);
    const node = nodes.add(reader.offset(), reader.end(), outer?.object ? outer.keyOffset : -1);
    const read = readValue(parse, token, outer, node);
    if (!read.ok) return read;
    if (outer?.array) outer.array.push(read.value);
    else if (outer?.object) setMember(outer.object, outer.key, read.value);
    if (read.frame !== null) stack.push(read.frame);

    // Close what closes here; then a comma, or nothing in a container just opened, leads to the next value.
    token = reader.next();
    let fresh = read.frame !== null;
    let top = stack.at(-1);
    let value = read.value;
    while (top !== undefined && token === (top.array ? tokens.closeBracket : tokens.closeBrace)) {
      nodes.close(top.node, reader.end());
      value = top.array ?? top.object;
      stack.pop();
      top = stack.at(-1);
      fresh = false;
      token = reader.next();
    }
    if (top === undefined) {
      if (token === tokens.end) return { ok: true, value };
      return unexpected(text, reader.offset(), 'the end of the text', numberHint(parse, token));
    }
    if (!fresh) {
      if (token !== tokens.comma) {
        const due = top.array ? 'a comma or `]`' : 'a comma or `}`';
        return unexpected(text, reader.offset(), due, numberHint(parse, token));
      }
      token = reader.next();
    }
    if (top.object) {
      const failed = readKey(parse, token, top, fresh);
      if (failed !== undefined) return failed;
      token = reader.next();
    } else if (!fresh && token === tokens.closeBracket) {
      return unexpected(text, reader.offset(), 'a value', 'No comma stands behind the last element.');
    }
  }
}

type ReadValue = { readonly ok: true; readonly value: JsonValue; readonly frame: Frame | null } | Failed;

/** The value that the current token is, or opens. */
function readValue(parse: Parse, token: number, outer: Frame | undefined, node: number): ReadValue {
  const { text, limits, reader, warnings, stack } = parse;
  switch (token) {
    case tokens.string: {
      if (reader.damaged()) return stringFault(text, reader.offset());
      const value = reader.text();
      if (isBroken(value)) warnings.add('lone-surrogate', brokenString, stack, keyIn(outer));
      return { ok: true, value, frame: null };
    }
    case tokens.number: {
      if (reader.damaged()) return unexpected(text, reader.end(), 'a digit');
      const { value, exact } = readNumber(reader.text());
      if (!exact) warnings.add('inexact-number', inexactNumber(reader.text(), value), stack, keyIn(outer));
      return { ok: true, value, frame: null };
    }
    case tokens.null:
      return { ok: true, value: null, frame: null };
    case tokens.true:
      return { ok: true, value: true, frame: null };
    case tokens.false:
      return { ok: true, value: false, frame: null };
    case tokens.openBracket:
    case tokens.openBrace: {
      if (stack.length >= limits.maxDepth) return tooDeep(text, reader.offset(), limits);
      const array: JsonValue[] | null = token === tokens.openBracket ? [] : null;
      const object: Record<string, JsonValue> | null = array === null ? {} : null;
      const frame = { node, array, object, key: '', keyOffset: -1, pointer: undefined };
      return { ok: true, value: array ?? object, frame };
    }
    default:
      return unexpected(text, reader.offset(), outer?.array?.length === 0 ? 'a value or `]`' : 'a value');
  }
}

/** Reads a key and its colon into the frame; gives the fault where something else stands there. */
function readKey(parse: Parse, token: number, frame: Frame, fresh: boolean): Failed | undefined {
  const { text, reader, warnings, stack } = parse;
  if (token !== tokens.string) {
    const trailing = !fresh && token === tokens.closeBrace;
    const due = fresh ? 'a key in double quotes or `}`' : 'a key in double quotes';
    return unexpected(
      text,
      reader.offset(),
      due,
      trailing ? 'No comma stands behind the last member.' : undefined,
    );
  }
  if (reader.damaged()) return stringFault(text, reader.offset());
  const key = reader.text();
  frame.key = key;
  frame.keyOffset = reader.offset();
  if (frame.object && Object.hasOwn(frame.object, key))
    warnings.add('duplicate-key', duplicateKey(key), stack, key);
  if (isBroken(key)) warnings.add('lone-surrogate', brokenKey, stack, key);
  return reader.next() === tokens.colon ? undefined : unexpected(text, reader.offset(), 'a colon');
}

/** The key or index under which the next value stands; null for the whole text. */
function keyIn(frame: Frame | undefined): string | number | null {
  if (frame === undefined) return null;
  return frame.array ? frame.array.length : frame.key;
}

/** A number that follows another without a gap is one with leading zeros. */
function numberHint({ text, reader }: Parse, token: number): string | undefined {
  const joined = token === tokens.number && /[0-9]/.test(text[reader.offset() - 1] ?? '');
  return joined ? 'A JSON number has no leading zeros.' : undefined;
}

function queries(text: string, nodes: NodeTable): Pick<ParsedJson, 'rangeOf' | 'keyRangeOf' | 'pointerAt'> {
  const locate = createLocator(text);
  const range = (offset: number, end: number): TextRange => ({
    offset,
    length: end - offset,
    ...locate(offset),
  });
  const rangeOfNode = (node: number): TextRange => range(nodes.offsetOf(node), nodes.endOf(node));
  return {
    rangeOf: (pointer) => rangeOfNode(findNode(text, nodes, pointer)),
    keyRangeOf(pointer) {
      const node = findNode(text, nodes, pointer);
      const offset = nodes.keyOffsetOf(node);
      return offset < 0 ? rangeOfNode(node) : range(offset, stringEnd(text, offset + 1));
    },
    pointerAt: (offset) => pointerOf(pathAt(text, nodes, offset)),
  };
}
