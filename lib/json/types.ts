/**
 * Any JSON value. Integers beyond ±2^53 are bigint, so that they stay exact; every other number is a double.
 * An object's keys are its own properties, whatever their name (`__proto__` included): read them with
 * `Object.hasOwn` or `member`, never by a bare index of an unknown key.
 */
export type JsonValue = null | boolean | number | bigint | string | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A place in a text: UTF-16 offset and length, and the 1-based line and column of its start. */
export interface TextRange {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
}

export type JsonFaultKind = 'empty' | 'syntax' | 'too-deep' | 'too-large';

/** Why a text is not read, in words and located. */
export interface JsonFault {
  readonly kind: JsonFaultKind;
  readonly message: string;
  readonly range: TextRange;
}

export type JsonWarningKind = 'duplicate-key' | 'inexact-number' | 'lone-surrogate' | 'byte-order-mark';

/** Something legal but treacherous in a text: it is read, and said. */
export interface JsonWarning {
  readonly kind: JsonWarningKind;
  readonly message: string;
  /** JSON pointer of the value (or of the member, for a duplicate key) that the warning is about. */
  readonly pointer: string;
  readonly range: TextRange;
}

/** How deep and how large a text may be. Depth counts open brackets; length counts UTF-16 units. */
export interface JsonLimits {
  readonly maxDepth: number;
  readonly maxLength: number;
}

/** An expected failure is a value: `ok` tells which. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

export type DifferenceKind = 'added' | 'removed' | 'changed';

/** One line of a structural diff: `pointer` names where, `before`/`after` what (absent on added/removed). */
export interface Difference {
  readonly pointer: string;
  readonly kind: DifferenceKind;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}
