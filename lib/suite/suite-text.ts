import { commandLineLimits, type JsonObject, parseJson, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { SuiteRow } from './notation/spelling';

/**
 * The exact bytes of a suite file: `{ version: 1, scenarios }`, two spaces per level, members in a fixed order and
 * a line end at the end. Equal rows always give equal text. A row may say how single numbers are spelled.
 */
export function suiteText(suite: readonly SuiteRow[]): string {
  return spellOut(`${stringifyJson({ version: 1, scenarios: suite.map(rowObject) }, 2)}\n`, suite);
}

/** The text with numbers written as their rows ask for. */
function spellOut(text: string, suite: readonly SuiteRow[]): string {
  const asked = suite.flatMap(({ spelled = [] }, index) =>
    spelled.map(({ pointer, literal }) => ({ pointer: `/scenarios/${index}${pointer}`, literal })),
  );
  if (asked.length === 0) return text;
  const parsed = parseJson(text, commandLineLimits);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const edits = asked.map(({ pointer, literal }) => ({ ...parsed.value.rangeOf(pointer), literal }));
  // from the end, so that the places before stay where they are
  return edits
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (whole, { offset, length, literal }) =>
        `${whole.slice(0, offset)}${literal}${whole.slice(offset + length)}`,
      text,
    );
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
