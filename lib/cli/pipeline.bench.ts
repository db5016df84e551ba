import { evaluate } from '@/lib/evaluate';
import { readJson, stringifyJson } from '@/lib/json';
import { scenarioRows } from '@/lib/protocol';
import { coreSuite, suiteText } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';

/**
 * What reading, validating, evaluating and verifying a compact row costs, as a multiple of what `JSON.parse` alone
 * takes for the same text. Prints one JSON object. Processor time is measured, because other programs do not count
 * in it; the three are run in turn, and the median of many rounds is taken.
 */
const suite = readJson(suiteText(coreSuite));
if (!suite.ok) throw new Error(suite.fault.message);
// Through bytes, so that the text is one flat piece as a file's is, not the pieces it was put together from.
const text = Buffer.from(stringifyJson(suite.value)).toString('utf8');

const repeat = 40;
let passed = 0;

function parse(): void {
  for (let count = 0; count < repeat; count += 1) passed += JSON.parse(text).scenarios.length;
}

function runAll(steps: boolean): void {
  for (let count = 0; count < repeat; count += 1) {
    for (const found of scenarioRows(text)) {
      if (found.kind !== 'row') throw new Error(found.message);
      const { request, response } = found.scenario;
      const verdict = verify(found.scenario, reportedOf(evaluate({ request, response }, { steps })));
      if (verdict.status !== 'passed') throw new Error(`${found.scenario.id} is not passed`);
      passed += 1;
    }
  }
}

const subjects = { parse, plain: () => runAll(false), steps: () => runAll(true) };
type Subject = keyof typeof subjects;
const times: { readonly [subject in Subject]: number[] } = { parse: [], plain: [], steps: [] };

/** Microseconds of processor time. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const warmUp = 12;
const rounds = 40;
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const subject of ['parse', 'plain', 'steps'] as const) {
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
    rowBytes: text.length / coreSuite.length,
    parseMicrosecondsPerRow: base / repeat / coreSuite.length,
    passed,
  }),
);
