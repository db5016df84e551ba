'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type RowVerdict, VerdictMark } from '@/components/views/marks/verdict-mark';
import type { LibraryFilter, TagCount, Tally, VerdictFilter } from './filter';

interface VerdictChoice {
  readonly id: VerdictFilter;
  readonly label: string;
  /** A verdict's square, the edited rows' pencil, or nothing but the label. */
  readonly mark: RowVerdict | 'pencil' | null;
  readonly count: (tally: Tally) => number;
}

const choices: readonly VerdictChoice[] = [
  { id: 'all', label: 'All', mark: null, count: (tally) => tally.total },
  { id: 'passed', label: 'As expected', mark: 'passed', count: (tally) => tally.passed },
  { id: 'failed', label: 'Not as expected', mark: 'failed', count: (tally) => tally.failed },
  { id: 'none', label: 'No expectation', mark: 'none', count: (tally) => tally.none },
  { id: 'edited', label: 'Edited', mark: 'pencil', count: (tally) => tally.edited },
];

const chip =
  'inline-flex h-7 items-center gap-1 rounded-sm border border-transparent px-1.25 text-xs font-medium text-ink-2 tabular ' +
  'hover:bg-hover aria-pressed:border-line-strong/60 aria-pressed:bg-surface aria-pressed:text-ink max-wide:h-10 max-wide:px-2.5 ' +
  'forced:aria-pressed:outline-2';

export interface FiltersProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  readonly tally: Tally;
  readonly tags: readonly TagCount[];
}

/** Verdict chips with their counts, and the tags behind a button. */
export function Filters({ filter, onFilter, tally, tags }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const tagsId = useId();
  const toggleTag = (tag: string) =>
    onFilter({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((each) => each !== tag) : [...filter.tags, tag],
    });
  // Only what there is can be asked for; a filter in force stays, so that it can be lifted. While the reader guesses,
  // no verdict is told, so none can be asked for either.
  const judged = tally.pending < tally.total;
  const offered = choices.filter(
    ({ id, count }) =>
      id === 'all' ||
      (judged && (id === 'passed' || id === 'failed')) ||
      count(tally) > 0 ||
      filter.verdict === id,
  );
  return (
    <div>
      <div className="flex items-center gap-0.5">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles inside a toolbar, not a form */}
        <div role="group" aria-label="Filter by verdict" className="flex min-w-0 flex-1 flex-wrap gap-0.5">
          {offered.map(({ id, label, mark, count }) => (
            <button
              key={id}
              type="button"
              title={label}
              aria-pressed={filter.verdict === id}
              onClick={() => onFilter({ ...filter, verdict: filter.verdict === id ? 'all' : id })}
              className={chip}
            >
              {mark === null ? (
                label
              ) : mark === 'pencil' ? (
                <>
                  <Icon name="pencil" size={13} />
                  <span className="sr-only">{label}</span>
                </>
              ) : (
                <VerdictMark verdict={mark} size={13} />
              )}
              {tally.total === 0 ? null : <span>{count(tally)}</span>}
            </button>
          ))}
        </div>
        <button
          type="button"
          title="Tags"
          aria-expanded={open}
          aria-controls={tagsId}
          onClick={() => setOpen(!open)}
          className={`${chip} aria-expanded:text-ink`}
        >
          <Icon name="tag" size={13} />
          <span className="@max-[320px]:sr-only">Tags</span>
          {filter.tags.length > 0 ? filter.tags.length : null}
          <Icon name="down" size={12} className={open ? 'rotate-180' : ''} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        id={tagsId}
        role="group"
        aria-label="Filter by tag"
        hidden={!open}
        className="mt-1 max-h-44 overflow-y-auto rounded-sm border bg-surface p-1"
      >
        <div className="flex flex-wrap gap-0.5">
          {tags.map(({ tag, count }) => (
            <button
              key={tag}
              type="button"
              aria-pressed={filter.tags.includes(tag)}
              onClick={() => toggleTag(tag)}
              className="inline-flex h-6 items-center gap-1 rounded-xs px-1.5 text-xs text-ink-2 hover:bg-hover aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-accent-ink max-wide:h-9 forced:aria-pressed:outline-2"
            >
              {tag}
              <span className="text-ink-3 tabular">{count}</span>
            </button>
          ))}
        </div>
      </div>
      {!open && filter.tags.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-1">
          {filter.tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => toggleTag(tag)}
                aria-label={`Lift the filter on tag ${tag}`}
                className="inline-flex h-6 items-center gap-1 rounded-xs border border-accent/40 bg-accent-tint px-1.5 text-xs font-medium text-accent-ink max-wide:h-9"
              >
                {tag}
                <Icon name="close" size={10} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
