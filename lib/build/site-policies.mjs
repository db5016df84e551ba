import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, policyText, withMetaPolicy } from './policy.mjs';

/** Read by the static server. The dot keeps it out of what is served. */
const policyFile = '.policy.json';

/**
 * Gives each exported page its policy: as a meta element in the page, and as a header in the map that the static
 * server reads (`{ basePath, other, pages: { '/index.html': policy } }`; `other` is for everything that is no page,
 * worker scripts above all, which run under the policy of their own response).
 *
 * @param {string} folder the exported site
 * @param {string} basePath
 * @returns {number} how many pages
 */
export const writeSitePolicies = (folder, basePath) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
  const pages = names.map((name) => {
    const path = join(folder, name);
    const html = withMetaPolicy(readFileSync(path, 'utf8'));
    writeFileSync(path, html);
    return [`/${name}`, policyText(inlineScriptHashes(html), 'header')];
  });
  const map = { basePath, other: policyText([], 'header'), pages: Object.fromEntries(pages) };
  writeFileSync(join(folder, policyFile), `${JSON.stringify(map, null, 2)}\n`);
  return pages.length;
};
