import { type JsonFault, type JsonValue, type Result, readSpan, type ValueSpan } from '@/lib/json';
import type { ReportProblem, ReportSource } from './types';

/** A fault at a span of the report's text. */
export function refuse(
  source: ReportSource,
  span: { readonly offset: number; readonly length: number },
  message: string,
): { readonly ok: false; readonly fault: JsonFault } {
  return { ok: false, fault: { kind: 'syntax', message, range: rangeOf(source, span) } };
}

/** A problem at a span of the report's text. */
export function problemAt(
  source: ReportSource,
  span: { readonly offset: number; readonly length: number },
  message: string,
): ReportProblem {
  return { message, range: rangeOf(source, span) };
}

/** The value at a span; its faults stand where they are in the whole text. */
export function valueIn(source: ReportSource, span: ValueSpan): Result<JsonValue, JsonFault> {
  return readSpan(source.text, span, source.limits, source.locate);
}

function rangeOf(
  { locate }: ReportSource,
  { offset, length }: { readonly offset: number; readonly length: number },
): ReportProblem['range'] {
  return { offset, length, ...locate(offset) };
}
