import { describe, expect, it } from 'vitest';
import { inTime } from './in-time';
import { createMemoryStorage, createSharedMemory } from './memory';
import { createPatientStorage } from './patient';
import { key, manualSchedule, texts } from './storage.test-support';
import type { StorageFault, WorkbenchStorage } from './types';

const never = () => new Promise<never>(() => undefined);

/** A database that answers until it falls silent. */
function storageThatFallsSilent() {
  const shared = createSharedMemory();
  const database = { ...createMemoryStorage(shared), durable: true };
  const faults: StorageFault[] = [];
  const clock = manualSchedule();
  let silent = false;
  const patient = createPatientStorage(
    {
      ...database,
      readDraft: (of) => (silent ? never() : database.readDraft(of)),
      writeDraft: (of, to, base) => (silent ? never() : database.writeDraft(of, to, base)),
    } satisfies WorkbenchStorage,
    { schedule: clock.schedule, onFault: (fault) => faults.push(fault) },
  );
  return { patient, faults, clock, shared, fall: () => (silent = true) };
}

describe('a storage that waits for its database', () => {
  it('hands on what the database answers', async () => {
    const { patient, faults, clock, shared } = storageThatFallsSilent();
    expect(await patient.writeDraft(key, texts('a'), 0)).toMatchObject({ ok: true });
    clock.run();
    expect(shared.drafts.get(key.suite)?.get(key.row)).toMatchObject({ response: 'a' });
    expect([patient.durable, faults]).toEqual([true, []]);
  });

  it('does in memory what is not answered, says so once, and stays there', async () => {
    const { patient, faults, clock, fall } = storageThatFallsSilent();
    await patient.writeDraft(key, texts('a'), 0);
    fall();
    const both = [patient.writeDraft(key, texts('b'), 1), patient.readDraft(key)];
    clock.run();
    expect(await both[0]).toMatchObject({ ok: true, value: { response: 'b', revision: 2 } });
    await both[1];
    expect(faults).toEqual([{ kind: 'silent' }]);
    expect(patient.durable).toBe(false);
    expect(await patient.readDraft(key)).toMatchObject({ value: { response: 'b' } });
  });
});

describe('an answer in time', () => {
  it('is given, and a late one is not waited for', async () => {
    const clock = manualSchedule();
    expect(await inTime(Promise.resolve(1), clock.schedule)).toBe(1);
    const late = inTime(never(), clock.schedule, 7);
    expect(clock.delays()).toContain(7);
    clock.run();
    expect(await late).toBeUndefined();
  });

  it('fails as the act failed', async () => {
    const failed = inTime(Promise.reject(new Error('bug')), manualSchedule().schedule);
    await expect(failed).rejects.toThrow('bug');
  });
});
