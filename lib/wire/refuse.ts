import type { IncomingMessage } from 'node:http';

/** Why a request is not served: a status, one sentence for the person who sees it, and what else the answer says. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a Host header, without its port and in lower case; undefined for what is no Host header at all. */
const nameOf = (header: string): string | undefined =>
  /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/.exec(header.toLowerCase())?.[1];

/** Writes a host as it stands in an address: an IPv6 address gets its brackets. */
export const asAddressHost = (host: string): string =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;

/**
 * Refuses what a browser on this machine has no honest reason to send.
 *
 * The Host check is against DNS rebinding: a foreign page can point its own name at this machine and then read our
 * answers as if they were its own, but it cannot choose the Host header, which stays its name.
 *
 * @param request as node:http read it
 * @param host the name or address that the server was told to listen on, when it was
 * @returns the first reason to refuse, or undefined
 */
export const refuse = (request: IncomingMessage, host: string | undefined): Refusal | undefined => {
  const { method = '', url = '', rawHeaders } = request;
  const hosts = rawHeaders.filter(
    (_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const [header] = hosts;
  if (header === undefined || hosts.length > 1) {
    return { status: 400, sentence: 'A request names exactly one host.' };
  }
  const allowed = host === undefined ? loopbackNames : [...loopbackNames, asAddressHost(host).toLowerCase()];
  const name = nameOf(header);
  if (name === undefined || !allowed.includes(name)) {
    return {
      status: 421,
      sentence: `This server answers to ${allowed.join(', ')} only; start it with --host to give it another name.`,
    };
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return {
      status: 405,
      sentence: 'This server only hands out files: GET and HEAD.',
      headers: { Allow: 'GET, HEAD' },
    };
  }
  if (!url.startsWith('/'))
    return { status: 400, sentence: 'A request names a path that begins with a slash.' };
  return undefined;
};
