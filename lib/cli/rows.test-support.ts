import { coreSuite, suiteText } from '@/lib/suite';
import { collect, type Outcome } from './collect';
import type { Command, RowOptions, Source } from './types';

/** Options as a plain command line gives them. */
export const plain: RowOptions = { filters: [], readings: {}, color: false };

/** The core rows of the given ids as a suite file. */
export function suiteOf(...ids: readonly string[]): Source {
  const rows = coreSuite.filter(({ id }) => ids.includes(id));
  if (rows.length !== ids.length) throw new Error(`unknown row among ${ids.join(', ')}`);
  return { name: 'suite.json', text: suiteText(rows) };
}

/** A report in which the engine's expectations came true, with the given results in place of its own. */
export function reportOf(source: Source, ...instead: readonly object[]): Source {
  const { scenarios } = JSON.parse(source.text);
  const replaced = new Set(instead.map((result) => ('id' in result ? result.id : '')));
  const results = scenarios
    .filter(({ id }: { id: string }) => !replaced.has(id))
    .map(({ id, expected }: { id: string; expected?: object }) => {
      return { id, status: 'passed', actual: expected ?? { rejected: true } };
    });
  return {
    name: 'report.json',
    text: JSON.stringify({ language: 'x', results: [...results, ...instead] }, null, 1),
  };
}

/** What a command gives, its output read as JSON. */
export function jsonOf(command: Command): Outcome & { readonly json: ReturnType<typeof JSON.parse> } {
  const outcome = collect(command);
  return { ...outcome, json: JSON.parse(outcome.output) };
}
