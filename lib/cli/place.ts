import type { JsonFault } from '@/lib/json';
import type { RowProblem } from '@/lib/protocol';
import { printable } from './paint';

/** A 1-based place in a file. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The start of a message: `file:line:column`, in the form that editors and terminals turn into a link. */
export function placeText(name: string, { line, column }: Place): string {
  return `${printable(name)}:${line}:${column}`;
}

/** A located fault of a text as one line. */
export function faultText(name: string, fault: JsonFault): string {
  return `${placeText(name, fault.range)}: ${printable(fault.message)}\n`;
}

/** A problem of a row, or of the file as such, as one line. */
export function problemText(name: string, { index, id, range, message }: RowProblem): string {
  const row = index < 0 ? '' : ` row ${index + 1}${id === undefined ? '' : ` "${printable(id)}"`}:`;
  return `${placeText(name, range)}:${row} ${printable(message)}\n`;
}
