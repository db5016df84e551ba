import type { Blame, Evaluation } from '@/lib/evaluate';
import { type Difference, diffJson, type JsonValue, pathOf } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { type Clause, verify } from '@/lib/verify';
import type { Mutant } from '../types';
import type { HeldRun } from './fold';
import { type Leak, leakOf } from './leak';
import type { PartingStep } from './parting-step';
import { byContract, jsonOf, namedMutants, partingOf } from './trial';
import type { Behaviour, Cell } from './types';

/** All that is to be told of one row in one run. */
export interface CellDetail {
  readonly row: string;
  readonly run: number;
  readonly cell: Cell;
  /** Every clause that the row breaks. */
  readonly clauses: readonly Clause[];
  readonly expected: JsonValue;
  /** What was reported, and what the contract gives; undefined where there is no outcome. */
  readonly actual: JsonValue | undefined;
  readonly reference: JsonValue | undefined;
  /** The paths where what was reported is not what the contract gives: `before` is the contract's. */
  readonly differences: readonly Difference[];
  /** For each key of the outcome that differs, the contract's step that decides it. */
  readonly blame: readonly Blame[];
  /** Set where the outcome is the contract's of a moment in between. */
  readonly leak: Leak | null;
  /** Where the likely mistake and the contract part; null where none explains the row. */
  readonly parting: PartingStep | null;
  /** The adapter's own words. */
  readonly error: string | null;
  /** A passed rejection of a report without state: the rollback itself is not shown by it. */
  readonly rollbackUnseen: boolean;
}

/** Works out what is to be told of one row in one run. */
export function detailOf(
  row: Scenario,
  cell: Cell,
  { run, judged }: HeldRun,
  behaviour: Behaviour | undefined,
  known: readonly Mutant[],
): CellDetail {
  const reported = judged.reported.get(row.id);
  const contract = byContract(row);
  const reference = contract.actual === null ? undefined : jsonOf(contract.actual);
  const actual = reported?.actual;
  const differences =
    reference === undefined || actual === undefined || actual === null ? [] : diffJson(reference, actual);
  const best = behaviour?.likely ? behaviour.hypotheses[0] : undefined;
  const explains = best?.explained.includes(row.id) === true;
  return {
    row: row.id,
    run: run.index,
    cell,
    clauses: reported === undefined ? [] : verify(row, reported).clauses,
    expected: row.expected ?? { rejected: true },
    actual,
    reference,
    differences,
    blame: blameFor(contract, differences),
    leak: leakOf(row, actual),
    parting: best !== undefined && explains ? partingOf(namedMutants(known, best), row) : null,
    error: reported?.error ?? null,
    rollbackUnseen: cell.status === 'passed' && row.expectError === true && reported?.state === undefined,
  };
}

function blameFor(contract: Evaluation, differences: readonly Difference[]): readonly Blame[] {
  if (contract.outcome !== 'accepted') return [];
  const keys = new Set(differences.map(({ pointer }) => pathOf(pointer)[0]));
  return contract.blame.filter(({ key }) => keys.has(key));
}
