const six = [0.5, 3.1, 5.7, 8.3, 10.9, 13.5];

/** Six effects above the atomic line, one outcome below it. */
export function Logo({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" className="shrink-0 text-ink">
      {six.map((x) => (
        <rect key={x} x={x} y="2.4" width="2" height="3.6" rx="0.5" fill="currentColor" />
      ))}
      <rect x="0" y="7.4" width="16" height="1.8" rx="0.5" className="text-accent" fill="currentColor" />
      <circle cx="8" cy="12.6" r="2.3" fill="currentColor" />
    </svg>
  );
}
