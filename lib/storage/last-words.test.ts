import { expect, it } from 'vitest';
import { createLastWords, type InstantStore } from './last-words';
import { key, texts } from './storage.test-support';

function instantStore(initial: readonly (readonly [string, string])[] = []): InstantStore {
  const entries = new Map(initial);
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

const draft = { key, texts: texts('"x"'), base: 3 };

it('keeps an edit per row until it is dropped, beside whatever else is stored', () => {
  const store = instantStore([['ahp-theme', 'dark']]);
  const words = createLastWords(() => store);
  const other = { ...draft, key: { ...key, row: '__proto__' } };
  words.keep([draft, other]);
  words.keep([{ ...draft, texts: texts('"y"') }]);
  expect(words.read()).toEqual([{ ...draft, texts: texts('"y"') }, other]);
  words.drop(key);
  expect(words.read()).toEqual([other]);
  expect(store.getItem('ahp-theme')).toBe('dark');
});

it('reads nothing out of something else', () => {
  const store = instantStore([
    ['ahp-unsaved:a', '7'],
    ['ahp-unsaved:b', '{"key":{"suite":1}}'],
  ]);
  expect(createLastWords(() => store).read()).toEqual([]);
});

it('fails nothing where there is no store', () => {
  const words = createLastWords(() => {
    throw new DOMException('switched off', 'SecurityError');
  });
  words.keep([draft]);
  words.drop(key);
  expect(words.read()).toEqual([]);
});
