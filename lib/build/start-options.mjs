import util from 'node:util';

/**
 * @typedef {object} StartOptions
 * @property {number} [port] this one or none; without it the next free one from 3000
 * @property {string} [host] another address to listen on than this machine's own
 */

export const startUsage = `npm start [-- --port N] [--host NAME]

Installs and builds when that is due, then serves the explorer.
  --port N     serve on port N only; without it: 3000, or the next free one
  --host NAME  listen on this name or address instead of this machine alone`;

/**
 * @param {readonly string[]} args
 * @returns {{ readonly kind: 'start', readonly options: StartOptions } | { readonly kind: 'help' }
 *   | { readonly kind: 'problem', readonly message: string }}
 */
export const parseStartOptions = (args) => {
  try {
    const { values } = util.parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) return { kind: 'help' };
    const host = values.host === undefined ? {} : { host: values.host };
    if (values.port === undefined) return { kind: 'start', options: host };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535) {
      return {
        kind: 'problem',
        message: `--port takes a number from 0 to 65535, not ${JSON.stringify(values.port)}.`,
      };
    }
    return { kind: 'start', options: { ...host, port } };
  } catch (error) {
    return { kind: 'problem', message: error instanceof Error ? error.message : String(error) };
  }
};
