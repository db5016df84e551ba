import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens; `close` ends it and every open connection. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** `taken`: something else listens there; `refused`: this user or machine cannot listen there. */
export interface ListenFault {
  readonly kind: 'taken' | 'refused';
  readonly message: string;
}

const listenOn = (server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const faultOf = (error: NodeJS.ErrnoException): ListenFault => ({
  kind: error.code === 'EADDRINUSE' ? 'taken' : 'refused',
  message: error.message,
});

/** A machine without IPv6 has no second loopback address, and needs none. */
const isAbsent = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';

/**
 * Listens on every address, so that they share one port. Loopback has two (`localhost` may be either): were one of
 * them left to another program, a browser could reach that one under our address.
 *
 * @param hosts the first must be had; a later one may be absent from this machine
 * @param port 0 for any free one
 */
export const listen = async (
  handler: RequestListener,
  hosts: readonly string[],
  port: number,
): Promise<Listening | ListenFault> => {
  const servers: Server[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };
  for (const host of hosts) {
    const server = createServer(handler);
    const [first] = servers;
    const error = await listenOn(server, first === undefined ? port : portOf(first), host);
    if (error === undefined) servers.push(server);
    else if (first === undefined || !isAbsent(error)) {
      await closeAll();
      return faultOf(error);
    }
  }
  const [first] = servers;
  if (first === undefined) throw new Error('A server needs an address to listen on.');
  return { port: portOf(first), close: closeAll };
};
