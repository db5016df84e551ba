'use client';

import type { KeyboardEvent, ReactNode } from 'react';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A short mark after the label: a count, a dot, a sign. */
  readonly mark?: ReactNode;
}

export interface TabListProps<Id extends string> {
  /** What the tabs choose between. */
  readonly label: string;
  /** Joins tabs and panels: give the same `group` to `TabPanel`. */
  readonly group: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onValue: (id: Id) => void;
  /** The tabs share the width evenly (the narrow layout's main tabs). */
  readonly wide?: boolean;
}

const tabId = (group: string, id: string) => `${group}-tab-${id}`;
const panelId = (group: string, id: string) => `${group}-panel-${id}`;

/** Which tab a key leads to from `at` among `count`, or null if the key is not ours. */
function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Tabs with one stop in the tab order; arrows, Home and End choose. */
export function TabList<Id extends string>({ label, group, items, value, onValue, wide }: TabListProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.id === value);
    const next = items[target(event.key, at, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValue(next.id);
    document.getElementById(tabId(group, next.id))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex min-w-0 items-stretch gap-0.5"
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(group, item.id)}
          aria-selected={item.id === value}
          aria-controls={panelId(group, item.id)}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onValue(item.id)}
          className={`relative inline-flex items-center justify-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 focus-inset hover:text-ink aria-selected:text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full aria-selected:after:bg-accent forced:aria-selected:underline ${wide ? 'h-11 flex-1' : 'h-9 max-wide:h-10'}`}
        >
          {item.label}
          {item.mark}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly group: string;
  readonly id: string;
  readonly active: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel of one tab; a hidden one stays mounted, so that it keeps its scroll, its text and its undo. */
export function TabPanel({ group, id, active, className = '', children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(group, id)}
      aria-labelledby={tabId(group, id)}
      hidden={!active}
      className={className}
    >
      {children}
    </div>
  );
}
