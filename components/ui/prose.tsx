import type { ReactNode } from 'react';

/** A sentence whose words between backticks are set as code. Everything is text: nothing in it becomes markup. */
export function Prose({ text }: { text: string }): ReactNode {
  const parts = text.split('`');
  // An odd backtick at the end opens nothing.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <code key={index} className="rounded-xs bg-sunken px-0.5">
        {part}
      </code>
    ),
  );
}
