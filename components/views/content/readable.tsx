import type { ReactNode } from 'react';
import { appendPointer, isJsonObject, type JsonObject, type JsonValue, member } from '@/lib/json';
import { JsonText } from '../outcome/json-text';
import { markOf, type TreeMarks } from '../stage/model/tree-marks';
import { LongText } from '../stage/state/long-text';
import { partView, shapeOf } from './shape';

export interface ReadableProps {
  readonly value: JsonValue;
  /** Where the value stands in what the marks are about; empty for the whole. */
  readonly pointer?: string;
  /** What differs from the snapshot. */
  readonly marks?: TreeMarks;
  /** How many levels of objects and lists are drawn; what lies deeper is one line. */
  readonly depth?: number;
}

const most = 50;
const noMarks: TreeMarks = new Map();
const signs = { added: '+', removed: '−', changed: '~', inside: '~' } as const;
const words = { added: 'added', removed: 'removed', changed: 'changed', inside: 'changed inside' } as const;

/** The sign and the word of what differs, in the margin; no margin where nothing differs. */
function Margin({ pointer, marks }: { readonly pointer: string; readonly marks: TreeMarks }) {
  if (marks.size === 0) return null;
  const mark = markOf(pointer, marks);
  return (
    <span className="w-3 shrink-0 text-center font-mono text-sm font-bold text-accent-ink">
      {mark === undefined ? null : (
        <>
          <span aria-hidden="true">{signs[mark]}</span>
          <span className="sr-only">{words[mark]}: </span>
        </>
      )}
    </span>
  );
}

function Part({ part }: { readonly part: JsonObject }) {
  const { text, about } = partView(part);
  if (text === null) return <span className="text-xs text-ink-2 italic wrap-anywhere">{about}</span>;
  return text === '' ? (
    <span className="text-xs text-ink-3 italic">empty text</span>
  ) : (
    <LongText text={text} limit={280} className="whitespace-pre-wrap" />
  );
}

function Message({ message }: { readonly message: JsonObject }) {
  const parts = member(message, 'parts');
  const id = member(message, 'id');
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="rounded-xs border border-line-strong px-1 text-2xs font-semibold">
          {String(member(message, 'role'))}
        </span>
        {typeof id === 'string' ? (
          <span className="font-mono text-2xs text-ink-3 wrap-anywhere">{id}</span>
        ) : null}
      </span>
      {(Array.isArray(parts) ? parts : []).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may share an id, and their place is their name
        <span key={index} className="block">
          {isJsonObject(part) ? <Part part={part} /> : <JsonText value={part} />}
        </span>
      ))}
      {Array.isArray(parts) && parts.length === 0 ? (
        <span className="block text-xs text-ink-3 italic">no parts</span>
      ) : null}
    </>
  );
}

interface ListProps extends Required<Omit<ReadableProps, 'value'>> {
  readonly entries: readonly JsonValue[];
  readonly draw: (entry: JsonValue, pointer: string) => ReactNode;
}

/** A list in its order; the long rest is counted. */
function List({ entries, pointer, marks, draw }: ListProps) {
  if (entries.length === 0) return <p className="text-sm text-ink-3 italic">an empty list</p>;
  return (
    <ol className="grid gap-1">
      {entries.slice(0, most).map((entry, index) => {
        const at = appendPointer(pointer, String(index));
        return (
          <li key={at} className="flex gap-1 text-sm">
            <Margin pointer={at} marks={marks} />
            <div className="min-w-0 flex-1">{draw(entry, at)}</div>
          </li>
        );
      })}
      {entries.length > most ? (
        <li className="pl-4 text-xs text-ink-2">and {entries.length - most} more, in the tree</li>
      ) : null}
    </ol>
  );
}

function Members({ value, pointer, marks, depth }: Required<ReadableProps> & { readonly value: JsonObject }) {
  const entries = Object.entries(value);
  if (entries.length === 0) return <p className="text-sm text-ink-3 italic">nothing</p>;
  return (
    <dl className="grid gap-0.5">
      {entries.slice(0, most).map(([key, inner]) => {
        const at = appendPointer(pointer, key);
        return (
          <div key={key} className="flex flex-wrap gap-x-1 text-sm">
            <Margin pointer={at} marks={marks} />
            <dt className="min-w-28 text-ink-2 wrap-anywhere">{key}</dt>
            <dd className="min-w-0 flex-1 basis-32">
              <Readable value={inner} pointer={at} marks={marks} depth={depth - 1} />
            </dd>
          </div>
        );
      })}
      {entries.length > most ? (
        <div className="pl-4 text-xs text-ink-2">
          <dt className="inline">and</dt> <dd className="inline">{entries.length - most} more members</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** A value as a person reads it: messages with their role, parts as text, members by name. All text is shown as text. */
export function Readable({ value, pointer = '', marks = noMarks, depth = 4 }: ReadableProps) {
  const shape = shapeOf(value);
  const entries = Array.isArray(value) ? value : [value];
  const rest = { pointer, marks, depth, entries };
  if (shape === 'line' || depth === 0) {
    return typeof value === 'string' && value !== '' ? (
      <LongText text={value} limit={280} className="whitespace-pre-wrap" />
    ) : (
      <JsonText value={value} />
    );
  }
  if (shape === 'object') {
    return isJsonObject(value) ? <Members value={value} {...rest} /> : null;
  }
  // A message or part that stands alone is a list of one, without a place of its own.
  const alone = !Array.isArray(value);
  if (shape === 'messages') {
    const draw = (entry: JsonValue) => (isJsonObject(entry) ? <Message message={entry} /> : null);
    return alone ? draw(value) : <List {...rest} draw={draw} />;
  }
  if (shape === 'parts') {
    const draw = (entry: JsonValue) => (isJsonObject(entry) ? <Part part={entry} /> : null);
    return alone ? draw(value) : <List {...rest} draw={draw} />;
  }
  return (
    <List
      {...rest}
      draw={(entry, at) => <Readable value={entry} pointer={at} marks={marks} depth={depth - 1} />}
    />
  );
}
