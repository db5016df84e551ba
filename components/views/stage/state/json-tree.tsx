'use client';

import { useMemo, useState } from 'react';
import type { Difference, JsonValue } from '@/lib/json';
import { jsonRows } from '../model/json-rows';
import { markOf, treeMarks } from '../model/tree-marks';
import { LongText } from './long-text';

export interface JsonTreeProps {
  readonly label: string;
  readonly value: JsonValue;
  /** Against the other tree; an added path is marked in the later tree, a removed one in the earlier. */
  readonly differences: readonly Difference[];
}

const page = 200;
const signs = { added: '+', removed: '−', changed: '~', inside: '·' } as const;
const looks = {
  added: 'bg-added',
  removed: 'bg-removed',
  changed: 'bg-changed',
  inside: '',
} as const;

/** A value as a tree whose branches close; changed paths carry a sign in the margin. */
export function JsonTree({ label, value, differences }: JsonTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(page);
  const marks = useMemo(() => treeMarks(differences), [differences]);
  const { rows, more } = useMemo(() => jsonRows(value, toggled, limit), [value, toggled, limit]);
  const toggle = (pointer: string) =>
    setToggled((old) => {
      const next = new Set(old);
      if (!next.delete(pointer)) next.add(pointer);
      return next;
    });
  return (
    <div className="min-w-0">
      <p className="label-caps">{label}</p>
      <ul aria-label={label} className="overflow-x-auto font-mono text-xs">
        {rows.map(({ pointer, depth, name, text, kind, size }) => {
          const mark = markOf(pointer, marks);
          const title = name === null ? '' : `${name}: `;
          return (
            <li key={pointer} className={`flex min-h-6 items-center gap-1 ${mark ? looks[mark] : ''}`}>
              <span aria-hidden="true" className="w-3 shrink-0 text-center font-bold">
                {mark ? signs[mark] : ''}
              </span>
              <span style={{ width: `${depth}rem` }} className="shrink-0" />
              {kind === 'leaf' ? (
                <span className="pl-4">
                  <span className="text-ink-2">{title}</span>
                  <LongText text={text} limit={80} />
                </span>
              ) : (
                <button
                  type="button"
                  aria-expanded={kind === 'open'}
                  onClick={() => toggle(pointer)}
                  className="flex min-h-6 items-center gap-1"
                >
                  <span aria-hidden="true" className="w-3 text-ink-3">
                    {kind === 'open' ? '▾' : '▸'}
                  </span>
                  <span className="text-ink-2">{title}</span>
                  {text} <span className="font-sans text-2xs text-ink-3">{size}</span>
                </button>
              )}
              {mark && mark !== 'inside' ? <span className="sr-only">{mark}</span> : null}
            </li>
          );
        })}
      </ul>
      {more ? (
        <button
          type="button"
          onClick={() => setLimit(limit + page)}
          className="text-xs font-semibold text-accent-ink underline"
        >
          show {page} more lines
        </button>
      ) : null}
    </div>
  );
}
