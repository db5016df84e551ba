import {
  createLocator,
  type JsonFault,
  type JsonLimits,
  outlineRows,
  pageLimits,
  type Result,
} from '@/lib/json';
import { reportFormats } from './formats';
import { refuse } from './read-runs';
import type { OpenReport, ReportFormat, ReportSource } from './types';

/** What a text is, by its content: what decides where a dropped file goes. */
export type DocumentKind = 'suite' | 'row' | 'report' | 'unknown';

/**
 * Opens a report of any known form (facts, report formats). The form is told by content, never by a file's name.
 *
 * @returns a reader of its runs, or the located fault of a text that is no JSON or no report
 */
export function openReport(text: string, limits: JsonLimits = pageLimits): Result<OpenReport, JsonFault> {
  const source = sourceOf(text, limits);
  if (!source.ok) return source;
  const format = formatOf(source.value);
  if (format !== undefined) return format.parse(source.value);
  const forms = 'an adapter report has `results`, a matrix artifact `groups`, a map the ids of rows';
  const whole = { offset: Math.max(0, text.search(/[^ \t\r\n\ufeff]/)), length: 1 };
  return refuse(source.value, whole, `This is no report of a known form: ${forms}.`);
}

/** What a text is, by its top-level members. A text that cannot be read is `unknown`; its reader says why. */
export function documentKind(text: string, limits: JsonLimits = pageLimits): DocumentKind {
  const source = sourceOf(text, limits);
  if (!source.ok || source.value.outline.kind !== 'object') return 'unknown';
  const keys = keysOf(source.value);
  if (keys.has('scenarios')) return 'suite';
  if (keys.has('request') && keys.has('response')) return 'row';
  return formatOf(source.value) === undefined ? 'unknown' : 'report';
}

function sourceOf(text: string, limits: JsonLimits): Result<ReportSource, JsonFault> {
  const outline = outlineRows(text, '', limits);
  if (!outline.ok) return { ok: false, fault: firstFault(text, limits, outline.fault) };
  return { ok: true, value: { text, outline: outline.value, limits, locate: createLocator(text) } };
}

/** Seen from above, a list is one value: looked at entry by entry, the fault may be found earlier in it. */
function firstFault(text: string, limits: JsonLimits, fault: JsonFault): JsonFault {
  let first = fault;
  for (const key of ['results', 'groups']) {
    const outline = outlineRows(text, key, limits);
    if (!outline.ok && outline.fault.range.offset < first.range.offset) first = outline.fault;
  }
  return first;
}

function formatOf(source: ReportSource): ReportFormat | undefined {
  if (source.outline.kind !== 'object') return undefined;
  const keys = keysOf(source);
  return reportFormats.find(({ detect }) => detect(keys, source));
}

function keysOf({ outline }: ReportSource): ReadonlySet<string> {
  return new Set(outline.members.map(({ key }) => key));
}
