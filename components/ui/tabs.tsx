'use client';

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A short mark after the label: a count, a dot, a sign. */
  readonly mark?: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly value: Id;
  readonly onValue: (id: Id) => void;
  readonly className?: string;
  /** A `TabList` and the panels it chooses between. */
  readonly children: ReactNode;
}

/** What holds tabs and panels together; arrows, Home and End choose among the tabs. */
export function Tabs<Id extends string>({ value, onValue, className, children }: TabsProps<Id>) {
  return (
    <Primitive.Root
      value={value}
      // only the ids of the list can be chosen
      onValueChange={(id) => onValue(id as Id)}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Primitive.Root>
  );
}

export interface TabListProps<Id extends string> {
  /** What the tabs choose between. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** The tabs share the width evenly (the narrow layout's main tabs). */
  readonly wide?: boolean;
}

/** Tabs with one stop in the tab order. */
export function TabList<Id extends string>({ label, items, wide }: TabListProps<Id>) {
  return (
    <Primitive.List
      aria-label={label}
      className="flex min-w-0 items-stretch gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
    >
      {items.map((item) => (
        <Primitive.Trigger
          key={item.id}
          value={item.id}
          className={`relative inline-flex items-center justify-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 focus-inset hover:text-ink aria-selected:text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full aria-selected:after:bg-accent forced:aria-selected:underline @max-[400px]:gap-1 @max-[400px]:px-1 @max-[400px]:after:inset-x-1 ${wide ? 'h-11 flex-auto' : 'h-9 max-wide:h-10'}`}
        >
          {item.label}
          {item.mark}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

export interface TabPanelProps<Id extends string> {
  readonly id: Id;
  /** Set where the panel itself scrolls, so that keys can scroll it. */
  readonly scrolls?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel of one tab; a hidden one stays mounted, so that it keeps its scroll, its text and its undo. */
export function TabPanel<Id extends string>({
  id,
  scrolls = false,
  className = '',
  children,
}: TabPanelProps<Id>) {
  return (
    <Primitive.Content
      forceMount
      value={id}
      {...(scrolls ? {} : { tabIndex: -1 })}
      className={`data-[state=inactive]:hidden ${className}`}
    >
      {children}
    </Primitive.Content>
  );
}
