import { evaluate } from '@/lib/evaluate';
import { coreSuite, extendedSuite } from '@/lib/suite';
import { reportedOf, verify } from '@/lib/verify';
import { createDiagnoser, mutants } from '.';
import { drawnPairs, firstOf, namedFirst, seeded, simulated } from './proofs.test-support';

/**
 * What a diagnosis costs and what it is worth. Cost: a report of the core suite held against every known mistake by a
 * diagnoser that remembers nothing, as a multiple of as many verifications of the suite; processor time, in turn, the
 * median of many rounds. Worth: of 300 pairs of mistakes drawn at random, those that the first two hypotheses do not
 * both name, as a percentage. Prints one JSON object.
 */
const report = simulated(
  mutants.filter(({ id }) => id === 'skips-invalid-effects'),
  coreSuite,
);
let passed = 0;

function verifyAll(): void {
  for (let count = 0; count < mutants.length; count += 1) {
    for (const row of coreSuite) {
      const { request, response } = row;
      const verdict = verify(row, reportedOf(evaluate({ request, response }, { steps: false })));
      if (verdict.status === 'passed') passed += 1;
    }
  }
}

function diagnoseOnce(): void {
  const { hypotheses } = createDiagnoser().diagnose(coreSuite, report);
  if (hypotheses.length === 0) throw new Error('the mistake was not named');
}

function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const ratios: number[] = [];
const warmUp = 3;
const rounds = 15;
for (let round = 0; round < warmUp + rounds; round += 1) {
  const base = timeOf(verifyAll);
  const ratio = timeOf(diagnoseOnce) / base;
  if (round >= warmUp) ratios.push(ratio);
}

const suite = [...coreSuite, ...extendedSuite];
const { diagnose } = createDiagnoser();
const known = mutants.filter(
  (mutant) => mutant.kind === 'client' && diagnose(suite, simulated([mutant], suite)).differing.length > 0,
);
const pairs = [...firstOf(300, drawnPairs(known, suite, seeded(2026)))];
const missed = pairs.filter(({ pair, report: both }) => {
  const ids = namedFirst(diagnose(suite, both), 2);
  return !pair.every(({ id }) => ids.includes(id));
});

console.log(
  JSON.stringify({
    ratio: ratios.toSorted((a, b) => a - b)[ratios.length >> 1],
    pairsMissed: (100 * missed.length) / pairs.length,
    missed: missed.map(({ pair }) => pair.map(({ id }) => id).join(' + ')),
    passed,
  }),
);
