import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { coreSuite, extendedSuite, portableSuite, suiteText } from '@/lib/suite';
import { version } from '@/package.json';
import { reportOf, suiteOf } from './rows.test-support';

// Each test starts processes, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 });

const root = process.cwd();
const launcher = join(root, 'lib/cli/launcher.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ahp-scenarios-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], input = '', program = launcher): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { status, stdout, stderr };
}

const suite = suiteOf('deny-blocks', 'return-null-preserved');
const wrong = suite.text.replace('"decision": "deny"', '"decision": "ask"');

beforeAll(() => {
  // Builds the bundle when that is due, which the first use of a clone does too.
  execFileSync(process.execPath, [launcher, '--version']);
  file('suite.json', suite.text);
  file('wrong.json', wrong);
  file('report.json', reportOf(suite).text);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('exit codes', () => {
  const journeys: readonly [status: number, args: readonly string[]][] = [
    [0, ['--help']],
    [0, ['verify', '--help']],
    [0, ['verify', 'suite.json']],
    [0, ['verify', 'suite.json', '--report', 'report.json']],
    [0, ['evaluate', 'wrong.json']],
    [0, ['evaluate', 'suite.json', '--id', 'deny-blocks', '--steps', '--reading', 'revision=r2']],
    [0, ['lint', 'suite.json']],
    [0, ['generate', '--check']],
    [0, ['diagnose', '--help']],
    [0, ['diagnose', 'report.json', '--suite', 'suite.json']],
    [0, ['mutants', '--catalogue']],
    [1, ['diagnose', 'report.json', '--suite', 'wrong.json', '--json']],
    [1, ['verify', 'wrong.json']],
    [1, ['verify', 'wrong.json', '--report', 'report.json', '--json']],
    [1, ['generate', '--check', '--out', 'suite.json']],
    [2, []],
    [2, ['frobnicate']],
    [2, ['verify']],
    [2, ['verify', 'suite.json', 'wrong.json']],
    [2, ['verify', 'suite.json', '--format', 'xml']],
    [2, ['verify', 'suite.json', '--reading', 'revision=r9']],
    [2, ['verify', 'suite.json', '--reading', 'r3']],
    [2, ['verify', 'suite.json', '--frob']],
    [2, ['verify', '-', '--report', '-']],
    [2, ['diagnose']],
    [2, ['diagnose', 'suite.json']],
    [2, ['diagnose', '-', '--suite', '-']],
    [2, ['mutants', '--suite', 'report.json']],
    [2, ['verify', 'none.json']],
    [2, ['verify', 'suite.json', '--report', 'none.json']],
    [2, ['lint', '.']],
    [2, ['evaluate', 'suite.json', '--id', 'nobody']],
    [2, ['generate', '--check', '--out', 'none.json']],
    [2, ['generate', '--suite', 'none', '--check']],
    [2, ['generate', '--portable']],
    [2, ['generate', '--portable', '--check', '--out', 'suite.json']],
  ];
  test.each(journeys)('%i for %j', (status, args) => {
    const ended = run(args);
    expect(ended.status, ended.stderr).toBe(status);
    if (status === 2) expect(ended.stderr).not.toBe('');
    else expect(ended.stderr).toBe('');
    expect(ended.stderr).not.toContain('at file:');
  });
});

describe('input', () => {
  test('standard input is a file like any other', () => {
    const piped = run(['verify', '-'], wrong);
    expect(piped.status).toBe(1);
    expect(piped.stdout).toMatch(/^<stdin>:\d+:5: FAILED deny-blocks\n/);
    expect(run(['verify', 'suite.json', '--report', '-'], reportOf(suite).text).status).toBe(0);
    expect(run(['evaluate', '-']).stderr).toMatch(/^<stdin>:1:1: .*empty/);
  });

  test('a damaged file is told with line and column', () => {
    const damaged = file('damaged.json', suite.text.replace('"tags": [', '"tags" ['));
    const line = suite.text.split('\n').findIndex((text) => text.includes('"tags": [')) + 1;
    expect(run(['evaluate', damaged])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(`^damaged\\.json:${line}:14: `),
    });
  });

  const bytes: readonly [name: string, bytes: Buffer, message: RegExp][] = [
    ['latin-1', Buffer.from('{"a":\n"\xe9"}', 'latin1'), /:2:2: the text is not valid UTF-8/],
    ['cut short', Buffer.from('"é').subarray(0, 2), /:1:2: the text is not valid UTF-8/],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), /UTF-16/],
  ];
  test.each(bytes)('text that is not UTF-8 is told: %s', (_, content, message) => {
    writeFileSync(join(folder, 'bytes.json'), content);
    expect(run(['lint', 'bytes.json'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  test('characters of several bytes arrive whole through a pipe', () => {
    const ideographs = suite.text.replaceAll('"yes"', `"${'語😀'.repeat(30_000)}"`);
    expect(run(['verify', '-'], ideographs)).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('output', () => {
  test('the version is that of the package', () => {
    expect(run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test('without a terminal there is no colour and no progress', () => {
    const many = {
      version: 1,
      scenarios: Array.from({ length: 12_000 }, (_, index) => ({
        id: `${index}`,
        request: 1,
        response: 1,
        tags: [],
        expectError: true,
      })),
    };
    const ended = run(['verify', file('many.json', JSON.stringify(many))]);
    expect(ended.status).toBe(1);
    expect(`${ended.stdout}${ended.stderr}`).not.toContain('\u001b');
    expect(ended.stdout).toContain('many.json: 0 passed, 12000 failed\n');
    expect(ended.stderr).toBe('');
  });

  test('JSON is one whole text', () => {
    const ended = run(['evaluate', 'suite.json', '--json', '--steps']);
    expect(JSON.parse(ended.stdout).rows).toHaveLength(2);
    expect(JSON.parse(run(['lint', 'suite.json', '--json']).stdout)).toEqual({ version: 1, findings: [] });
  });

  test('a reader that goes away ends nothing early and is no error', async () => {
    const child = spawn(process.execPath, [launcher, 'verify', 'many.json', '--json'], { cwd: folder });
    child.stdout.once('data', () => child.stdout.destroy());
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += data;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, errors]).toEqual([1, '']);
  });

  test('generate writes the exact file, and prints it for -', () => {
    const written = run(['generate', '--out', 'new/core.json']);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'new/core.json'), 'utf8')).toBe(suiteText(coreSuite));
    expect(run(['generate', '--out', '-']).stdout).toBe(suiteText(coreSuite));
    expect(run(['generate', '--check', '--out', 'new/core.json']).status).toBe(0);
    expect(run(['generate', '--out', 'suite.json/x'])).toMatchObject({ status: 2, stdout: '' });
  });

  test('generate writes a suite for other adapters, and tells what it no longer proves', () => {
    const args = ['generate', '--suite', 'extended', '--portable', '--out'];
    const written = run([...args, 'portable.json']);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    const { rows, leftOut, state } = portableSuite(extendedSuite);
    expect(readFileSync(join(folder, 'portable.json'), 'utf8')).toBe(suiteText(rows));
    expect(written.stdout).toContain(`${rows.length} rows written\nleft out: ${leftOut.length} rows`);
    expect(written.stdout).toContain(`dropped: ${state.length} assertions about the emitted state\n`);
    expect(written.stdout).toContain('  keeps-allow-of-changed-input: the adapter keeps an earlier allow');
    const printed = run([...args, '-']);
    expect(printed.stdout).toBe(suiteText(rows));
    expect(printed.stderr).toBe(written.stdout.replace('portable.json:', '-:'));
  });
});

describe('package', () => {
  test('the packed tarball runs without any package beside it', { timeout: 240_000 }, () => {
    const shell = process.platform === 'win32';
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-xzf', `ahp-scenario-explorer-${version}.tgz`], { cwd: folder });
    const packed = join(folder, 'package/lib/cli/launcher.mjs');
    expect(run(['verify', 'package/public/scenarios.json'], '', packed)).toMatchObject({
      status: 0,
      stdout: 'package/public/scenarios.json: 105 passed, 0 failed\n',
      stderr: '',
    });
    expect(run(['generate', '--check'], '', packed).status).toBe(0);
  });
});
