import type { Result } from '@/lib/json';
import { type StaticOptions, type StaticServer, serveStatic } from './serve-static';

/** Where the search for a free port begins, and how many it tries. */
const firstPort = 3000;
const portsTried = 100;

/** As `StaticOptions`, but the port may be left open. */
export type OpenOptions = Omit<StaticOptions, 'port'> & { readonly port?: number | undefined };

/**
 * Serves a site on the port that was asked for, or else on the first free one from 3000.
 *
 * @returns the server, or a sentence that says why there is none and what to do
 */
export const openServer = async ({ port, ...where }: OpenOptions): Promise<Result<StaticServer, string>> => {
  const last = port === undefined ? firstPort + portsTried - 1 : port;
  for (let next = port ?? firstPort; next <= last; next += 1) {
    const served = await serveStatic({ ...where, port: next });
    if (served.ok) return served;
    if (served.fault.kind !== 'taken') return { ok: false, fault: served.fault.message };
  }
  return {
    ok: false,
    fault:
      port === undefined
        ? `All ports from ${firstPort} to ${last} are taken: choose another with --port N.`
        : `Port ${port} is taken: choose another with --port N, or leave it out to get the next free one from ${firstPort}.`,
  };
};
