import { defineConfig } from '@playwright/test';
import { findChromium, thisMachine } from './lib/build/chromium.mjs';

// Named once: the workers load this file too and inherit the environment. Without one, Playwright takes its own.
if (!process.env.CHROME_PATH) {
  const chromium = findChromium(thisMachine());
  if (chromium.kind === 'found') process.env.CHROME_PATH = chromium.path;
}
const executablePath = process.env.CHROME_PATH;
// Set by the server's own first line, below; the workers read it.
const baseURL = process.env.AHP_SITE_URL;

export default defineConfig({
  testDir: 'e2e',
  // Measuring is not testing: `npm run bench` asks for it by naming the file for its figures.
  testMatch: process.env.AHP_BENCH ? '**/*.bench.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Letters are drawn a little differently from one machine to the next; lines, cells and hatching are not.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.02 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: 'list',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // No name but the site's own resolves, so that a stray request cannot leave even before a test sees it.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
          ],
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" dist/server.mjs --port 0`,
    wait: { stdout: /^Serving (?<ahp_site_url>http:\S+)$/m },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    timeout: 30_000,
  },
});
