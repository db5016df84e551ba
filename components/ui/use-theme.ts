'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { themeKey } from './theme-key';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

const changed = 'ahp-theme-change';
const isChoice = (text: string | undefined | null): text is ThemeChoice =>
  text === 'system' || text === 'light' || text === 'dark';

/** Writes the choice to the root element: `data-theme` keeps what was chosen, the class says what is shown. */
function apply(choice: ThemeChoice) {
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = choice;
  document.documentElement.classList.toggle('dark', dark);
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onSystem = () => {
    apply(choiceNow());
    listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    apply(isChoice(event.newValue) ? event.newValue : 'system');
    listener();
  };
  system.addEventListener('change', onSystem);
  window.addEventListener(changed, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', onSystem);
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', onStorage);
  };
}

function choiceNow(): ThemeChoice {
  const choice = document.documentElement.dataset.theme;
  return isChoice(choice) ? choice : 'system';
}

const themeNow = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** The theme as chosen and as shown. The root element holds it, so that the first paint is already right. */
export function useTheme(): { choice: ThemeChoice; theme: Theme; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, choiceNow, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, themeNow, () => 'light' as const);
  const choose = useCallback((next: ThemeChoice) => {
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // A private window keeps the choice for this page only.
    }
    apply(next);
    window.dispatchEvent(new Event(changed));
  }, []);
  return { choice, theme, choose };
}
