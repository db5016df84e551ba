import { type JsonObject, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';

/**
 * The exact bytes of a suite file: `{ version: 1, scenarios }`, two spaces per level, members in a fixed order and
 * a line end at the end. Equal rows always give equal text.
 */
export function suiteText(suite: readonly Scenario[]): string {
  return `${stringifyJson({ version: 1, scenarios: suite.map(rowObject) }, 2)}\n`;
}

/** Optional members of a row, in the order of the file: the shared ones, then ours. */
const optional = ['expected', 'expectError', 'hostExpected', 'expectedState', 'readings', 'note'] as const;

function rowObject(scenario: Scenario): JsonObject {
  const { id, request, response, tags } = scenario;
  const given = optional.flatMap((name) => {
    const value = scenario[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { id, request, response, tags, ...Object.fromEntries(given) };
}
