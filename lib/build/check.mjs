// `npm run check`: types, pure types, lint and format, architecture, unit and property tests. No build, no browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhenDue } from './install.mjs';
import { requireNode } from './preflight.mjs';
import { createProjectRunner } from './project-runner.mjs';
import { checkStatically } from './static-checks.mjs';
import { summarise } from './summary.mjs';

requireNode();
const started = Date.now();
const runner = createProjectRunner();
const reports = mkdtempSync(join(tmpdir(), 'ahp-check-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const tallies = (await installWhenDue(runner))
  ? await checkStatically(runner, reports)
  : [{ name: 'install', count: { passed: 0, failed: 1 }, notes: [] }];
process.exitCode = summarise(tallies, (Date.now() - started) / 1000, runner.say);
