'use client';

import { useMemo } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { Listed, ReportsView, RunView } from '@/lib/diagnose';
import { counted } from './model/words';
import { Section } from './section';

/** The lists of a run that are worth a line, each with what it means. */
const lists = [
  { key: 'unknown', says: 'unknown to the suite; left out' },
  { key: 'missing', says: 'of the suite missing from the report' },
  { key: 'duplicate', says: 'reported more than once' },
] as const satisfies readonly { key: keyof RunView; says: string }[];

interface Note {
  readonly text: string;
  readonly items: Listed<string>;
  readonly names: readonly string[];
}

/** The same remark of several runs stands once. */
function notesOf(runs: readonly RunView[]): readonly Note[] {
  // Lists that are alike are mostly one object, which is told apart faster than by what it holds.
  const keys = new Map<Listed<string>, string>();
  const notes = new Map<string, { readonly text: string; readonly items: Listed<string>; names: string[] }>();
  const add = (text: string, items: Listed<string>, name: string) => {
    if (items.total === 0) return;
    const known = keys.get(items) ?? JSON.stringify(items);
    keys.set(items, known);
    const key = `${text} ${known}`;
    const note = notes.get(key) ?? { text, items, names: [] };
    note.names.push(name);
    notes.set(key, note);
  };
  for (const run of runs) {
    for (const { key, says } of lists) add(`${counted(run[key].total, 'row')} ${says}`, run[key], run.name);
    add(`${counted(run.problems.total, 'entry', 'entries')} that could not be read`, run.problems, run.name);
  }
  return [...notes.values()];
}

/** What a report has too much, too little or unreadable; the rest of it was used all the same. */
export function ReportNotes({ runs }: Pick<ReportsView, 'runs'>) {
  const notes = useMemo(() => notesOf(runs), [runs]);
  const withState = runs.some(({ tellsState }) => tellsState);
  return (
    <Section title="About the report">
      <ul className="space-y-1 text-sm">
        {notes.map(({ text, items, names }) => (
          <li key={`${text} ${names[0]}`}>
            <Disclosure
              summaryClass="w-fit"
              summary={
                <>
                  {text}
                  {runs.length > 1 ? (
                    <span className="text-ink-3">
                      {' '}
                      in {names.length > 1 ? counted(names.length, 'run') : names[0]}
                    </span>
                  ) : null}
                </>
              }
            >
              {() => (
                <ul className="mt-1 list-disc space-y-0.5 pl-5 text-xs wrap-anywhere text-ink-2">
                  {items.first.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                  {items.total > items.first.length ? (
                    <li>and {items.total - items.first.length} more</li>
                  ) : null}
                </ul>
              )}
            </Disclosure>
          </li>
        ))}
        <li className="text-pretty text-ink-2">
          {withState
            ? 'It tells emitted states, so mistakes that only these show could be named too.'
            : 'It tells no emitted states: a mistake that only these show, such as a rollback that forgets a part, cannot be named from it.'}
        </li>
      </ul>
    </Section>
  );
}
