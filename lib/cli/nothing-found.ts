import { printable } from './paint';

/** Why no row was found, as one line. */
export function nothingFound(
  name: string,
  { id = null, filters }: { readonly id?: string | null; readonly filters: readonly string[] },
): string {
  return `${printable(name)}: ${reason(id, filters)}\n`;
}

function reason(id: string | null, filters: readonly string[]): string {
  if (id !== null) return `no row has the id "${printable(id)}".`;
  if (filters.length === 0) return 'the file has no rows.';
  return `no row fits ${filters.map((filter) => `"${printable(filter)}"`).join(' or ')}.`;
}
