/** A key as it is printed on a keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-b-2 border-line-strong/50 bg-surface px-1 font-mono text-2xs text-ink-2">
      {children}
    </kbd>
  );
}
