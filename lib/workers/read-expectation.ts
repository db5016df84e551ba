import { appendPointer, isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { parseReading, type Readings } from '@/lib/protocol';
import type { Expectation } from '@/lib/verify';

/** Something in the Expectation tab that makes it no expectation; `pointer` is from that tab's text. */
export interface ExpectationProblem {
  readonly pointer: string;
  readonly message: string;
}

export interface ReadExpectation {
  readonly expectation: Expectation;
  /** The readings under which the row's author says the expectation holds. */
  readonly readings: Partial<Readings>;
  readonly problems: readonly ExpectationProblem[];
  /** False where neither an outcome nor a rejection is asserted: then there is nothing to judge. */
  readonly asserts: boolean;
}

const objectKeys = ['expected', 'hostExpected', 'expectedState'] as const;

/** Takes the expectation out of its tab's value; exactly one of `expected` and `expectError` must stand there. */
export function readExpectation(value: JsonValue): ReadExpectation {
  if (!isJsonObject(value)) {
    const problem = { pointer: '', message: 'An expectation is an object.' };
    return { expectation: {}, readings: {}, problems: [problem], asserts: true };
  }
  const problems: ExpectationProblem[] = [];
  const objects = new Map<string, JsonObject>();
  for (const key of objectKeys) {
    const found = member(value, key);
    if (found === undefined) continue;
    if (isJsonObject(found)) objects.set(key, found);
    else problems.push({ pointer: `/${key}`, message: `"${key}" must be an object.` });
  }
  const expectError = member(value, 'expectError');
  if (expectError !== undefined && expectError !== true) {
    problems.push({
      pointer: '/expectError',
      message: '"expectError" can only be true; leave it out otherwise.',
    });
  }
  const given = [member(value, 'expected'), expectError].filter((found) => found !== undefined).length;
  if (given === 2)
    problems.push({ pointer: '/expectError', message: 'A row has "expected" or "expectError", not both.' });
  const readings = readReadings(member(value, 'readings'), problems);
  const rejects = expectError === true ? { expectError } : {};
  return {
    expectation: { ...Object.fromEntries(objects), ...rejects },
    readings,
    problems,
    asserts: given > 0,
  };
}

function readReadings(value: JsonValue | undefined, problems: ExpectationProblem[]): Partial<Readings> {
  if (value === undefined) return {};
  if (!isJsonObject(value)) {
    problems.push({ pointer: '/readings', message: '"readings" must be an object of names and values.' });
    return {};
  }
  let readings: Partial<Readings> = {};
  for (const [name, given] of Object.entries(value)) {
    const reading = parseReading(`${name}=${typeof given === 'string' ? given : ''}`);
    if (reading.ok) readings = { ...readings, ...reading.value };
    else problems.push({ pointer: appendPointer('/readings', name), message: reading.fault.message });
  }
  return readings;
}
