'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Breakpoint, breakpointKey, breakpointWords, toggled } from './model/breakpoints';
import type { PhaseRow } from './model/grid';

interface Stops {
  readonly set: ReadonlySet<string>;
  readonly words: (breakpoint: Breakpoint) => string;
  readonly toggle: (breakpoint: Breakpoint) => void;
}

const Context = createContext<Stops | null>(null);

export interface StopsProviderProps {
  readonly breakpoints: readonly Breakpoint[];
  readonly phases: readonly PhaseRow[];
  /** The boundary's own word for its payload. */
  readonly input: string;
  readonly onBreakpoints: (breakpoints: readonly Breakpoint[]) => void;
  readonly children: ReactNode;
}

/** Lets every head of the grid and every card of the state hold a stop, without each of them being told. */
export function StopsProvider({ breakpoints, phases, input, onBreakpoints, children }: StopsProviderProps) {
  const stops = useMemo<Stops>(
    () => ({
      set: new Set(breakpoints.map(breakpointKey)),
      words: (breakpoint) => breakpointWords(breakpoint, phases, input),
      toggle: (breakpoint) => onBreakpoints(toggled(breakpoints, breakpoint)),
    }),
    [breakpoints, phases, input, onBreakpoints],
  );
  return <Context value={stops}>{children}</Context>;
}

export interface StopToggleProps {
  readonly breakpoint: Breakpoint;
  /** In the grid the head has the focus, and `b` on it does the same. */
  readonly inGrid?: boolean;
  /** Seen only where its place is pointed at or focused. */
  readonly quiet?: boolean;
  readonly className?: string;
}

/**
 * Shown by its own head or line alone; a finger points at nothing, so it always sees them. Without ink rather than
 * transparent as a whole: every layer of its own costs a wide grid a part of each frame.
 */
const hidden =
  'text-transparent hover:text-ink focus-visible:text-ink-3 in-[th:hover]:text-ink-3 in-[th:focus]:text-ink-3 in-[li:hover]:text-ink-3 pointer-coarse:text-ink-3';

/** A small octagon that sets or removes a stop. */
export function StopToggle({ breakpoint, inGrid = false, quiet = inGrid, className = '' }: StopToggleProps) {
  const stops = useContext(Context);
  if (stops === null) return null;
  const on = stops.set.has(breakpointKey(breakpoint));
  const label = `Stop when ${stops.words(breakpoint)}`;
  return (
    <button
      type="button"
      data-stop=""
      tabIndex={inGrid ? -1 : 0}
      aria-pressed={on}
      aria-label={label}
      title={inGrid ? `${label} (b)` : label}
      onClick={(event) => {
        event.stopPropagation();
        stops.toggle(breakpoint);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
      className={`inline-grid size-6 shrink-0 place-items-center rounded-sm ${on ? 'text-failed' : quiet ? hidden : 'text-ink-3 hover:text-ink'} ${className}`}
    >
      <StopSign filled={on} />
    </button>
  );
}

/** An octagon, hollow or filled. */
export function StopSign({ filled, size = 11 }: { readonly filled: boolean; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
      <path
        d="M3.9 1h4.2L11 3.9v4.2L8.1 11H3.9L1 8.1V3.9Z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  );
}
