'use client';

import { useId } from 'react';
import { Popover } from '@/components/ui/popover';
import { Prose } from '@/components/ui/prose';
import type { Readings } from '@/lib/protocol';
import { type ReadingText, readingsInShort, readingTexts, valueText } from './reading-texts';

export interface ReadingControlProps {
  /** The page's. */
  readonly readings: Readings;
  /** What the row names itself; it wins over the page. */
  readonly own: Partial<Readings>;
  readonly onReading: (reading: Partial<Readings>) => void;
}

/** One reading: its values to choose from, each with its sentence. */
function Choice({ text, readings, own, onReading }: ReadingControlProps & { readonly text: ReadingText }) {
  const group = useId();
  const chosen = valueText(text, readings);
  const named = valueText(text, own);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{text.title}</legend>
      <p className="text-xs text-ink-2">
        <Prose text={text.about} />
      </p>
      {named === undefined ? null : (
        <p className="mt-1 rounded-sm bg-accent-tint px-1.5 py-0.5 text-xs text-accent-ink">
          This row names “{named.name}” itself, and that wins here.
        </p>
      )}
      <div className="mt-1 grid gap-0.5">
        {text.values.map((value, index) => (
          <label
            key={value.name}
            className="grid grid-cols-[auto_1fr] gap-x-2 rounded-sm px-1 py-1 hover:bg-hover has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onReading(value.setting)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span className="text-sm">
              <span className="font-medium">{value.name}</span>
              {index === 0 ? <span className="text-xs text-ink-2"> default</span> : null}
              <span className="block text-xs text-pretty text-ink-2">
                <Prose text={value.means} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How the draft is read where its public sources differ: what is in force, and a way to change it. */
export function ReadingControl(props: ReadingControlProps) {
  const { readings, own } = props;
  const byRow = Object.keys(own).length > 0;
  return (
    <Popover
      label="Readings"
      trigger={
        <>
          Reading
          <strong className="truncate text-ink">{readingsInShort({ ...readings, ...own })}</strong>
          {byRow ? <span className="text-accent-ink">by the row</span> : null}
        </>
      }
    >
      {() => (
        <div className="grid gap-3">
          <p className="text-xs text-pretty text-ink-2">
            Public sources of the draft differ on three points. The page reads them as chosen here, every row
            alike, unless a row names its own.
          </p>
          {readingTexts.map((text) => (
            <Choice key={text.reading} text={text} {...props} />
          ))}
        </div>
      )}
    </Popover>
  );
}
