import { describe, expect, it } from 'vitest';
import { createDraftSaver } from './draft-saver';
import { createMemoryStorage, createSharedMemory } from './memory';
import { key, manualSchedule, texts } from './storage.test-support';
import type { Draft, StorageFault } from './types';

function setUp() {
  const shared = createSharedMemory();
  const storage = createMemoryStorage(shared);
  const clock = manualSchedule();
  const saved: Draft[] = [];
  const faults: StorageFault[] = [];
  const saver = createDraftSaver({
    storage,
    schedule: clock.schedule,
    delay: 250,
    onSaved: (_key, draft) => saved.push(draft),
    onFault: (_key, fault) => faults.push(fault),
  });
  return { shared, storage, clock, saved, faults, saver, other: createMemoryStorage(shared) };
}

describe('the draft saver', () => {
  it('writes the first text at once, and the newest once per delay', async () => {
    const { saver, clock, saved } = setUp();
    saver.note(key, texts('a'));
    await saver.flush();
    expect(saved).toEqual([{ response: 'a', revision: 1 }]);
    saver.note(key, texts('ab'));
    saver.note(key, texts('abc'));
    expect(clock.delays()).toEqual([250]);
    expect(saver.unsaved()).toEqual([{ key, texts: texts('abc'), base: 1 }]);
    clock.run();
    await saver.flush();
    expect(saved).toEqual([
      { response: 'a', revision: 1 },
      { response: 'abc', revision: 2 },
    ]);
    expect(saver.unsaved()).toEqual([]);
  });

  it('finds no conflict where the other tab wrote the same', async () => {
    const { saver, saved, faults, other } = setUp();
    await other.writeDraft(key, texts('same'), 0);
    saver.note(key, texts('same'));
    await saver.flush();
    expect([saved, faults]).toEqual([[{ response: 'same', revision: 1 }], []]);
  });

  it('goes on from the revision it wrote', async () => {
    const { saver, saved } = setUp();
    for (const text of ['a', 'b', 'c']) {
      saver.note(key, texts(text));
      await saver.flush();
    }
    expect(saved.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it('keeps a text that was typed while another was being written', async () => {
    const { storage, clock } = setUp();
    const saved: Draft[] = [];
    const saver = createDraftSaver({
      storage: {
        ...storage,
        writeDraft: async (...write) => {
          if (write[1].response === 'a') saver.note(key, texts('b'));
          return storage.writeDraft(...write);
        },
      },
      schedule: clock.schedule,
      delay: 250,
      onSaved: (_key, draft) => saved.push(draft),
      onFault: () => undefined,
    });
    saver.note(key, texts('a'));
    await saver.flush();
    await saver.flush();
    expect(saved).toEqual([
      { response: 'a', revision: 1 },
      { response: 'b', revision: 2 },
    ]);
  });

  it('stops at a conflict, and goes on when mine is kept', async () => {
    const { saver, faults, saved, storage, other } = setUp();
    await other.writeDraft(key, texts('theirs'), 0);
    saver.note(key, texts('mine'));
    await saver.flush();
    await saver.flush();
    expect(faults).toEqual([{ kind: 'conflict', theirs: { response: 'theirs', revision: 1 } }]);
    expect(saver.unsaved()).toHaveLength(1);
    saver.adopt(key, 1);
    await saver.flush();
    expect(saved).toEqual([{ response: 'mine', revision: 2 }]);
    expect(await storage.readDraft(key)).toEqual({ ok: true, value: { response: 'mine', revision: 2 } });
  });

  it('writes nothing of mine when theirs is taken', async () => {
    const { saver, storage, other } = setUp();
    await other.writeDraft(key, texts('theirs'), 0);
    saver.note(key, texts('mine'));
    await saver.flush();
    saver.drop(key);
    saver.adopt(key, 1);
    await saver.flush();
    expect(await storage.readDraft(key)).toEqual({ ok: true, value: { response: 'theirs', revision: 1 } });
    expect(saver.unsaved()).toEqual([]);
  });

  it('says a full disk and tries the same text again with the next one', async () => {
    const { shared, clock } = setUp();
    const storage = createMemoryStorage(shared);
    const faults: StorageFault[] = [];
    let full = true;
    const saver = createDraftSaver({
      storage: {
        ...storage,
        writeDraft: async (...write) =>
          full ? { ok: false, fault: { kind: 'quota' } } : storage.writeDraft(...write),
      },
      schedule: clock.schedule,
      delay: 250,
      onSaved: () => undefined,
      onFault: (_key, fault) => faults.push(fault),
    });
    saver.note(key, texts('a'));
    await saver.flush();
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['quota']));
    // Nobody types on: it is not tried again by itself.
    const told = faults.length;
    clock.run();
    clock.run();
    expect([faults.length, saver.unsaved().length]).toEqual([told, 1]);
    full = false;
    saver.note({ ...key, row: 'other' }, texts('b'));
    await saver.flush();
    expect(await storage.readDraft(key)).toEqual({ ok: true, value: { response: 'a', revision: 1 } });
  });
});
