import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRunner } from './runner.mjs';

const runners: { kill: () => void }[] = [];
afterEach(() => {
  for (const runner of runners.splice(0)) runner.kill();
});

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 20_000 });

const runnerInto = (heartbeatSeconds?: number) => {
  const lines: string[] = [];
  const runner = createRunner({
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, GREETING: 'hello' },
    write: (text) => lines.push(text),
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
  });
  runners.push(runner);
  return { runner, lines };
};

const script = (...texts: readonly string[]) =>
  texts.map((text) => ({ file: process.execPath, args: ['-e', text] }));

/** Starts a child of its own that listens on a port and says which, then does what `then` says. */
const family = (then: string): string => `
  const { spawn } = require('node:child_process');
  const listen = 'const s = require("node:net").createServer().listen(0, () => console.log("port " + s.address().port))';
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (text) => { process.stdout.write(text); ${then} });
  setInterval(() => {}, 1000);`;

const portIn = (lines: readonly string[]): number => Number(/port (\d+)/.exec(lines.join(''))?.[1]);

/** Whether the grandchild lives, by its port: a process that has ended may keep its number for a while. */
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const expectGone = async (lines: readonly string[]): Promise<void> => {
  const port = portIn(lines);
  expect(port).toBeGreaterThan(0);
  await expect.poll(() => isListening(port), { timeout: 5000 }).toBe(false);
};

describe('a step', () => {
  test('prints its lines under its name, out and err, and has its environment', async () => {
    const { runner, lines } = runnerInto();
    const text =
      'console.log(process.env.GREETING); console.error(process.env.MORE); process.stdout.write("end")';
    const ended = await runner.run({ name: 'say', commands: script(text), env: { MORE: 'more' } });
    expect(ended).toMatchObject({ name: 'say', ok: true, because: 'ok' });
    expect([...lines].sort()).toEqual(['[say] end\n', '[say] hello\n', '[say] more\n']);
  });

  test('runs its commands until one fails', async () => {
    const { runner, lines } = runnerInto();
    const commands = script('console.log(1)', 'process.exit(3)', 'console.log(2)');
    expect(await runner.run({ name: 'x', commands })).toMatchObject({ ok: false, because: 'exit code 3' });
    expect(lines).toEqual(['[x] 1\n']);
  });

  test('that cannot start, or is killed, failed and says so', async () => {
    const { runner } = runnerInto();
    const missing = await runner.run({ name: 'x', commands: [{ file: '/no/such/program', args: [] }] });
    expect(missing).toMatchObject({ ok: false, because: expect.stringContaining('could not start') });
    const killed = await runner.run({ name: 'x', commands: script('process.kill(process.pid, "SIGKILL")') });
    expect(killed).toMatchObject({ ok: false, because: 'ended by SIGKILL' });
  });

  test('that stays silent is said to be working', async () => {
    const { runner, lines } = runnerInto(1);
    await runner.run({ name: 'x', commands: script('setTimeout(() => {}, 2500)') });
    expect(lines.join('')).toMatch(/^\[x\] … still working \(\d+ s\)\n/);
  });

  test('that hangs is ended, with what it started', async () => {
    const { runner, lines } = runnerInto();
    const ended = await runner.run({ name: 'x', commands: script(family('')), limitSeconds: 3 });
    expect(ended).toMatchObject({ ok: false, because: 'took too long and was ended' });
    await expectGone(lines);
  });

  test('that ends leaves nothing behind', async () => {
    const { runner, lines } = runnerInto();
    const ended = await runner.run({
      name: 'x',
      commands: script(family('process.exit(0)')),
    });
    expect(ended.ok).toBe(true);
    await expectGone(lines);
  });
});

test('stopping ends every child; from then on nothing starts and nothing is told', async () => {
  const { runner, lines } = runnerInto();
  const told: unknown[] = [];
  const tell = (ended: unknown) => told.push(ended);
  runner.run({ name: 'x', commands: script(family(''), 'console.log("next")') }).then(tell);
  await expect.poll(() => portIn(lines), { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await isListening(portIn(lines))).toBe(true);
  await runner.stop();
  await expectGone(lines);
  runner.run({ name: 'y', commands: script('console.log("y")') }).then(tell);
  await runner.stop();
  expect(told).toEqual([]);
  expect(lines.join('')).not.toMatch(/next|y\n/);
});
