import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's note of which Content-Security-Policy each page needs. */
export interface SitePolicy {
  /** The path that the site was built to live under, such as `/explorer`; empty for the root. */
  readonly basePath: string;
  /** The policy of everything that is no page. */
  readonly other: string;
  /** The policy of each page by its file, such as `/index.html`. */
  readonly pages: ReadonlyMap<string, string>;
}

/** For a folder without a note: nothing in it may run. */
const strictest: SitePolicy = {
  basePath: '',
  other: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  pages: new Map(),
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Reads the note that the build left in the site's folder; one that is missing or damaged gives the strictest policy,
 * never none.
 */
export const readSitePolicy = (dir: string): SitePolicy => {
  let note: unknown;
  try {
    note = JSON.parse(readFileSync(join(dir, '.policy.json'), 'utf8'));
  } catch {
    return strictest;
  }
  if (!isRecord(note) || typeof note.basePath !== 'string' || typeof note.other !== 'string')
    return strictest;
  const pages = isRecord(note.pages) ? Object.entries(note.pages) : [];
  return {
    basePath: note.basePath,
    other: note.other,
    pages: new Map(pages.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
};

/**
 * The policy for an answer. An address finds its page as the file server does: `/about` is `about.html` before it is
 * `about/index.html`.
 *
 * @param path of the request, decoded, below the base path
 */
export const policyFor = (policy: SitePolicy, path: string): string => {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const page = [bare, `${bare}.html`, `${bare}/index.html`].find((file) => policy.pages.has(file));
  return (page === undefined ? undefined : policy.pages.get(page)) ?? policy.other;
};
