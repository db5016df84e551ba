import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openServer } from './open-server';
import { exportedSite, makeSite } from './site.test-support';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0)) await end();
});

const siteDir = (): string => {
  const folder = makeSite(exportedSite);
  open.unshift(folder.remove);
  return folder.dir;
};

/** Takes a port of the one loopback address and says which. */
const occupy = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(undefined));
    server.listen(port, host, () => {
      open.unshift(() => server.close());
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : undefined);
    });
  });

test('without a port, the first free one from 3000 is taken', async () => {
  await occupy(3000, '127.0.0.1');
  const opened = await openServer({ dir: siteDir() });
  expect(opened.ok).toBe(true);
  if (!opened.ok) return;
  open.unshift(opened.value.close);
  expect(opened.value.port).toBeGreaterThan(3000);
  expect(opened.value.port).toBeLessThan(3100);
  expect(opened.value.url).toBe(`http://localhost:${opened.value.port}`);
});

test.each(['127.0.0.1', '::1'])('a port that was asked for and is taken on %s is said so', async (host) => {
  const port = await occupy(0, host);
  if (port === undefined) {
    expect(host).toBe('::1'); // a machine without IPv6 cannot lose a port there
    return;
  }
  expect(await openServer({ dir: siteDir(), port })).toEqual({
    ok: false,
    fault: `Port ${port} is taken: choose another with --port N, or leave it out to get the next free one from 3000.`,
  });
});

test('a fault that another port would not mend ends the search', async () => {
  expect(await openServer({ dir: '/nowhere' })).toEqual({
    ok: false,
    fault: '/nowhere holds no built site (no index.html).',
  });
});
