import type { Hypothesis } from '../diagnose';
import type { Mutant, MutantFacts } from '../types';
import type { HypothesisFacts } from './types';

/** What people are told of a mistake, without what makes it. */
export function factsOf({ id, kind, rule, claim, hint, defects }: Mutant): MutantFacts {
  return { id, kind, rule, claim, hint, defects };
}

/** A hypothesis as data. */
export function hypothesisFacts({ mistakes, ...fares }: Hypothesis): HypothesisFacts {
  return { ...fares, mistakes: mistakes.map((group) => group.map(factsOf)) };
}
