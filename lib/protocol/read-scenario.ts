import { isJsonObject, type JsonObject, type JsonValue, member, type Result } from '@/lib/json';
import { row as rowSchema } from './generated/validators';
import { locate, type Subject } from './locate';
import { readingOf } from './readings';
import type { Readings, Scenario, ValueFault } from './types';
import { faultsOf } from './validator';
import { code } from './wording';

const subject: Subject = {
  whole: 'The row',
  inside: (path) => `${code(path)} of the row`,
  notes: new Map([
    ['id', 'every row is named by one'],
    ['expectError', 'a row has either `expected` or `expectError`'],
  ]),
};

/**
 * Reads one row of a suite from its value: an id, a request, a response, and exactly one of `expected` and
 * `expectError`. What request and response hold is not looked at. Members that are not known are passed over. The
 * faults are all there are, located from the row.
 */
export function readScenario(value: JsonValue): Result<Scenario, readonly ValueFault[]> {
  const faults = faultsOf(rowSchema, value);
  if (faults.length > 0) return { ok: false, fault: locate(faults, value, subject) };
  return { ok: true, value: scenarioOf(isJsonObject(value) ? value : {}) };
}

/** The parts of a row that the schema has passed. Built member by member: spreading each would cost more than the rest. */
function scenarioOf(row: JsonObject): Scenario {
  const tags = member(row, 'tags');
  const scenario: { -readonly [key in keyof Scenario]: Scenario[key] } = {
    id: String(member(row, 'id')),
    request: member(row, 'request') ?? null,
    response: member(row, 'response') ?? null,
    tags: Array.isArray(tags) ? tags.map(String) : [],
  };
  const expected = objectAt(row, 'expected');
  const hostExpected = objectAt(row, 'hostExpected');
  const expectedState = objectAt(row, 'expectedState');
  const note = textAt(row, 'note');
  const readings = objectAt(row, 'readings');
  if (expected !== undefined) scenario.expected = expected;
  if (member(row, 'expectError') === true) scenario.expectError = true;
  if (hostExpected !== undefined) scenario.hostExpected = hostExpected;
  if (expectedState !== undefined) scenario.expectedState = expectedState;
  if (note !== undefined) scenario.note = note;
  if (readings !== undefined) scenario.readings = readingsOf(readings);
  return scenario;
}

function objectAt(row: JsonObject, key: string): JsonObject | undefined {
  const value = member(row, key);
  return isJsonObject(value) ? value : undefined;
}

function textAt(row: JsonObject, key: string): string | undefined {
  const value = member(row, key);
  return typeof value === 'string' ? value : undefined;
}

function readingsOf(given: JsonObject): Partial<Readings> {
  let readings: Partial<Readings> = {};
  for (const [name, value] of Object.entries(given)) {
    const setting = readingOf(name, String(value));
    if (setting.ok) readings = { ...readings, ...setting.value };
  }
  return readings;
}
