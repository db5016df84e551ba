import { describe, expect, it } from 'vitest';
import { createDocuments } from './documents';
import { bundledText, textsOfRow } from './sample.test-support';
import { mostRestarts, superviseDocuments } from './supervise';
import type { Documents } from './types';

const silent = () => undefined;
const core = { name: 'Core suite', key: 'core', content: bundledText };

/** Supervised documents whose workers are real, and break down when the test says so. */
function supervised(breaks: (method: keyof Documents, worker: number) => boolean = () => false) {
  const crashes: ((message: string) => void)[] = [];
  const told: string[] = [];
  const documents = superviseDocuments(
    (onCrash) => {
      const worker = crashes.push(onCrash);
      const real = createDocuments();
      const breaking = new Proxy(real, {
        get: (target, name: keyof Documents) => {
          if (!breaks(name, worker)) return target[name];
          return () => {
            onCrash(`${name} broke it`);
            return new Promise(silent);
          };
        },
      });
      return { documents: breaking, stop: () => told.push(`stop ${worker}`) };
    },
    {
      onRestart: (message, lost) => told.push(`restart: ${message}${lost.map((name) => `, lost ${name}`)}`),
      onStopped: (message) => told.push(`stopped: ${message}`),
    },
    () => silent,
  );
  return { documents, told, crash: (message: string) => crashes.at(-1)?.(message) };
}

describe('documents whose worker breaks down', () => {
  it('read again what was open, and say so', async () => {
    const { documents, told, crash } = supervised();
    await documents.openSuite(core, silent);
    crash('out of memory');
    const row = await documents.row('core', 0);
    expect(JSON.parse(row?.request ?? '')).toHaveProperty('method', 'hooks/intercept');
    expect(told).toEqual(['stop 1', 'restart: out of memory']);
  });

  it('answer the call that was on its way', async () => {
    const { documents, told } = supervised((method, worker) => method === 'evaluateTexts' && worker === 1);
    await documents.openSuite(core, silent);
    const answer = await documents.evaluateTexts(textsOfRow('deny-blocks'), {});
    expect(answer).toMatchObject({ kind: 'evaluated', verdict: { status: 'passed' } });
    expect(told).toEqual(['stop 1', 'restart: evaluateTexts broke it']);
  });

  it('judge every row after all', async () => {
    const { documents } = supervised((method, worker) => method === 'judge' && worker === 1);
    await documents.openSuite(core, silent);
    const judged = new Set<number>();
    await documents.judge('core', [], {}, (rows) => rows.forEach(({ index }) => void judged.add(index)));
    expect(judged.size).toBe(105);
  });

  it('name a file that can no longer be read', async () => {
    let gone = false;
    const content = new Blob([bundledText]);
    const slice = content.slice.bind(content);
    content.slice = (...range) => {
      if (gone) throw new DOMException('the file was moved', 'NotReadableError');
      return slice(...range);
    };
    const { documents, told, crash } = supervised();
    const opened = await documents.openSuite({ name: 'mine.json', content }, silent);
    gone = true;
    crash('out of memory');
    expect(await documents.row(opened.ok ? opened.value.key : '', 0)).toBeNull();
    expect(told).toEqual(['stop 1', 'restart: out of memory, lost mine.json']);
  });

  it('give up a file that breaks two of them, and go on', async () => {
    const { documents, told } = supervised((method, worker) => method === 'openSuite' && worker < 3);
    expect(await documents.openSuite(core, silent)).toMatchObject({ ok: false, fault: { kind: 'crashed' } });
    expect(await documents.openSuite(core, silent)).toMatchObject({ ok: true });
    expect(told.filter((text) => text.startsWith('restart'))).toHaveLength(2);
  });

  it('say that they have stopped when it happens again and again', async () => {
    const { documents, told, crash } = supervised();
    for (let time = 0; time <= mostRestarts; time += 1) crash(`crash ${time + 1}`);
    expect(told.at(-1)).toBe(`stopped: crash ${mostRestarts + 1}`);
    crash('one more');
    expect(told.filter((text) => text.startsWith('stopped'))).toHaveLength(1);
    const answered = await Promise.race([documents.row('core', 0), Promise.resolve('no answer')]);
    expect(answered).toBe('no answer');
  });
});

describe('documents whose worker hangs', () => {
  /** The worker neither answers what it is asked nor crashes; `silent` methods of the first one, that is. */
  function hanging(mute: readonly (keyof Documents)[]) {
    const told: string[] = [];
    const waits = new Set<() => void>();
    let workers = 0;
    let signs = 0;
    /** The first sign of life is always given: it says that the worker has come. */
    const isMute = (name: keyof Documents) => mute.includes(name) && (name !== 'alive' || signs++ > 0);
    const documents = superviseDocuments(
      () => {
        workers += 1;
        const first = workers === 1;
        const real = createDocuments();
        return {
          documents: new Proxy(real, {
            get: (target, name: keyof Documents) =>
              first && isMute(name) ? () => new Promise(silent) : target[name],
          }),
          stop: () => told.push('stop'),
        };
      },
      {
        onRestart: (message) => told.push(message),
        onStopped: (message) => told.push(`stopped: ${message}`),
      },
      (act) => {
        waits.add(act);
        return () => waits.delete(act);
      },
    );
    /** Lets every wait of this moment come to its end, and what follows from it be done. */
    const pass = async () => {
      for (const act of [...waits]) if (waits.delete(act)) act();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { documents, told, waits, pass };
  }

  it('are replaced when there is no sign of life either, and answer after all', async () => {
    const { documents, told, pass } = hanging(['evaluateTexts', 'alive']);
    await documents.openSuite(core, silent);
    const asked = documents.evaluateTexts(textsOfRow('deny-blocks'), {});
    await pass();
    expect(told).toEqual([]);
    await pass();
    expect(await asked).toMatchObject({ kind: 'evaluated', verdict: { status: 'passed' } });
    expect(told).toEqual(['stop', 'it gave no answer any more']);
    expect(await documents.row('core', 0)).not.toBeNull();
  });

  it('are left alone while they work and give signs of life', async () => {
    const { documents, told, waits, pass } = hanging(['evaluateTexts']);
    await documents.openSuite(core, silent);
    void documents.evaluateTexts(textsOfRow('deny-blocks'), {});
    for (let times = 0; times < 6; times += 1) await pass();
    expect(told).toEqual([]);
    expect(waits.size).toBe(1);
  });

  it('are not watched while nothing is asked', async () => {
    const { documents, waits } = hanging([]);
    await documents.openSuite(core, silent);
    await documents.row('core', 0);
    expect(waits.size).toBe(0);
  });
});
