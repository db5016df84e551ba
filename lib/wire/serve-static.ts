import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@/lib/json';
import { securityHeaders } from './headers';
import { listen } from './listen';
import { asAddressHost, refuse } from './refuse';
import { serveSite } from './site';
import { readSitePolicy } from './site-policy';

/** What to serve and where. */
export interface StaticOptions {
  /** The folder of the exported site. */
  readonly dir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** A name or address to listen on instead of this machine's loopback; the Host header may then name it too. */
  readonly host?: string | undefined;
}

/** A running server. */
export interface StaticServer {
  /** The address to open, such as `http://localhost:3000`, with the site's base path. */
  readonly url: string;
  readonly port: number;
  /** Ends the server and every open connection. */
  readonly close: () => Promise<void>;
}

/** Why nothing is served: the folder holds no site, the port is taken, or this user cannot listen there. */
export interface StaticFault {
  readonly kind: 'no-site' | 'taken' | 'refused';
  readonly message: string;
}

const loopback: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Serves an exported site to this machine: files only, each with the Content-Security-Policy that the build made for
 * it, and only to requests that name this machine.
 */
export const serveStatic = async ({
  dir,
  port,
  host,
}: StaticOptions): Promise<Result<StaticServer, StaticFault>> => {
  if (!existsSync(join(dir, 'index.html'))) {
    return { ok: false, fault: { kind: 'no-site', message: `${dir} holds no built site (no index.html).` } };
  }
  const site = serveSite(dir);
  const listening = await listen(
    (request, response) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      const refusal = refuse(request, host);
      if (refusal === undefined) {
        site(request, response);
        return;
      }
      const body = `${refusal.sentence}\n`;
      // The body of a refused request is not read, so the connection cannot be used again.
      response.writeHead(refusal.status, {
        ...refusal.headers,
        'Content-Type': 'text/plain;charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Content-Length': Buffer.byteLength(body),
        Connection: 'close',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
    host === undefined ? loopback : [host],
    port,
  );
  if ('kind' in listening) return { ok: false, fault: listening };
  const name = host === undefined ? 'localhost' : asAddressHost(host);
  const url = `http://${name}:${listening.port}${readSitePolicy(dir).basePath}`;
  return { ok: true, value: { url, port: listening.port, close: listening.close } };
};
