// `npm run bench`: measures speed as ratios within one run, prints them and writes dist/bench.json.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePathOf } from './base-path.mjs';
import { figureLines, isGood } from './bench-figures.mjs';
import { buildWhenDue } from './build-site.mjs';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner } from './project-runner.mjs';
import { root } from './root.mjs';

requireNode();
const runner = createProjectRunner();
const folder = mkdtempSync(join(tmpdir(), 'ahp-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @returns {Promise<number>} the exit code */
const bench = async () => {
  if (!(await installWhenDue(runner))) return 2;
  const built = await buildWhenDue(runner);
  if (!built.ok) {
    runner.say(`Nothing was measured: the build stopped at "${built.name}" (${built.because}).`);
    return 2;
  }
  // Loaded now, because they need packages that the lines above may just have installed.
  const { benchDiagnosis, benchLongSuites, benchPipeline, benchStart } = await import('./bench-programs.mjs');
  const { benchFirstLoad, benchPage } = await import('./bench-site.mjs');
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  runner.say('Measuring: the library …');
  const figures = [...(await benchPipeline(root)), ...(await benchDiagnosis(root))];
  runner.say('Measuring: suites of 50,000 and 100,000 rows …');
  figures.push(...benchLongSuites(root, folder));
  runner.say('Measuring: start and first load …');
  figures.push(...benchStart(root, folder), ...benchFirstLoad(root, basePathOf(process.env)));
  runner.say('Measuring: the page …');
  const page = await benchPage(runner, folder);
  figures.push(...page.figures);

  const report = {
    version: 1,
    node: process.version,
    processors: cpus().length,
    figures,
    skipped: page.skipped,
  };
  writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  for (const line of figureLines(figures, page.skipped)) runner.say(line);
  runner.say('Written to dist/bench.json.');
  return figures.every(isGood) && page.skipped.length === 0 ? 0 : 1;
};

process.exitCode = await bench();
