'use client';

import { memo, useMemo, useState } from 'react';
import { diffJson, type JsonValue } from '@/lib/json';
import { Readable } from '../../content/readable';
import { counted } from '../model/names';
import { type Standing, standingWords } from '../model/state-view';
import { treeMarks } from '../model/tree-marks';
import { Card } from './card';
import { JsonTree } from './json-tree';
import { PathList } from './path-list';

export interface InputCardProps {
  readonly from: JsonValue | undefined;
  /** Before the current step, and after it. */
  readonly before: JsonValue | undefined;
  readonly to: JsonValue | undefined;
  readonly changed: boolean;
  readonly standing: Standing;
  /** The boundary's own word for what it holds: input, prompt, output… */
  readonly name: string;
  /** It reads better as a person would write it down: messages, text, a form's values. */
  readonly readable: boolean;
}

/** The payload: snapshot against staged, as a path list first, then as a person reads it, and as two trees on demand. */
export const InputCard = memo(function InputCard(props: InputCardProps) {
  const { from, before, to, changed, standing, name, readable } = props;
  const [trees, setTrees] = useState(false);
  const differences = useMemo(
    () => (from === undefined || to === undefined || from === to ? [] : diffJson(from, to)),
    [from, to],
  );
  const marks = useMemo(() => treeMarks(differences), [differences]);
  const fresh = useMemo(
    () =>
      new Set(
        before === undefined || to === undefined || before === to
          ? []
          : diffJson(before, to).map(({ pointer }) => pointer),
      ),
    [before, to],
  );
  if (from === undefined || to === undefined) {
    return <Card wide title="Payload" changed={false} brief="nothing of this event can be modified" />;
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <Card
      wide
      field="payload"
      title={title}
      changed={changed}
      brief={
        <button
          type="button"
          aria-pressed={trees}
          onClick={() => setTrees(!trees)}
          className="inline-flex min-h-6 items-center rounded-sm px-1 font-semibold text-accent-ink underline underline-offset-2"
        >
          {trees ? 'hide trees' : 'show as trees'}
        </button>
      }
    >
      {differences.length === 0 ? (
        <p className="text-sm text-ink-2">Equal to the snapshot.</p>
      ) : (
        <>
          <p className="sr-only">{counted(differences.length, 'path')} differ from the snapshot</p>
          <PathList differences={differences} fresh={fresh} />
        </>
      )}
      {readable ? (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <p className="label-caps">
            {name}, {standingWords[standing]}
          </p>
          <Readable value={to} marks={marks} />
        </div>
      ) : null}
      {trees ? (
        <div className="mt-2 grid gap-3 border-t border-line pt-2 @md/card:grid-cols-2">
          <JsonTree
            label="snapshot"
            value={from}
            differences={differences.filter(({ kind }) => kind !== 'added')}
          />
          <JsonTree
            label={standingWords[standing]}
            value={to}
            differences={differences.filter(({ kind }) => kind !== 'removed')}
          />
        </div>
      ) : null}
    </Card>
  );
});
