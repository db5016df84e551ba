import type { Exchange } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import { reportedOf } from '@/lib/verify';
import { type AlteredMachine, alteredMachine } from './machine';
import { canonical } from './observe';
import type { Mutant } from './types';

/** Where two evaluators differ on an exchange: in the outcome, only in what they emit, or not at all. */
export type Contrast = 'outcome' | 'state' | 'none';

/** Tells exchanges on which some mistakes and others (or none: the contract) come to different ends. */
export type Contraster = (exchange: Exchange, readings?: Partial<Readings>) => Contrast;

/** Creates a contraster. An exchange whose request is not legal shows nothing: there they do not differ. */
export function createContraster(these: readonly Mutant[], those: readonly Mutant[] = []): Contraster {
  const [one, other] = [machineOf(these), machineOf(those)];
  return (exchange, readings = {}) => {
    const [a, b] = [one.run(exchange, readings), other.run(exchange, readings)];
    if (a.outcome === 'invalid-request' || b.outcome === 'invalid-request') return 'none';
    const [ours, theirs] = [reportedOf(a), reportedOf(b)];
    if (canonical(ours.actual ?? null) !== canonical(theirs.actual ?? null)) return 'outcome';
    const emitted = ({ state, payload }: typeof ours): string => canonical([state ?? null, payload ?? null]);
    return emitted(ours) === emitted(theirs) ? 'none' : 'state';
  };
}

function machineOf(mutants: readonly Mutant[]): AlteredMachine {
  return alteredMachine(mutants.map(({ alteration }) => alteration));
}
