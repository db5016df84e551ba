import { createHash } from 'node:crypto';

/**
 * What the page may do: run and fetch only what its own origin serves. Styles may stand in the page because the
 * editor writes its own; `frame-ancestors` works in a header only, a browser ignores it (aloud) in a meta element.
 *
 * @type {readonly (readonly [directive: string, value: string, headerOnly?: 'header only'])[]}
 */
const directives = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self' 'unsafe-inline'"],
  ['img-src', "'self' data:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'", 'header only'],
  ['object-src', "'none'"],
];

/**
 * @param {readonly string[]} scriptHashes as `inlineScriptHashes` gives them
 * @param {'header' | 'meta'} place
 * @returns {string} a Content-Security-Policy
 */
export const policyText = (scriptHashes, place) =>
  directives
    .filter(([, , only]) => place === 'header' || only === undefined)
    .map(([name, value]) =>
      (name === 'script-src' ? [name, value, ...scriptHashes] : [name, value]).join(' '),
    )
    .join('; ');

const attribute = String.raw`\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?`;
const script = new RegExp(String.raw`<script((?:${attribute})*)\s*>([\s\S]*?)</script\s*>`, 'gi');

/**
 * The hash sources of a page's inline scripts, each once, in the order of the page.
 *
 * @param {string} html
 * @returns {readonly string[]} such as `'sha256-…'`, with the quotes that a policy wants
 */
export const inlineScriptHashes = (html) => {
  const hashes = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
};

const ours = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const headStart = /<head(?:\s[^>]*)?>(?:<meta charset="[^"]*"\s*\/?>)?/i;

/**
 * Writes a page's own policy into it, for hosts that send no headers of ours. It stands before anything that it
 * rules, but after the character set, which a browser looks for in the first kilobyte only.
 *
 * @param {string} html
 * @returns {string} the page; the same when it holds its policy already
 */
export const withMetaPolicy = (html) => {
  const bare = html.replace(ours, '');
  const start = headStart.exec(bare);
  if (start === null) throw new Error('The page has no <head>, so its policy has no place to stand.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(inlineScriptHashes(bare), 'meta')}"/>`;
  const at = start.index + start[0].length;
  return bare.slice(0, at) + meta + bare.slice(at);
};
