export interface ProgressProps {
  readonly label: string;
  /** 0 to 1; null while the length is not known. */
  readonly fraction: number | null;
}

/** A bar with its words: how far a long read has come. */
export function Progress({ label, fraction }: ProgressProps) {
  const percent = fraction === null ? null : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div className="w-full">
      <div className="flex justify-between gap-2 text-xs text-ink-2">
        <span className="truncate">{label}</span>
        {percent === null ? null : <span className="tabular">{percent}%</span>}
      </div>
      <progress
        aria-label={label}
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="block h-1.5 w-full accent-accent"
      />
    </div>
  );
}

/** Grey lines where text is about to stand. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="flex flex-col gap-2 p-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
          key={line}
          className="block h-3 rounded-xs bg-line motion-safe:animate-pulse"
          style={{ width: `${92 - ((line * 23) % 48)}%` }}
        />
      ))}
    </div>
  );
}
