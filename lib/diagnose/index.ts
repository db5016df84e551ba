export { createDiagnoser, type Diagnoser, type Diagnosis, type Hypothesis } from './diagnose';
export { type AlteredMachine, alteredMachine } from './machine';
export { mutants } from './mutants';
export { type SuiteStrength, strengthOf } from './strength';
export type { Alteration, Mutant, MutantKind } from './types';
