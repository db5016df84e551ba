import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '@/lib/json';
import { boundaries } from './boundaries';
import { checkEffect } from './check-effect';
import { checkEnvelope } from './check-envelope';
import { checkRequest } from './check-request';
import { messageOf, requestOf, responseOf, textPartOf } from './fixtures.test-support';
import { mutated } from './mutate.test-support';
import { checkPayload, checkReturnValue, payloadOf } from './payload';
import { readScenario } from './read-scenario';
import { readingValues } from './readings';
import { readScenarioFile } from './scenario-file';
import type { Diagnostic, Readings } from './types';

// a busy machine takes its time
vi.setConfig({ testTimeout: 60_000 });

/** Any JSON, with the keys and numbers that are easily mishandled. */
const anyJson: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<JsonValue>(null, true, 0, -0, 1.5, 'x', '', 2n ** 64n, -(2n ** 64n)),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom('__proto__', 'constructor', 'type', 'id'), fc.string()),
          tie('value'),
        ),
        {
          maxLength: 4,
        },
      )
      .map((entries): JsonValue => Object.fromEntries(entries)),
  ),
})).value;

const readings: fc.Arbitrary<Readings> = fc.record({
  revision: fc.constantFrom(...readingValues.revision),
  'tool-constraint': fc.constantFrom(...readingValues['tool-constraint']),
  'chained-continue': fc.constantFrom(...readingValues['chained-continue']),
});

const boundary = fc.constantFrom(...boundaries);
const known = [
  ...boundaries.map(({ event }) => requestOf(event)),
  responseOf({ type: 'deny', reason: 'x' }),
  { type: 'modify', target: 'content', operation: 'merge', value: [messageOf('user')] },
  [messageOf('user')],
  [textPartOf()],
];
const value = fc.oneof(anyJson, mutated(...known));

/** Each diagnostic is located below what it is about, ends as a sentence, and stands once. */
function wellFormed(found: readonly Diagnostic[], about: string) {
  const seen = found.map(({ pointer, code, member, message }) => {
    expect(pointer.startsWith(about)).toBe(true);
    expect(message).toMatch(/^[A-Z`].*\.$/su);
    expect(message).not.toContain('undefined');
    return `${pointer} ${code} ${member ?? ''}`;
  });
  expect(new Set(seen).size).toBe(seen.length);
}

const objectOf = (given: JsonValue): JsonObject => (isJsonObject(given) ? given : { elicitation: given });

test('no JSON makes a check throw, and every diagnostic is in order', () => {
  fc.assert(
    fc.property(value, boundary, readings, (given, entry, reading) => {
      wellFormed(checkRequest(given, reading), '/request');
      wellFormed(checkEnvelope(given, reading), '/response');
      wellFormed(checkEffect(given, 3, entry, reading), '/response/result/effects/3');
      for (const faults of [
        checkPayload(entry, given, reading, objectOf(given)),
        checkReturnValue(entry, given, reading, objectOf(given)),
      ]) {
        for (const { message } of faults) expect(message).toMatch(/^[A-Z`].*\.$/su);
      }
      if (typeof given === 'object' && given !== null && !Array.isArray(given))
        payloadOf(entry, Object(given));
      expect(readScenario(given).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('a check leaves what it is given as it was', () => {
  const freeze = (given: JsonValue): JsonValue => {
    if (typeof given === 'object' && given !== null) {
      Object.freeze(given);
      for (const child of Object.values(given)) freeze(child);
    }
    return given;
  };
  fc.assert(
    fc.property(value, boundary, readings, (given, entry, reading) => {
      const frozen = freeze(given);
      expect(checkRequest(frozen, reading)).toEqual(checkRequest(frozen, reading));
      expect(checkEffect(frozen, 0, entry, reading)).toEqual(checkEffect(frozen, 0, entry, reading));
    }),
    { numRuns: 300 },
  );
});

test('no text makes the reader of suites throw', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"version"',
    '"scenarios"',
    '"request"',
    '"response"',
    '"id"',
    '1',
    '"a"',
    '\\',
    '"',
    '\n',
    ' ',
    '{}',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      const file = readScenarioFile(text);
      if (!file.ok) expect(file.fault.range.offset).toBeLessThanOrEqual(text.length);
      else expect(file.value.rows.length + file.value.problems.length >= 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
