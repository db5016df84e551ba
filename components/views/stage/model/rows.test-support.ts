import { readFileSync } from 'node:fs';
import {
  describeEffects,
  type EffectSummary,
  type Evaluation,
  type Exchange,
  evaluate,
} from '@/lib/evaluate';
import { readScenarioFile, type Scenario } from '@/lib/protocol';

export interface Run {
  readonly id: string;
  readonly evaluation: Evaluation;
  readonly effects: readonly EffectSummary[];
}

/** One exchange through the engine, as the stage is given it. */
export function run(exchange: Exchange, id = 'row'): Run {
  return { id, evaluation: evaluate(exchange), effects: describeEffects(exchange.response) };
}

function coreRows(): readonly Scenario[] {
  const text = readFileSync(new URL('../../../../public/scenarios.json', import.meta.url), 'utf8');
  const file = readScenarioFile(text);
  if (!file.ok) throw new Error(file.fault.message);
  return file.value.rows.map(({ scenario }) => scenario);
}

/** Every row of the bundled core suite, evaluated. */
export function coreRuns(): readonly Run[] {
  return coreRows().map((scenario) => run(scenario, scenario.id));
}

/** The row of the core suite with this id. */
export function coreRun(id: string): Run {
  const found = coreRows().find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return run(found, id);
}
