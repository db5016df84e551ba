import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceStamp, stampFile, whyBuild } from './freshness.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ahp-fresh-'));
  write('app/page.tsx', 'page');
  write('lib/json/index.ts', 'json');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const built = (basePath = ''): void => {
  write('dist/server.mjs', '');
  write('dist/cli.mjs', '');
  write(stampFile, `${sourceStamp(folder, basePath)}\n`);
};

describe('a build', () => {
  test('is due when there is none', () => {
    expect(whyBuild(folder, '')).toBe('there is none yet');
    built();
    rmSync(join(folder, 'dist/cli.mjs'));
    expect(whyBuild(folder, '')).toBe('there is none yet');
  });

  test('is current when nothing changed but times, tests and files that it does not read', () => {
    built();
    write('app/page.tsx', 'page');
    write('lib/json/index.test.ts', 'a test');
    write('lib/json/rows.test-support.ts', 'support');
    write('e2e/a.spec.ts', 'a test');
    write('README.md', 'text');
    write('app/.DS_Store', '');
    expect(whyBuild(folder, '')).toBeUndefined();
  });

  test.each([
    ['a changed source', () => write('lib/json/index.ts', 'other')],
    ['a new source', () => write('components/ui/button.tsx', 'button')],
    ['a removed source', () => rmSync(join(folder, 'app/page.tsx'))],
    [
      'a moved source',
      () => {
        rmSync(join(folder, 'app/page.tsx'));
        write('app/about/page.tsx', 'page');
      },
    ],
    ['other packages', () => write('package-lock.json', '{"a":1}')],
    ['other settings', () => write('next.config.js', 'export {}')],
  ])('is due after %s', (_name, change) => {
    built();
    change();
    expect(whyBuild(folder, '')).toBe('sources have changed');
  });

  test('is due for another base path', () => {
    built('/x');
    expect(whyBuild(folder, '/x')).toBeUndefined();
    expect(whyBuild(folder, '')).toBe('sources have changed');
  });
});
