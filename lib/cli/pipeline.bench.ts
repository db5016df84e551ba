import { evaluate } from '@/lib/evaluate';
import { isJsonObject, type JsonValue, readJson, stringifyJson, valueAt } from '@/lib/json';
import { type Scenario, scenarioRows } from '@/lib/protocol';
import { coreSuite, extendedSuite, type SuiteRow, suiteText } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';

/**
 * What reading, validating, evaluating and verifying a compact row costs, as a multiple of what `JSON.parse` alone
 * takes for the same text: row by row, and as the rows of one suite file, whose own form is then checked too; for the
 * core suite and for the extended one. Prints one JSON object. Processor time is measured, because other programs do
 * not count in it; the subjects are run in turn, and the median of many rounds is taken.
 */
let passed = 0;

/** Through bytes, so that a text is one flat piece as a file's is, not the pieces it was put together from. */
const flat = (value: JsonValue): string => Buffer.from(stringifyJson(value)).toString('utf8');

type Judged = Pick<Scenario, 'request' | 'response' | 'readings'>;

function judge({ request, response, readings, ...expectation }: Judged, steps: boolean) {
  const options = readings === undefined ? { steps } : { steps, readings };
  const verdict = verify(expectation, reportedOf(evaluate({ request, response }, options)));
  if (verdict.status !== 'passed') throw new Error(verdict.clauses.map(({ message }) => message).join(' '));
  passed += 1;
}

function subjectsOf(suite: readonly SuiteRow[]) {
  const read = readJson(suiteText(suite));
  if (!read.ok) throw new Error(read.fault.message);
  const text = flat(read.value);
  const listed = valueAt(read.value, '/scenarios');
  const rows = Array.isArray(listed) ? listed.map(flat) : [];
  const readings = suite.map((row) => row.readings);

  function parse(): void {
    for (const row of rows) if (isJsonObject(JSON.parse(row))) passed += 1;
  }

  function eachRow(steps: boolean): void {
    for (const [index, row] of rows.entries()) {
      const found = readJson(row);
      if (!found.ok || !isJsonObject(found.value)) throw new Error('a row is not read');
      const { request = null, response = null, expected, expectError } = found.value;
      const own = readings[index];
      judge(
        {
          request,
          response,
          ...(own === undefined ? {} : { readings: own }),
          ...(isJsonObject(expected) ? { expected } : {}),
          ...(expectError === true ? { expectError } : {}),
        },
        steps,
      );
    }
  }

  function wholeSuite(): void {
    for (const found of scenarioRows(text)) {
      if (found.kind !== 'row') throw new Error(found.message);
      judge(found.scenario, false);
    }
  }

  return { parse, plain: () => eachRow(false), steps: () => eachRow(true), suite: wholeSuite };
}

type Subject = keyof ReturnType<typeof subjectsOf>;
const names: readonly Subject[] = ['parse', 'plain', 'steps', 'suite'];
const warmUp = 12;
const rounds = 40;

/** What the subjects cost for a suite, as multiples of parsing; each is run so often in a round. */
function ratiosOf(suite: readonly SuiteRow[], repeat: number) {
  const subjects = subjectsOf(suite);
  const times: { readonly [subject in Subject]: number[] } = { parse: [], plain: [], steps: [], suite: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const subject of names) {
      const time = timeOf(subjects[subject], repeat);
      if (round >= warmUp) times[subject].push(time);
    }
  }
  const base = median(times.parse);
  return {
    plain: median(times.plain) / base,
    steps: median(times.steps) / base,
    suite: median(times.suite) / base,
    parseMicrosecondsPerRow: base / repeat / suite.length,
  };
}

/** Microseconds of processor time. */
function timeOf(run: () => void, repeat: number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < repeat; count += 1) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const core = ratiosOf(coreSuite, 40);
const extended = ratiosOf(extendedSuite, 14);
console.log(JSON.stringify({ ...core, extended, passed }));
