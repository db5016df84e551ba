import { evaluate } from '@/lib/evaluate';
import { isJsonObject, type JsonValue, readJson, stringifyJson, valueAt } from '@/lib/json';
import { type Scenario, scenarioRows } from '@/lib/protocol';
import { coreSuite, suiteText } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';

/**
 * What reading, validating, evaluating and verifying a compact row costs, as a multiple of what `JSON.parse` alone
 * takes for the same text: row by row, and as the rows of one suite file, whose own form is then checked too. Prints
 * one JSON object. Processor time is measured, because other programs do not count in it; the subjects are run in
 * turn, and the median of many rounds is taken.
 */
const suite = readJson(suiteText(coreSuite));
if (!suite.ok) throw new Error(suite.fault.message);
/** Through bytes, so that a text is one flat piece as a file's is, not the pieces it was put together from. */
const flat = (value: JsonValue): string => Buffer.from(stringifyJson(value)).toString('utf8');
const text = flat(suite.value);
const listed = valueAt(suite.value, '/scenarios');
const rows = Array.isArray(listed) ? listed.map(flat) : [];

const repeat = 40;
let passed = 0;

function judge(
  { request, response, ...expectation }: Pick<Scenario, 'request' | 'response'>,
  steps: boolean,
) {
  const verdict = verify(expectation, reportedOf(evaluate({ request, response }, { steps })));
  if (verdict.status !== 'passed') throw new Error(verdict.clauses.map(({ message }) => message).join(' '));
  passed += 1;
}

function parse(): void {
  for (const row of rows) if (isJsonObject(JSON.parse(row))) passed += 1;
}

function eachRow(steps: boolean): void {
  for (const row of rows) {
    const read = readJson(row);
    if (!read.ok || !isJsonObject(read.value)) throw new Error('a row is not read');
    const { request = null, response = null, expected, expectError } = read.value;
    judge(
      {
        request,
        response,
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

const subjects = { parse, plain: () => eachRow(false), steps: () => eachRow(true), suite: wholeSuite };
type Subject = keyof typeof subjects;
const names: readonly Subject[] = ['parse', 'plain', 'steps', 'suite'];
const times: { readonly [subject in Subject]: number[] } = { parse: [], plain: [], steps: [], suite: [] };

/** Microseconds of processor time. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  for (let count = 0; count < repeat; count += 1) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const warmUp = 12;
const rounds = 40;
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const subject of names) {
    const time = timeOf(subjects[subject]);
    if (round >= warmUp) times[subject].push(time);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const base = median(times.parse);
console.log(
  JSON.stringify({
    plain: median(times.plain) / base,
    steps: median(times.steps) / base,
    suite: median(times.suite) / base,
    rowBytes: text.length / coreSuite.length,
    parseMicrosecondsPerRow: base / repeat / coreSuite.length,
    passed,
  }),
);
