import { utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { rawGet, rawRequest } from './raw-request.test-support';
import { type StaticServer, serveStatic } from './serve-static';
import { exportedSite, type Folder, makeSite } from './site.test-support';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0)) await end();
});

const site = (files = exportedSite): Folder => {
  const folder = makeSite(files);
  open.unshift(folder.remove);
  return folder;
};

const serve = async (folder = site(), host?: string): Promise<StaticServer> => {
  const served = await serveStatic({ dir: folder.dir, port: 0, host });
  if (!served.ok) throw new Error(served.fault.message);
  open.unshift(served.value.close);
  return served.value;
};

const header = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();

describe('files', () => {
  test.each([
    ['/', 'first', 'sha256-first'],
    ['/index.html', 'first', 'sha256-first'],
    ['/?row=1&step=2', 'first', 'sha256-first'],
    ['/about', 'about, the page', 'sha256-about'],
    ['/about/', 'about, the page', 'sha256-about'],
    ['/about.html', 'about, the page', 'sha256-about'],
    ['/deep', 'deep', 'sha256-deep'],
    ['/deep/', 'deep', 'sha256-deep'],
  ])('%s is its page, with the policy of that page', async (path, title, hash) => {
    const { port } = await serve();
    const { status, head, body } = await rawGet(port, path);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(header(head, 'content-security-policy')).toContain(hash);
    expect(header(head, 'content-type')).toBe('text/html;charset=utf-8');
    expect(header(head, 'cache-control')).toBe('no-cache');
  });

  test.each([
    ['/_next/static/chunks/0abc.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/_next/static/media/type.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/schemas/row.schema.json', 'application/json', 'no-cache'],
    ['/about/__next._tree.txt', 'text/plain', 'no-cache'],
  ])('%s has its type and may be kept as long as its name allows', async (path, type, keep) => {
    const { port } = await serve();
    const { status, head } = await rawGet(port, path);
    expect(status).toBe(200);
    expect(header(head, 'content-type')).toBe(type);
    expect(header(head, 'cache-control')).toBe(keep);
    expect(header(head, 'content-security-policy')).toBe("default-src 'none'; script-src 'self'");
  });

  test('an unchanged page is answered with 304', async () => {
    const { url } = await serve();
    const first = await fetch(url);
    await first.text();
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await fetch(url, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  test('HEAD gives the head alone', async () => {
    const { port } = await serve();
    const answer = await rawRequest(port, 'HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer.status).toBe(200);
    expect(header(answer.head, 'content-length')).toBe('20');
    expect(answer.body).toBe('');
  });

  test('what is not there is the 404 page under its policy', async () => {
    const { port } = await serve();
    const { status, head, body } = await rawGet(port, '/nothing');
    expect(status).toBe(404);
    expect(body).toBe('<title>missing</title>');
    expect(header(head, 'content-security-policy')).toContain('sha256-missing');
  });

  test('a site without a 404 page says it in words', async () => {
    const { port } = await serve(site({ 'index.html': 'first' }));
    const { status, body, head } = await rawGet(port, '/nothing');
    expect(status).toBe(404);
    expect(body).toBe('There is nothing at this address.\n');
    expect(header(head, 'content-type')).toContain('text/plain');
  });

  test('a site without policies runs nothing', async () => {
    const { port } = await serve(site({ 'index.html': '<script>alert(1)</script>' }));
    const { head } = await rawGet(port, '/');
    expect(header(head, 'content-security-policy')).toMatch(/^default-src 'none'; base-uri 'none'/);
  });

  test('every answer carries the security headers, refusals too', async () => {
    const { port } = await serve();
    const answers = await Promise.all([
      rawGet(port, '/'),
      rawGet(port, '/no'),
      rawGet(port, '/', 'evil.example'),
    ]);
    for (const { head } of answers) {
      expect(header(head, 'x-content-type-options')).toBe('nosniff');
      expect(header(head, 'referrer-policy')).toBe('no-referrer');
      expect(header(head, 'cross-origin-opener-policy')).toBe('same-origin');
      expect(header(head, 'cross-origin-resource-policy')).toBe('same-origin');
      expect(header(head, 'permissions-policy')).toContain('camera=()');
      expect(header(head, 'content-security-policy')).toBeDefined();
    }
  });
});

describe('attacks', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/about/../../secret.txt',
    '/about/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.txt',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/.policy.json',
    '/.stamp',
    '/%2estamp',
    '/__proto__',
    '/constructor',
  ])('%s gives nothing away', async (path) => {
    const { port } = await serve();
    const { status, body } = await rawGet(port, path);
    expect(status).toBe(404);
    expect(body).toBe('<title>missing</title>');
  });

  test.each(['localhost', 'LocalHost:80', '127.0.0.1', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
    'Host %s is this machine',
    async (host) => {
      const { port } = await serve();
      expect((await rawGet(port, '/', host)).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'localhost.',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '0.0.0.0',
    'user@localhost',
    'localhost, evil.example',
    'localhost:3000:1',
    'localhost/',
    '[::2]',
    '',
  ])('Host %j is not', async (host) => {
    const { port } = await serve();
    const { status, body } = await rawGet(port, '/', host);
    expect(status).toBe(421);
    expect(body).toMatch(/^This server answers to localhost, 127\.0\.0\.1, \[::1\] only/);
  });

  test('the name that the server was started with is allowed as well', async () => {
    const { port } = await serve(site(), '127.0.0.1');
    expect((await rawGet(port, '/', '127.0.0.1')).status).toBe(200);
    const other = await serve(site(), '127.0.0.3');
    const answer = await fetch(`http://127.0.0.3:${other.port}/`);
    expect(answer.status).toBe(200);
    expect(other.url).toBe(`http://127.0.0.3:${other.port}`);
  });

  test('none or two hosts are refused', async () => {
    const { port } = await serve();
    expect((await rawRequest(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(400);
    const two = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
    expect((await rawRequest(port, two)).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is refused', async (method) => {
    const { port } = await serve();
    const { status, head } = await rawRequest(
      port,
      `${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(status).toBe(405);
    expect(header(head, 'allow')).toBe('GET, HEAD');
  });

  test('an address of another host in the request line is refused', async () => {
    const { port } = await serve();
    expect((await rawGet(port, 'http://evil.example/')).status).toBe(400);
    expect((await rawGet(port, '*')).status).toBe(400);
  });

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=9-', 'bytes=999999-', 'bytes=a-b', 'bytes=0-1,3-4'])(
    'Range %s gets the whole file and harms nobody',
    async (range) => {
      const { port } = await serve();
      const ask = `GET / HTTP/1.1\r\nHost: localhost\r\nRange: ${range}\r\nConnection: close\r\n\r\n`;
      expect((await rawRequest(port, ask)).body).toBe('<title>first</title>');
      expect((await rawGet(port, '/')).status).toBe(200);
    },
  );
});

describe('a new build under a running server', () => {
  test('is taken up, policies included', async () => {
    const folder = site();
    const { port } = await serve(folder);
    folder.write('index.html', '<title>second</title>');
    folder.write(
      '.policy.json',
      JSON.stringify({ basePath: '', other: 'o', pages: { '/index.html': 'second policy' } }),
    );
    folder.write('.stamp', 'two');
    const later = new Date(Date.now() + 5000);
    utimesSync(join(folder.dir, '.stamp'), later, later);
    const { body, head } = await rawGet(port, '/');
    expect(body).toBe('<title>second</title>');
    expect(header(head, 'content-security-policy')).toBe('second policy');
  });

  test('may clear the folder while requests come in', async () => {
    const folder = site();
    const { port } = await serve(folder);
    folder.remove();
    const gone = await rawGet(port, '/');
    expect(gone.body).toBe('');
    expect((await rawGet(port, '/nothing')).status).toBe(404);
    for (const [name, text] of Object.entries(exportedSite)) folder.write(name, text);
    expect((await rawGet(port, '/')).body).toBe('<title>first</title>');
  });
});

describe('a base path', () => {
  const policy = JSON.stringify({ basePath: '/x', other: 'o', pages: { '/index.html': 'the first' } });

  test('is where the site lives, and nothing else does', async () => {
    const served = await serve(site({ ...exportedSite, '.policy.json': policy }));
    expect(served.url).toBe(`http://localhost:${served.port}/x`);
    const first = await rawGet(served.port, '/x');
    expect(first.body).toBe('<title>first</title>');
    expect(header(first.head, 'content-security-policy')).toBe('the first');
    expect((await rawGet(served.port, '/x/about')).body).toContain('about, the page');
    expect((await rawGet(served.port, '/about')).status).toBe(404);
    expect((await rawGet(served.port, '/xy')).status).toBe(404);
    const top = await rawGet(served.port, '/');
    expect(top.status).toBe(302);
    expect(header(top.head, 'location')).toBe('/x');
  });
});

describe('starting and ending', () => {
  test('a folder without a site is a fault in words', async () => {
    const served = await serveStatic({ dir: '/nowhere', port: 0 });
    expect(served).toMatchObject({ ok: false, fault: { kind: 'no-site' } });
  });

  test('a port that is taken is a fault, on either address of this machine', async () => {
    const { port } = await serve();
    expect(await serveStatic({ dir: site().dir, port })).toMatchObject({
      ok: false,
      fault: { kind: 'taken' },
    });
  });

  test('an address that is not of this machine is a fault', async () => {
    const served = await serveStatic({ dir: site().dir, port: 0, host: '192.0.2.1' });
    expect(served).toMatchObject({ ok: false, fault: { kind: 'refused' } });
  });

  test('closing ends open connections and frees the port', async () => {
    const server = await serve();
    const ended = new Promise((resolve) => {
      const idle = connect(server.port, '127.0.0.1', async () => {
        await server.close();
      });
      idle.on('close', resolve);
      idle.on('error', resolve);
    });
    await ended;
    const again = await serveStatic({ dir: site().dir, port: server.port });
    expect(again.ok).toBe(true);
    if (again.ok) await again.value.close();
  });
});
