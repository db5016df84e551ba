export { describeStorageFault } from './describe-fault';
export type { DraftSaver, DraftSaverOptions, Schedule } from './draft-saver';
export { createDraftSaver } from './draft-saver';
export type { HandedFile, HandoverTarget } from './handover';
export { handOver, takeOver } from './handover';
export type { InstantStore, LastWords, UnsavedDraft } from './last-words';
export { createLastWords } from './last-words';
export type { SharedMemory } from './memory';
export { createMemoryStorage, createSharedMemory } from './memory';
export type { OpenedStorage, OpenStorageOptions } from './open-storage';
export { openStorage } from './open-storage';
export { hasEdits, sameTexts, textsOf } from './texts';
export type {
  Draft,
  DraftChange,
  DraftEntry,
  DraftKey,
  DraftTexts,
  StorageFault,
  StoredSuite,
  WorkbenchStorage,
} from './types';
