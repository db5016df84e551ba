import type { Evaluation, Exchange } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { Readings, Scenario } from '@/lib/protocol';
import { type Contrast, createContraster } from '../contrast';
import { alteredMachine } from '../machine';
import { rowOf } from '../made-row';
import type { Mutant } from '../types';
import { witnessMarkdown } from './markdown';
import { shrink } from './shrink';

/** The least legal scenario found on which some mistakes and the contract differ. */
export interface Witness {
  /** A row that expects what the contract gives; it stands in a suite as it is. */
  readonly row: Scenario;
  /** Whether the outcome differs, or only emitted state or payload. */
  readonly shows: Exclude<Contrast, 'none'>;
  /** What the contract gives, and what the mistakes make of it: the outcome, or what is emitted. */
  readonly contract: JsonValue;
  readonly mistaken: JsonValue;
  readonly markdown: string;
  /** False where the search's bound was reached, so that a smaller one may exist. */
  readonly least: boolean;
}

/** How many exchanges a search asks about at most. */
const mostAsked = 4000;

/**
 * Shrinks a row to the least legal scenario on which an evaluator with these mistakes and the contract still differ:
 * in the outcome where they do, else in what they emit. Deterministic and bounded.
 *
 * @returns null where they do not differ on the row
 */
export function witnessOf(mistakes: readonly Mutant[], row: Scenario, most = mostAsked): Witness | null {
  const contrast = createContraster(mistakes);
  const { readings } = row;
  const shows = contrast(row, readings);
  if (shows === 'none') return null;
  const start: Exchange = { request: row.request, response: row.response };
  const { exchange, least } = shrink(start, (tried) => contrast(tried, readings) === shows, most);
  const [first] = mistakes;
  const claims = mistakes.map(({ claim }) => claim).join(' and ');
  const made = rowOf(exchange, {
    id: `${first?.id ?? row.id}-witness`,
    note: `Catches an adapter that ${claims}.`,
    readings,
    assertsState: shows === 'state',
  });
  if (made === null) return null;
  const [contract, mistaken] = [[], mistakes].map((some) => shown(some, made, readings, shows));
  if (contract === undefined || mistaken === undefined) return null;
  const facts = { row: made, contract, mistaken };
  return { ...facts, shows, markdown: witnessMarkdown({ ...facts, mistakes }), least };
}

function shown(
  mistakes: readonly Mutant[],
  row: Scenario,
  readings: Partial<Readings> | undefined,
  shows: Witness['shows'],
): JsonValue {
  const machine = alteredMachine(mistakes.map(({ alteration }) => alteration));
  const evaluation: Evaluation = machine.run(row, readings);
  const { actual, state, payload } = evaluation;
  if (shows === 'state') return { state, ...(payload === undefined ? {} : { payload }) };
  return actual === null ? null : Object.fromEntries(Object.entries(actual));
}
