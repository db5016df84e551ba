import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { median } from './bench-figures.mjs';

/** @typedef {import('./bench-figures.mjs').Figure} Figure */

/**
 * Runs a program of ours with this Node and gives what it printed. Throws when it fails: a figure of a program that
 * does not work would mean nothing.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {string}
 */
const run = (root, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
};

/**
 * Bundles one of our measuring programs, runs it and reads the JSON that it prints.
 *
 * @param {string} root
 * @param {string} entry
 * @param {string} name
 */
const measured = async (root, entry, name) => {
  const outfile = `dist/bench/${name}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  return JSON.parse(run(root, [outfile]));
};

/**
 * The diagnosis: what it costs, in verifications of the suite, and how often it does not name two mistakes at once.
 *
 * @param {string} root
 * @returns {Promise<readonly Figure[]>}
 */
export const benchDiagnosis = async (root) => {
  const { ratio, pairsMissed } = await measured(root, 'lib/diagnose/diagnosis.bench.ts', 'diagnosis');
  return [
    {
      id: 'diagnosis',
      title: 'diagnose a report of 105 rows, to as many verifications as there are known mistakes',
      value: ratio,
      unit: '×',
      limit: 1.3,
    },
    {
      id: 'diagnosis-pairs',
      title: 'of 300 pairs of mistakes, not both named by the first two hypotheses',
      value: pairsMissed,
      unit: '%',
      limit: 5,
    },
  ];
};

/**
 * The library in one process: a compact row read, validated, evaluated and verified, against `JSON.parse` of its text.
 *
 * @param {string} root
 * @returns {Promise<readonly Figure[]>}
 */
export const benchPipeline = async (root) => {
  const { plain, steps, suite, extended } = await measured(root, 'lib/cli/pipeline.bench.ts', 'pipeline');
  const against = 'read, validate, evaluate and verify a row, to JSON.parse of it';
  return [
    { id: 'pipeline', title: against, value: plain, unit: '×', limit: 3, aim: 2 },
    { id: 'pipeline-steps', title: `${against}, with steps`, value: steps, unit: '×', limit: 5, aim: 3 },
    {
      id: 'pipeline-suite',
      title: 'the same for the rows of a suite file, its own form checked too',
      value: suite,
      unit: '×',
    },
    { id: 'pipeline-extended', title: `${against}, extended suite`, value: extended.plain, unit: '×' },
    {
      id: 'pipeline-extended-steps',
      title: `${against}, extended suite, with steps`,
      value: extended.steps,
      unit: '×',
    },
    {
      id: 'pipeline-extended-suite',
      title: 'the same for the rows of the extended suite file',
      value: extended.suite,
      unit: '×',
    },
  ];
};

/**
 * A suite file of so many compact rows: the core rows over and over, each with an id of its own.
 *
 * @param {string} root
 * @param {string} path
 * @param {number} count
 */
const writeLongSuite = (root, path, count) => {
  /** @type {{ scenarios: readonly { id: string }[] }} */
  const { scenarios } = JSON.parse(readFileSync(join(root, 'public/scenarios.json'), 'utf8'));
  const rows = scenarios.map((row) => ({ id: JSON.stringify(row.id), text: JSON.stringify(row) }));
  const file = openSync(path, 'w');
  writeSync(file, '{"version":1,"scenarios":[');
  for (let index = 0; index < count; ) {
    /** @type {string[]} */
    const piece = [];
    for (const { id, text } of rows.slice(0, count - index)) {
      piece.push(`${index === 0 ? '' : ','}${text.replaceAll(id, `${id.slice(0, -1)}-${index}"`)}`);
      index += 1;
    }
    writeSync(file, piece.join(''));
  }
  writeSync(file, ']}');
  closeSync(file);
};

/** Loaded before the command line: tells, when that ends, what it took of the machine. */
const probe = `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(process.env.AHP_USAGE, JSON.stringify({ peak: maxRSS * 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 }));
});
`;

/**
 * The command line on long suites, each run a process of its own.
 *
 * @param {string} root
 * @param {string} folder for the files, which the caller removes
 * @returns {readonly Figure[]}
 */
export const benchLongSuites = (root, folder) => {
  const probePath = join(folder, 'probe.mjs');
  const usagePath = join(folder, 'usage.json');
  writeFileSync(probePath, probe);
  process.env.AHP_USAGE = usagePath;
  /** @param {number} count */
  const prepare = (count) => {
    const path = join(folder, `${count}.json`);
    writeLongSuite(root, path, count);
    return {
      count,
      path,
      size: statSync(path).size,
      seconds: /** @type {number[]} */ ([]),
      peaks: /** @type {number[]} */ ([]),
    };
  };
  const suites = [prepare(50_000), prepare(100_000)];
  for (let round = 0; round < 3; round += 1) {
    for (const { path, seconds, peaks } of suites) {
      run(root, ['--import', `file://${probePath}`, 'dist/cli.mjs', 'verify', path]);
      const usage = JSON.parse(readFileSync(usagePath, 'utf8'));
      seconds.push(usage.seconds);
      peaks.push(usage.peak);
    }
  }
  const [short, long] = suites;
  if (short === undefined || long === undefined) return [];
  const perRow = (/** @type {typeof long} */ { seconds, count }) => median(seconds) / count;
  return [
    {
      id: 'linear',
      title: 'time per row of 100,000 rows, to that of 50,000',
      value: perRow(long) / perRow(short),
      unit: '×',
      limit: 1.2,
    },
    {
      id: 'memory',
      title: 'peak memory for 100,000 rows, to the file',
      value: Math.max(...long.peaks) / long.size,
      unit: '×',
      limit: 6,
    },
  ];
};

/**
 * How long the command line takes to start, against a Node that does nothing; in turn, the median of the pairs.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {readonly Figure[]}
 */
export const benchStart = (root, folder) => {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  /** @param {readonly string[]} args */
  const milliseconds = (args) => {
    const before = performance.now();
    run(root, args);
    return performance.now() - before;
  };
  /** @type {number[]} */
  const ratios = [];
  for (let round = 0; round < 34; round += 1) {
    const ours = milliseconds(['lib/cli/launcher.mjs', '--version']);
    const bare = milliseconds([empty]);
    // The first few fill the machine's caches.
    if (round >= 3) ratios.push(ours / bare);
  }
  return [
    {
      id: 'start',
      title: 'start of the command line, to bare Node',
      value: median(ratios),
      unit: '×',
      limit: 1.7,
    },
  ];
};
