import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSharedMemory } from './memory';
import { key, texts } from './storage.test-support';
import type { DraftChange } from './types';

describe('drafts of two tabs on one memory', () => {
  it('reads null before anything was written', async () => {
    expect(await createMemoryStorage().readDraft(key)).toEqual({ ok: true, value: null });
  });

  it('counts revisions from 1 and refuses a write on an older one, giving theirs', async () => {
    const shared = createSharedMemory();
    const [mine, other] = [createMemoryStorage(shared), createMemoryStorage(shared)];
    expect(await mine.writeDraft(key, texts('a'), 0)).toEqual({
      ok: true,
      value: { response: 'a', revision: 1 },
    });
    expect(await other.writeDraft(key, texts('b'), 1)).toEqual({
      ok: true,
      value: { response: 'b', revision: 2 },
    });
    expect(await mine.writeDraft(key, texts('c'), 1)).toEqual({
      ok: false,
      fault: { kind: 'conflict', theirs: { response: 'b', revision: 2 } },
    });
  });

  it('announces a write to the other tab only, until it stops watching', async () => {
    const shared = createSharedMemory();
    const [mine, other] = [createMemoryStorage(shared), createMemoryStorage(shared)];
    const heard: DraftChange[] = [];
    const own: DraftChange[] = [];
    mine.watch((change) => own.push(change));
    const stop = other.watch((change) => heard.push(change));
    await mine.writeDraft(key, texts('a'), 0);
    stop();
    await mine.writeDraft(key, texts('b'), 1);
    expect(heard).toEqual([{ ...key, draft: { response: 'a', revision: 1 } }]);
    expect(own).toEqual([]);
  });

  it('lists edited rows only; a dropped draft keeps its revision', async () => {
    const storage = createMemoryStorage();
    await storage.writeDraft(key, texts('a'), 0);
    await storage.writeDraft({ ...key, row: '__proto__' }, { request: '{}' }, 0);
    await storage.writeDraft(key, {}, 1);
    expect(await storage.listDrafts('core')).toEqual({
      ok: true,
      value: [{ row: '__proto__', draft: { request: '{}', revision: 1 } }],
    });
    expect(await storage.readDraft(key)).toEqual({ ok: true, value: { revision: 2 } });
  });

  it('keeps an opened file under its key', async () => {
    const storage = createMemoryStorage();
    const suite = { key: 'k', name: 'mine.json', origin: 'file' as const, content: new Blob(['{}']) };
    await storage.writeSuite(suite);
    expect(await storage.readSuite('k')).toEqual({ ok: true, value: suite });
    expect(await storage.readSuite('other')).toEqual({ ok: true, value: null });
  });
});
