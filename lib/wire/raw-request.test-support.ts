import { connect } from 'node:net';

/** What came back over the wire, as text, with the parts that tests look at. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends exactly these bytes to a server on this machine and reads until it closes: clients tidy odd paths and Host
 * headers away, an attacker does not.
 */
export const rawRequest = (port: number, text: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('utf8');
      const end = answer.indexOf('\r\n\r\n');
      const head = end === -1 ? answer : answer.slice(0, end);
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        head,
        body: end === -1 ? '' : answer.slice(end + 4),
      });
    });
  });

/** A plain GET of a path as it stands, with one Host header, that asks the server to close afterwards. */
export const rawGet = (port: number, path: string, host = 'localhost'): Promise<RawAnswer> =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
