import { type Breakpoint, breakpointKey, breakpointWords, toggled } from './model/breakpoints';
import type { PhaseRow } from './model/grid';
import { StopSign } from './stops';

/** What the last run to a stop came to; `hit` is empty where it ran to the end. */
export interface RunEnd {
  readonly at: number;
  readonly hit: readonly Breakpoint[];
}

export interface StopBarProps {
  readonly breakpoints: readonly Breakpoint[];
  readonly phases: readonly PhaseRow[];
  readonly input: string;
  readonly onBreakpoints: (breakpoints: readonly Breakpoint[]) => void;
  /** Null once the reader has moved on. */
  readonly ended: RunEnd | null;
}

/** The stops that are set, each to be removed, and what the last run came to. Nothing while none is set. */
export function StopBar({ breakpoints, phases, input, onBreakpoints, ended }: StopBarProps) {
  const words = (breakpoint: Breakpoint) => breakpointWords(breakpoint, phases, input);
  const told =
    ended === null
      ? ''
      : ended.hit.length === 0
        ? 'Ran to the end: no stop was reached.'
        : `Stopped: ${ended.hit.map(words).join(', ')}.`;
  return (
    <div className={breakpoints.length === 0 ? 'sr-only' : 'flex flex-wrap items-center gap-1.5 text-xs'}>
      {breakpoints.length === 0 ? null : (
        <>
          <span className="text-ink-3">Stop when</span>
          <ul aria-label="Stops" className="contents">
            {breakpoints.map((breakpoint) => (
              <li
                key={breakpointKey(breakpoint)}
                className="inline-flex max-w-full items-center gap-1 rounded-sm border border-line-strong/60 bg-surface pl-1.5 text-ink"
              >
                <span className="text-failed">
                  <StopSign filled size={9} />
                </span>
                <span className="min-w-0 truncate">{words(breakpoint)}</span>
                <button
                  type="button"
                  aria-label={`Remove the stop: ${words(breakpoint)}`}
                  onClick={() => onBreakpoints(toggled(breakpoints, breakpoint))}
                  className="inline-grid size-6 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink max-wide:size-10"
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="font-semibold text-ink-2">
        {told}
      </p>
    </div>
  );
}
