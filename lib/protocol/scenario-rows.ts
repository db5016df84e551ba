import {
  isJsonObject,
  type JsonLimits,
  type JsonValue,
  member,
  type Outline,
  outlineRows,
  readSpan,
  type ValueSpan,
} from '@/lib/json';
import { createPlaces, type Locate, parseIn } from './placed-text';
import { readScenario } from './read-scenario';
import type { RowProblem, ScenarioForm, ScenarioRow } from './scenario-types';
import type { Scenario } from './types';
import { valueText } from './wording';

type Found = ScenarioRow | RowProblem;

/** What reading the rows of one text takes. */
interface Source {
  readonly text: string;
  readonly limits: JsonLimits;
  readonly place: Locate;
}

/** What an outlined text is, and its rows and problems in the order of the text, each made when asked for. */
export function rowsOf(
  text: string,
  outline: Outline,
  limits: JsonLimits,
): { readonly form: ScenarioForm; readonly found: Iterable<Found> } {
  const source: Source = { text, limits, place: createPlaces(text) };
  if (outline.rows !== null) return { form: 'suite', found: suiteRows(source, outline, outline.rows) };
  const keys = new Set(outline.members.map(({ key }) => key));
  if (keys.has('scenarios') || !keys.has('request') || !keys.has('response')) {
    return { form: 'none', found: [notASuite(source, outline, keys)] };
  }
  const whole = wholeOf(
    text,
    outline.members.every(({ plain }) => plain),
  );
  if (['id', 'expected', 'expectError'].some((key) => keys.has(key))) {
    return { form: 'row', found: readRow(source, whole, 0, new Set()) };
  }
  return { form: 'exchange', found: readExchange(source, whole) };
}

function* suiteRows(source: Source, outline: Outline, spans: readonly ValueSpan[]): Generator<Found, void> {
  const version = outline.members.findLast(({ key }) => key === 'version');
  const problem = versionProblem(source, version);
  if (problem !== undefined) yield problem;
  const seen = new Set<string>();
  for (const [index, span] of spans.entries()) yield* readRow(source, span, index, seen);
}

function versionProblem(source: Source, version: ValueSpan | undefined): RowProblem | undefined {
  if (version === undefined)
    return fileProblem(source, 'The file has no `version`; it is read as version 1.');
  const read = readIn(source, version);
  if (read.ok && read.value === 1) return undefined;
  const shown = read.ok ? valueText(read.value) : 'unreadable';
  const message = `\`version\` is ${shown}; it must be 1, and the file is read as if it were.`;
  return { kind: 'problem', index: -1, message, range: source.place(version.offset, version.length) };
}

function* readRow(source: Source, span: ValueSpan, index: number, seen: Set<string>): Generator<Found, void> {
  const read = readIn(source, span);
  if (!read.ok) {
    const { message, range } = read.fault;
    yield { kind: 'problem', index, ...named(idIn(source, span)), message, range };
    return;
  }
  const row = readScenario(read.value);
  if (!row.ok) {
    const id = named(idOf(read.value));
    const parsed = parseIn(source.text, span, source.place, source.limits);
    for (const { message, pointer } of row.fault) {
      yield { kind: 'problem', index, ...id, message, range: parsed.rangeOf(pointer) };
    }
    return;
  }
  yield rowAt(source, span, index, row.value);
  const { id } = row.value;
  if (!seen.has(id)) seen.add(id);
  else {
    const range = parseIn(source.text, span, source.place, source.limits).rangeOf('/id');
    const message = `An earlier row has the id ${valueText(id)} too; ids are unique within a file.`;
    yield { kind: 'problem', index, id, message, range };
  }
}

/** A request and its response without anything else: a row that expects nothing, named by the request's id. */
function* readExchange(source: Source, span: ValueSpan): Generator<Found, void> {
  const read = readIn(source, span);
  if (!read.ok) {
    yield { kind: 'problem', index: 0, message: read.fault.message, range: read.fault.range };
    return;
  }
  const value = isJsonObject(read.value) ? read.value : {};
  const request = member(value, 'request') ?? null;
  const response = member(value, 'response') ?? null;
  const id = idOf(request) ?? 'exchange';
  yield rowAt(source, span, 0, { id, request, response, tags: [] });
}

function readIn({ text, limits, place }: Source, span: ValueSpan) {
  return readSpan(text, span, limits, (offset) => place(offset, 0));
}

function rowAt(source: Source, span: ValueSpan, index: number, scenario: Scenario): ScenarioRow {
  const { offset, length } = span;
  const parsed = () => parseIn(source.text, span, source.place, source.limits);
  return { kind: 'row', index, offset, length, scenario, parsed };
}

function named(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}

function idOf(value: JsonValue): string | undefined {
  const id = isJsonObject(value) ? member(value, 'id') : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The id of a row that cannot be read as a whole, where its own members can still be told apart. */
function idIn({ text, limits }: Source, span: ValueSpan): string | undefined {
  const part = text.slice(span.offset, span.offset + span.length);
  const outline = outlineRows(part, '', limits);
  const id = outline.ok ? outline.value.members.findLast(({ key }) => key === 'id') : undefined;
  const read = id && readSpan(part, id, limits);
  return read?.ok && typeof read.value === 'string' && read.value !== '' ? read.value : undefined;
}

function notASuite(source: Source, { kind }: Outline, keys: ReadonlySet<string>): RowProblem {
  const wanted = 'a suite is an object with `version` and a list `scenarios`';
  if (keys.has('scenarios')) return fileProblem(source, `\`scenarios\` is no list; ${wanted}.`);
  if (kind === 'object') return fileProblem(source, `The file has no \`scenarios\`; ${wanted}.`);
  return fileProblem(source, `The file holds ${kind === 'array' ? 'a list' : 'a single value'}; ${wanted}.`);
}

function fileProblem({ text, place }: Source, message: string): RowProblem {
  const { offset } = wholeOf(text, false);
  return { kind: 'problem', index: -1, message, range: place(offset, 1) };
}

/** The span of a text's one value, without what stands around it. */
function wholeOf(text: string, plain: boolean): ValueSpan {
  const offset = text.search(/[^ \t\r\n\ufeff]/);
  return { offset, length: text.trimEnd().length - offset, plain };
}
