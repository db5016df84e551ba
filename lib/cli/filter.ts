/** The parts of a row that a filter looks at. */
export interface Filtered {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Whether a row fits one of the patterns, or there are none. A pattern is a glob over the whole id (`*` any text,
 * `?` one character), or over a tag when it starts with `tag:`.
 */
export function fitsFilters(row: Filtered, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true;
  return patterns.some((pattern) =>
    pattern.startsWith('tag:')
      ? row.tags.some((tag) => fitsGlob(tag, pattern.slice(4)))
      : fitsGlob(row.id, pattern),
  );
}

/** Matches without backtracking over more than the last star, so that no pattern takes long. */
export function fitsGlob(text: string, glob: string): boolean {
  let at = 0;
  let next = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    if (glob[next] === '*') {
      star = next;
      resume = at;
      next += 1;
    } else if (glob[next] === '?' || (next < glob.length && glob[next] === text[at])) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      next = star + 1;
    } else {
      return false;
    }
  }
  while (glob[next] === '*') next += 1;
  return next === glob.length;
}
