import { join } from 'node:path';
import { getChromium } from './chromium-get.mjs';
import { node } from './project-runner.mjs';
import { readReport } from './static-checks.mjs';
import { countPlaywright } from './tally.mjs';

/**
 * Runs the browser tests on the built site, in a Chromium that it finds or installs.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @param {string} reports
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export const testSite = async (runner, reports) => {
  const name = 'browser tests';
  const chromium = await getChromium(runner);
  if ('problem' in chromium) {
    return { name, count: { passed: 0, failed: 1 }, notes: [`${name}: ${chromium.problem}`] };
  }
  const report = join(reports, 'browser.json');
  const ended = await runner.run({
    name,
    commands: [node('node_modules/playwright/cli.js', 'test', '--reporter=list,json')],
    // Playwright forces colour on the server that it starts; beside NO_COLOR, Node would print a warning about it.
    env: { CHROME_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined },
    limitSeconds: 900,
  });
  return countPlaywright(readReport(report), ended);
};
