'use client';

import { type KeyboardEvent, type Ref, useId } from 'react';
import { IconButton } from './button';
import { Icon } from './icon';
import { Kbd } from './kbd';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly placeholder?: string;
  /** The key that leads here, where one is in force. */
  readonly hotkey?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Keys the field leaves to its owner (arrow down into the list). */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly describedBy?: string;
}

/** A search box that Escape empties. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValue, placeholder, hotkey, inputRef, onKeyDown, describedBy } = props;
  const id = useId();
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        size={14}
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        id={id}
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-keyshortcuts={hotkey}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onValue('');
          } else onKeyDown?.(event);
        }}
        className="h-8 w-full rounded-sm border border-line-strong/60 bg-surface pr-9 pl-8 text-sm text-ink placeholder:text-ink-3 max-wide:h-10 max-wide:text-base"
      />
      <span className="absolute top-1/2 right-1 -translate-y-1/2">
        {value !== '' ? (
          <IconButton
            icon="close"
            label="Clear the search"
            className="size-6!"
            onClick={(event) => {
              // The button goes with the text: the focus stays in the field.
              event.currentTarget.closest('search')?.querySelector('input')?.focus();
              onValue('');
            }}
          />
        ) : hotkey ? (
          <span className="mr-1 max-wide:hidden" aria-hidden="true">
            <Kbd>{hotkey}</Kbd>
          </span>
        ) : null}
      </span>
    </search>
  );
}
