import {
  measuringStrength,
  mutants,
  type SuiteStrength,
  type Survivor,
  searchingKillers,
} from '@/lib/diagnose';
import { type JsonObject, type JsonValue, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { bundledSuites } from '@/lib/suite';
import { colored, type Paint, printable, uncolored } from './paint';
import { suiteRows } from './suite-rows';
import type { Command, MutantsCommandOptions, Source } from './types';

export { catalogueText } from '@/lib/diagnose';

/**
 * `mutants`: how many of the known mistakes a suite notices, by rule, and which it does not.
 *
 * Returns 0 when it notices all of them, 1 when one survives, 2 when the suite cannot be read.
 *
 * @param suite null measures the bundled suites together
 */
export function* mutantsCommand(suite: Source | null, options: MutantsCommandOptions): Command {
  const rows =
    suite === null
      ? { ok: true as const, value: bundledSuites.flatMap((bundled) => bundled.rows) }
      : suiteRows(suite);
  if (!rows.ok) {
    yield { kind: 'error', text: rows.fault };
    return 2;
  }
  const measuring = measuringStrength(rows.value);
  let measured = measuring.next();
  for (; !measured.done; measured = measuring.next())
    yield {
      kind: 'progress',
      done: measured.value.done,
      of: { what: 'known mistakes', total: measured.value.total },
    };
  const strength = measured.value;
  const searching = searchingKillers(rows.value, strength);
  let searched = searching.next();
  for (; !searched.done; searched = searching.next())
    yield {
      kind: 'progress',
      done: searched.value.done,
      of: { what: 'searches', total: searched.value.total },
    };
  const name = suite?.name ?? bundledSuites.map(({ path }) => path).join(' and ');
  const text =
    options.format === 'json'
      ? strengthJson(strength, searched.value)
      : strengthText(name, strength, searched.value, options.color ? colored : uncolored);
  yield { kind: 'output', text };
  return strength.survivors.length === 0 ? 0 : 1;
}

function strengthText(
  name: string,
  strength: SuiteStrength,
  survivors: readonly Survivor[],
  paint: Paint,
): string {
  const rules = strength.rules.map(({ rule, killed, all }) => {
    const line = `rule ${rule}: ${killed} of ${all}`;
    return killed === all ? line : paint.bad(line);
  });
  const lines = survivors.flatMap(({ mutant, stateOnly, killer }) => [
    `${paint.strong(mutant.id)} (rule ${mutant.rule}): ${mutant.claim}${stateOnly ? '; the emitted state shows it, which no row asserts' : ''}`,
    `  ${
      killer === null
        ? 'no row was found that notices it'
        : killer.from === 'suite'
          ? `noticed by ${printable(killer.row.id)} of the bundled suites`
          : `noticed by a row made for it (--json gives it)`
    }`,
  ]);
  const killed = mutants.length - survivors.length;
  const summary = `${printable(name)}: ${killed} of ${mutants.length} known mistakes noticed`;
  const told = survivors.length === 0 ? paint.good(summary) : paint.bad(summary);
  return `${[...rules, ...lines, told].join('\n')}\n`;
}

function strengthJson(strength: SuiteStrength, survivors: readonly Survivor[]): string {
  const killed = mutants.map(({ id }) => stringifyJson({ id, rows: strength.killedBy.get(id) ?? [] }));
  const summary: JsonObject = { mutants: mutants.length, killed: mutants.length - survivors.length };
  const rules = strength.rules.map(({ rule, killed: some, all }): JsonValue => ({ rule, killed: some, all }));
  const left = survivors.map(({ mutant, stateOnly, killer }) => {
    const { id, claim, rule, defects } = mutant;
    const row = killer && (killer.from === 'suite' ? killer.row.id : rowJson(killer.row));
    return stringifyJson({ id, claim, rule, defects, stateOnly, killer: row });
  });
  const list = (lines: readonly string[]): string =>
    lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
  return `{"version":1,"summary":${stringifyJson(summary)},"rules":${stringifyJson(rules)},"survivors":${list(left)},"killedBy":${list(killed)}}\n`;
}

/** A row as it stands in a suite file. */
function rowJson({
  id,
  request,
  response,
  tags,
  expected,
  expectError,
  expectedState,
  note,
  readings,
}: Scenario): JsonObject {
  return {
    id,
    request,
    response,
    tags,
    ...(expected === undefined ? {} : { expected }),
    ...(expectError === undefined ? {} : { expectError }),
    ...(expectedState === undefined ? {} : { expectedState }),
    ...(readings === undefined ? {} : { readings: { ...readings } }),
    ...(note === undefined ? {} : { note }),
  };
}
