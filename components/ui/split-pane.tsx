'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface SplitPaneProps {
  /** Key under which the size is remembered on this device. */
  readonly name: string;
  /** What the divider moves, for people who cannot see it: "Library width". */
  readonly label: string;
  readonly direction: 'row' | 'column';
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Which side keeps its size in pixels while the other takes the rest. */
  readonly sized: 'first' | 'second';
  readonly initial: number;
  readonly min: number;
  /** The least that the other side keeps. */
  readonly minOther: number;
}

const stored = (name: string): number | null => {
  try {
    const size = Number.parseInt(localStorage.getItem(`ahp-split-${name}`) ?? '', 10);
    return Number.isFinite(size) ? size : null;
  } catch {
    return null;
  }
};

const store = (name: string, size: number) => {
  try {
    localStorage.setItem(`ahp-split-${name}`, String(size));
  } catch {
    // Where nothing can be stored the size lasts as long as the page.
  }
};

/**
 * Two panes and a divider that the mouse drags and the keyboard moves: arrows by 16 pixels (64 with Shift), Home and
 * End to the limits, Enter or a double click back to the first size.
 */
export function SplitPane(props: SplitPaneProps) {
  const { name, label, direction, first, second, sized, initial, min, minOther } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<{ at: number; size: number } | null>(null);
  const [wish, setWish] = useState(initial);
  const [room, setRoom] = useState(0);
  const across = direction === 'row';

  useLayoutEffect(() => {
    setWish(stored(name) ?? initial);
    const element = frame.current;
    if (!element) return;
    const read = () => setRoom(across ? element.clientWidth : element.clientHeight);
    const resize = new ResizeObserver(read);
    resize.observe(element);
    read();
    return () => resize.disconnect();
  }, [name, initial, across]);

  const max = Math.max(min, (room || 10_000) - minOther - 1);
  const size = Math.min(max, Math.max(min, wish));
  const move = (next: number) => {
    const kept = Math.round(Math.min(max, Math.max(min, next)));
    setWish(kept);
    store(name, kept);
  };
  const sign = sized === 'first' ? 1 : -1;
  const at = (event: PointerEvent) => (across ? event.clientX : event.clientY);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 64 : 16;
    const moves = new Map([
      [across ? 'ArrowRight' : 'ArrowDown', size + sign * by],
      [across ? 'ArrowLeft' : 'ArrowUp', size - sign * by],
      ['Home', sized === 'first' ? min : max],
      ['End', sized === 'first' ? max : min],
      ['Enter', initial],
    ]);
    const next = moves.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };

  const tracks = sized === 'first' ? `${size}px 1px minmax(0,1fr)` : `minmax(0,1fr) 1px ${size}px`;
  const style: CSSProperties = across ? { gridTemplateColumns: tracks } : { gridTemplateRows: tracks };
  return (
    <div
      ref={frame}
      className={`grid h-full min-h-0 min-w-0 ${across ? '' : 'grid-cols-[minmax(0,1fr)]'}`}
      style={style}
    >
      <div id={`${id}-first`} className="min-h-0 min-w-0 overflow-hidden">
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a focusable, movable separator; hr cannot be one */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={across ? 'vertical' : 'horizontal'}
        aria-controls={`${id}-${sized}`}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={size}
        aria-valuetext={`${size} pixels`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => move(initial)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { at: at(event), size };
        }}
        onPointerMove={(event) => {
          if (grip.current) setWish(grip.current.size + sign * (at(event) - grip.current.at));
        }}
        onPointerUp={() => {
          if (grip.current) move(size);
          grip.current = null;
        }}
        onPointerCancel={() => {
          grip.current = null;
        }}
        className={`group relative z-10 touch-none bg-line forced-color-adjust-none ${across ? 'cursor-col-resize' : 'cursor-row-resize'}`}
      >
        <span
          className={`absolute rounded-full group-hover:bg-accent/70 group-focus-visible:bg-accent group-active:bg-accent motion-safe:transition-colors ${across ? 'inset-y-0 -inset-x-[2px]' : 'inset-x-0 -inset-y-[2px]'}`}
        />
        <span className={`absolute ${across ? 'inset-y-0 -inset-x-1.5' : 'inset-x-0 -inset-y-1.5'}`} />
      </div>
      <div id={`${id}-second`} className="min-h-0 min-w-0 overflow-hidden">
        {second}
      </div>
    </div>
  );
}
