import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControlOf } from './headers';
import { policyFor, readSitePolicy, type SitePolicy } from './site-policy';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Snapshot {
  readonly version: number;
  readonly policy: SitePolicy;
  readonly files: ReturnType<typeof sirv>;
}

/** When the build last changed; the note is the last file that it writes for us. */
const versionOf = (dir: string): number => {
  try {
    return statSync(join(dir, '.stamp')).mtimeMs;
  } catch {
    return 0;
  }
};

const takeSnapshot = (dir: string): Snapshot => {
  const policy = readSitePolicy(dir);
  const setHeaders = (response: ServerResponse, path: string): void => {
    response.setHeader('Content-Security-Policy', policyFor(policy, path));
    response.setHeader('Cache-Control', cacheControlOf(path));
  };
  // Listing the files once keeps anything else on the disk out of reach, whatever the path of a request says.
  return { version: versionOf(dir), policy, files: sirv(dir, { etag: true, setHeaders }) };
};

/** The snapshot of the present build, or the last one while a build is clearing the folder. */
const currentSnapshot = (dir: string, last: Snapshot): Snapshot => {
  if (versionOf(dir) === last.version) return last;
  try {
    return takeSnapshot(dir);
  } catch {
    return last;
  }
};

const readPage = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const notFound = (
  dir: string,
  policy: SitePolicy,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const page = readPage(join(dir, '404.html'));
  const body = page ?? 'There is nothing at this address.\n';
  response.writeHead(404, {
    'Content-Type': `text/${page === undefined ? 'plain' : 'html'};charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policyFor(policy, '/404'),
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Answers requests from the exported site in a folder, under the base path that it was built for. A new build is
 * taken up with the first request after it.
 *
 * @param dir must exist
 */
export const serveSite = (dir: string): Handler => {
  let site = takeSnapshot(dir);
  return (request, response) => {
    site = currentSnapshot(dir, site);
    const { policy, files } = site;
    const url = request.url ?? '/';
    const { basePath } = policy;
    if (basePath !== '' && url === '/') {
      response.writeHead(302, { Location: basePath }).end();
      return;
    }
    const isBelow =
      basePath === '' || url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`);
    if (!isBelow) {
      notFound(dir, policy, request, response);
      return;
    }
    const rest = url.slice(basePath.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    // Parts of files are never needed here, and a part that ends before it begins would be an exception further in.
    delete request.headers.range;
    // A file of the last build can vanish between its listing and its reading: the answer breaks off, not the server.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    files(request, response, () => notFound(dir, policy, request, response));
  };
};
