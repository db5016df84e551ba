import { describe, expect, test } from 'vitest';
import { basePathOf } from './base-path.mjs';
import { childEnvironment } from './child-env.mjs';
import { lineWriter } from './lines.mjs';
import { nodeProblem } from './preflight.mjs';
import { parseStartOptions } from './start-options.mjs';

describe('the environment of steps', () => {
  test('lacks NODE_ENV, whatever the shell says, and calls nobody', () => {
    const env = childEnvironment({ NODE_ENV: 'production', PATH: '/bin' }, false);
    expect(env).toMatchObject({
      PATH: '/bin',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    });
    expect(Object.keys(env)).not.toContain('NODE_ENV');
  });

  test.each([
    [{}, false, { NO_COLOR: '1' }],
    [{}, true, { FORCE_COLOR: '1' }],
    [{ NO_COLOR: '1' }, true, { NO_COLOR: '1' }],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, { NO_COLOR: '1' }],
    [{ FORCE_COLOR: '1' }, false, { FORCE_COLOR: '1' }],
    [{ FORCE_COLOR: '0' }, true, { NO_COLOR: '1' }],
  ])('%j, terminal: %s', (env, isTerminal, colour) => {
    const { NO_COLOR, FORCE_COLOR } = childEnvironment(env, isTerminal);
    expect({ NO_COLOR, FORCE_COLOR }).toEqual({ NO_COLOR: undefined, FORCE_COLOR: undefined, ...colour });
  });
});

describe('the options of npm start', () => {
  test.each([
    [[], { kind: 'start', options: {} }],
    [['--port', '8080'], { kind: 'start', options: { port: 8080 } }],
    [['--port=0', '--host', '::1'], { kind: 'start', options: { port: 0, host: '::1' } }],
    [['--help'], { kind: 'help' }],
  ])('%j', (args, parsed) => {
    expect(parseStartOptions(args)).toEqual(parsed);
  });

  test.each([
    [['--port', 'abc']],
    [['--port', '65536']],
    [['--port=-1']],
    [['--port', '']],
    [['--prot', '1']],
    [['8080']],
  ])('%j is a problem', (args) => {
    expect(parseStartOptions(args)).toMatchObject({ kind: 'problem', message: expect.stringMatching(/./) });
  });
});

describe('Node', () => {
  test.each(['20.19.0', '20.19.1', '20.20.0', '22.0.0', '100.0.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  test.each(['18.20.0', '20.18.9', '8.0.0', '20.9.0'])(
    '%s is too old, and the sentence says what to do',
    (version) => {
      expect(nodeProblem(version)).toMatch(new RegExp(`20\\.19\\.0 or newer is needed.*${version}.*Install`));
    },
  );
});

describe('the base path', () => {
  test.each(['', '/x', '/a/b', '/my-site_1.0'])('%j is one', (path) => {
    expect(basePathOf({ AHP_BASE_PATH: path })).toBe(path);
  });

  test.each(['x', '/x/', '/', '//x', '/a b', 'http://x', '/"'])('%j is none', (path) => {
    expect(() => basePathOf({ AHP_BASE_PATH: path })).toThrow('must look like /explorer');
  });

  test('is empty when nothing is set', () => {
    expect(basePathOf({})).toBe('');
  });
});

test('lines keep together over chunks, and a progress bar gives lines too', () => {
  const lines: string[] = [];
  const writer = lineWriter('> ', (line) => lines.push(line));
  for (const chunk of ['on', 'e\ntwo\r', '\n10 %\r20 %\rthree\n\n', 'end']) writer.push(chunk);
  writer.end();
  expect(lines).toEqual(['> one\n', '> two\n', '> 10 %\n', '> 20 %\n', '> three\n', '> \n', '> end\n']);
});
