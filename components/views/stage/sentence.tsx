/** A sentence of the evaluator; what stands between backticks is code. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <code key={index} className="rounded-xs bg-sunken px-0.5">
        {part}
      </code>
    ),
  );
}
