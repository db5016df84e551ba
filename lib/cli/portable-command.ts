import { type Mutant, measuringStrength } from '@/lib/diagnose';
import type { Readings } from '@/lib/protocol';
import { type BundledSuite, portableSuite, suiteText } from '@/lib/suite';
import type { Chunk, Command } from './types';

/** `generate --portable`: the text of the suite, and what is said about what it cannot prove any more. */
export interface PortableExport {
  readonly text: string;
  readonly report: Command;
}

/** A suite without our keys, for adapters that know the contract's alone; `name` is what messages call its file. */
export function portableExport(
  { title, rows }: BundledSuite,
  readings: Partial<Readings>,
  name: string,
): PortableExport {
  const portable = portableSuite(rows, readings);
  return { text: suiteText(portable.rows), report: tellLosses() };

  function* tellLosses(): Command {
    const { leftOut, state, payload, notes } = portable;
    yield line(`${name}: ${title} for other adapters, ${counted(portable.rows.length, 'row')} written`);
    yield line(`left out: ${counted(leftOut.length, 'row')}, written for other readings`);
    yield line(`dropped: ${counted(state.length, 'assertion')} about the emitted state`);
    yield line(`dropped: ${counted(payload.length, 'assertion')} about the payload`);
    yield line(`dropped: ${counted(notes.length, 'note')}`);
    const remaining = yield* measured(measuringStrength(portable.rows));
    const before = yield* measured(measuringStrength(rows, remaining.survivors));
    const lost = remaining.survivors.filter((mutant) => !before.survivors.includes(mutant));
    const end = lost.length === 0 ? '' : ':';
    yield line(`no longer caught: ${counted(lost.length, 'known mistake')}${end}`);
    yield* lost.map(({ id, claim }: Mutant) => line(`  ${id}: the adapter ${claim}`));
    return 0;
  }
}

const line = (text: string): Chunk => ({ kind: 'output', text: `${text}\n` });

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Passes progress on and gives the result. */
function* measured<Result>(
  steps: Generator<{ readonly done: number; readonly total: number }, Result, undefined>,
): Generator<Chunk, Result, undefined> {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    const { done, total } = next.value;
    yield { kind: 'progress', done, of: { what: 'mistakes', total } };
  }
}
