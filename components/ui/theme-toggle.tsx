'use client';

import { IconButton } from './button';
import type { IconName } from './icon';
import { type ThemeChoice, useTheme } from './use-theme';

const cycle: { readonly [C in ThemeChoice]: { readonly icon: IconName; readonly next: ThemeChoice } } = {
  system: { icon: 'display', next: 'light' },
  light: { icon: 'sun', next: 'dark' },
  dark: { icon: 'moon', next: 'system' },
};

/** Goes round system, light and dark; its name says where it stands and where it leads. */
export function ThemeToggle() {
  const { choice, choose } = useTheme();
  const { icon, next } = cycle[choice];
  return (
    <IconButton icon={icon} label={`Theme: ${choice}. Change to ${next}.`} onClick={() => choose(next)} />
  );
}
