import type { SuiteSource } from '@/lib/workers';
import type { Address } from './address';
import type { WorkbenchStore } from './context';
import { coreKey } from './page-suites';
import type { OpenSuite } from './types';

export interface HeldFile {
  readonly source: SuiteSource;
  readonly origin: OpenSuite['origin'];
}

/** The files of this visit: the worker keeps only the open one, the page what it takes to read each of them again. */
export interface ShelfActions {
  put(suite: OpenSuite, source: SuiteSource): void;
  find(key: string): HeldFile | undefined;
  remove(key: string): void;
  /** Remembers where the reader was in a suite. */
  leave(key: string, place: Address): void;
  /** Where the reader was last, or the suite's first row. */
  placeOf(key: string): Address;
}

export function createShelf(store: WorkbenchStore): ShelfActions {
  const files = new Map<string, HeldFile>();
  const places = new Map<string, Address>();
  return {
    put: ({ key, name, origin }, source) => {
      if (origin === 'bundled') return;
      files.set(key, { source: { ...source, key }, origin });
      store.setState(({ shelf }) => ({
        shelf: shelf.some((other) => other.key === key)
          ? shelf.map((other) => (other.key === key ? { key, name, origin } : other))
          : [...shelf, { key, name, origin }],
      }));
    },
    find: (key) => files.get(key),
    remove: (key) => {
      files.delete(key);
      places.delete(key);
      store.setState(({ shelf }) => ({ shelf: shelf.filter((other) => other.key !== key) }));
    },
    leave: (key, place) => void places.set(key, place),
    placeOf: (key) => places.get(key) ?? (key === coreKey ? {} : { suite: key }),
  };
}
