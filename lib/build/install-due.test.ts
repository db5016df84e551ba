import { describe, expect, test } from 'vitest';
import { npmCommand, whyInstall } from './install-due.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
};
const a = lock.packages['node_modules/a'];
const b = lock.packages['node_modules/b'];
const there = () => true;

describe('an install', () => {
  test.each([
    ['all is there', { 'node_modules/a': a, 'node_modules/b': b }],
    ['only an optional one for another platform is not', { 'node_modules/a': a }],
  ])('is not due when %s', (_name, packages) => {
    expect(whyInstall(lock, { packages }, there)).toBeUndefined();
  });

  test.each([
    ['nothing is installed', undefined, /no packages are installed/],
    ['one is missing', { packages: { 'node_modules/b': b } }, /node_modules\/a is missing/],
    [
      'one has another version',
      { packages: { 'node_modules/a': { ...a, version: '1.0.1' } } },
      /not the version/,
    ],
    [
      'one has other contents',
      { packages: { 'node_modules/a': { ...a, integrity: 'sha512-x' } } },
      /not the version/,
    ],
    [
      'one is no longer wanted',
      { packages: { 'node_modules/a': a, 'node_modules/c': a } },
      /c is no longer wanted/,
    ],
  ])('is due when %s', (_name, installed, why) => {
    expect(whyInstall(lock, installed, there)).toMatch(why);
  });

  test('is due when a folder was removed by hand', () => {
    expect(whyInstall(lock, { packages: { 'node_modules/a': a } }, () => false)).toMatch(
      /a has been removed/,
    );
  });
});

describe('the npm that is used', () => {
  test('is the one that runs us', () => {
    const env = { npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js' };
    expect(npmCommand(env, '/bin/node', 'linux')).toEqual({ file: '/bin/node', args: [env.npm_execpath] });
  });

  test('is the one on the path without npm, or under another package manager', () => {
    expect(npmCommand({}, '/bin/node', 'linux')).toEqual({ file: 'npm', args: [], shell: false });
    expect(npmCommand({ npm_execpath: '/x/pnpm.cjs' }, 'node', 'win32')).toEqual({
      file: 'npm',
      args: [],
      shell: true,
    });
  });
});
