import { isJsonObject, type JsonValue } from '@/lib/json';

/** A fault as the compiled schemas give it; `instancePath` is a JSON pointer from the value that was checked. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
}

/** A compiled schema: tells whether a value fits, and leaves the faults of its last run in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

const none: readonly SchemaFault[] = [];

/**
 * The faults of a value under a compiled schema, one per fault; the empty list is always the same one.
 * The schemas know numbers only as doubles. So a value that fails and holds a bigint is judged once more with whole
 * doubles in their place, which no keyword of ours can tell from them.
 */
export function faultsOf(validator: Validator, value: JsonValue): readonly SchemaFault[] {
  if (validator(value)) return none;
  const first = validator.errors ?? none;
  if (!holdsBigint(value)) return distinct(first);
  return validator(withDoubles(value)) ? none : distinct(validator.errors ?? none);
}

/**
 * Drops what a conditional adds on top of the fault inside it, a second complaint about the same value, and whatever
 * is wrong inside a member that may not stand at all.
 */
function distinct(faults: readonly SchemaFault[]): readonly SchemaFault[] {
  const forbidden = new Set(faults.flatMap((fault) => (isForbidden(fault) ? [fault.instancePath] : [])));
  const moot = (fault: SchemaFault) =>
    ancestorsOf(fault.instancePath).some((path) => forbidden.has(path)) ||
    (forbidden.has(fault.instancePath) && !isForbidden(fault));
  const values = new Set<string>();
  return faults.filter((fault) => {
    if (fault.keyword === 'if' || moot(fault)) return false;
    if (fault.keyword === 'required' || fault.keyword === 'additionalProperties') return true;
    const first = !values.has(fault.instancePath);
    values.add(fault.instancePath);
    return first;
  });
}

const isForbidden = ({ keyword }: SchemaFault) => keyword === 'false schema';

/** The pointers above a pointer, the empty one left out. */
function ancestorsOf(pointer: string): readonly string[] {
  const found: string[] = [];
  for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) {
    found.push(pointer.slice(0, at));
  }
  return found;
}

function holdsBigint(value: JsonValue): boolean {
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'bigint') return true;
    if (Array.isArray(next)) for (const element of next) open.push(element);
    else if (isJsonObject(next)) for (const child of Object.values(next)) open.push(child);
  }
  return false;
}

/** A copy with each bigint as a whole double of the same sign. Iterative: depth costs no stack. */
function withDoubles(value: JsonValue): JsonValue {
  const holder: JsonValue[] = [value];
  const open: object[] = [holder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [key, child] of Object.entries(next)) {
      const copy = shallow(child);
      // not an assignment: the key may be __proto__
      Object.defineProperty(next, key, { value: copy, writable: true, enumerable: true, configurable: true });
      if (typeof copy === 'object' && copy !== null) open.push(copy);
    }
  }
  return holder[0] ?? null;
}

function shallow(value: JsonValue): JsonValue {
  if (typeof value === 'bigint') return value < 0n ? -(2 ** 53) : 2 ** 53;
  if (Array.isArray(value)) return [...value];
  return isJsonObject(value) ? Object.fromEntries(Object.entries(value)) : value;
}
