import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { median, percentile } from './bench-figures.mjs';
import { getChromium } from './chromium-get.mjs';
import { node } from './project-runner.mjs';

/** @typedef {import('./bench-figures.mjs').Figure} Figure */
/** @typedef {import('./bench-figures.mjs').Skipped} Skipped */

/**
 * The scripts that the page asks for before anything is done, compressed. Scripts for browsers without modules are
 * not asked for by any other.
 *
 * @param {string} html
 * @param {string} basePath
 * @returns {readonly string[]} paths under out/
 */
export const firstScripts = (html, basePath) => {
  const tags = [...html.matchAll(/<script\b[^>]*>|<link\b[^>]*>/g)].map(([tag]) => tag);
  const paths = tags.flatMap((tag) => {
    if (/\bnomodule\b/i.test(tag)) return [];
    if (tag.startsWith('<link') && !/\bas="script"|\brel="modulepreload"/.test(tag)) return [];
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return address === undefined
      ? []
      : [address.slice(basePath.length).replace(/^\//, '').replace(/\?.*$/, '')];
  });
  return [...new Set(paths)];
};

/**
 * @param {string} root
 * @param {string} basePath
 * @returns {readonly Figure[]}
 */
export const benchFirstLoad = (root, basePath) => {
  const html = readFileSync(join(root, 'out/index.html'), 'utf8');
  const bytes = firstScripts(html, basePath)
    .map((path) => gzipSync(readFileSync(join(root, 'out', decodeURIComponent(path)))).length)
    .reduce((sum, size) => sum + size, 0);
  return [
    { id: 'first-load', title: 'first-load script, gzip', value: bytes / 1024, unit: 'KB', limit: 180 },
  ];
};

/**
 * How long the page takes from a key to what it changes, painted; in a real Chromium, on the built site.
 *
 * @param {import('./runner.mjs').Runner} runner
 * @param {string} folder
 * @returns {Promise<{ readonly figures: readonly Figure[], readonly skipped: readonly Skipped[] }>}
 */
export const benchPage = async (runner, folder) => {
  const because = (/** @type {string} */ reason) => ({
    figures: [],
    skipped: [{ id: 'key-to-outcome', because: reason }],
  });
  const chromium = await getChromium(runner);
  if ('problem' in chromium) return because(chromium.problem);
  const ended = await runner.run({
    name: 'page',
    commands: [node('node_modules/playwright/cli.js', 'test', '--reporter=line', '--workers=1')],
    env: { CHROME_PATH: chromium.path, AHP_BENCH: folder, NO_COLOR: undefined },
    limitSeconds: 420,
  });
  if (!ended.ok) return because(`the browser run failed (${ended.because})`);
  /** @typedef {readonly { readonly shown: number, readonly painted: number }[]} Latencies */
  /** @typedef {readonly { readonly useful: number, readonly editor: number }[]} Arrivals */
  /** @type {{ readonly keys: Latencies, readonly steps: Latencies, readonly arrivals: Arrivals }} */
  const { keys, steps, arrivals } = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8'));
  /** @type {{ readonly paste: number, readonly keys: readonly number[] }} */
  const large = JSON.parse(readFileSync(join(folder, 'large-text.json'), 'utf8'));
  /** @type {{ readonly longest: number }} */
  const report = JSON.parse(readFileSync(join(folder, 'large-report.json'), 'utf8'));
  /**
   * @param {Latencies} latencies
   * @param {'shown' | 'painted'} moment
   */
  const late = (latencies, moment) =>
    percentile(
      latencies.map((latency) => latency[moment]),
      0.95,
    );
  return {
    figures: [
      {
        id: 'key-to-outcome',
        title: 'key in the editor to new outcome, 95th percentile',
        value: late(keys, 'shown'),
        unit: 'ms',
        limit: 50,
      },
      { id: 'key-to-paint', title: '… and until it is painted', value: late(keys, 'painted'), unit: 'ms' },
      {
        id: 'step',
        title: 'step of a row of 50 effects, script, 95th percentile',
        value: late(steps, 'shown'),
        unit: 'ms',
        limit: 16,
      },
      {
        id: 'step-to-paint',
        title: '… and until it is painted',
        value: late(steps, 'painted'),
        unit: 'ms',
        limit: 50,
      },
      {
        id: 'useful-before-editor',
        title: 'first outcome of a visit, to the arrival of the editor',
        value: median(arrivals.map(({ useful, editor }) => useful / editor)),
        unit: '×',
        limit: 1,
      },
      // The editor's own work is the most of both, and of a task below 50 ms the browser tells nothing.
      { id: 'large-paste', title: 'longest task when 1 MB is pasted', value: large.paste, unit: 'ms' },
      {
        id: 'large-key',
        title: 'longest task of a key in a text of 1 MB, median (0: below 50)',
        value: median(large.keys),
        unit: 'ms',
      },
      {
        id: 'large-report',
        title: 'longest task while an artifact of 20 MB is opened (0: below 50)',
        value: report.longest,
        unit: 'ms',
        limit: 50,
      },
    ],
    skipped: [],
  };
};
