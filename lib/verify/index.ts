export { type EvaluationLike, reportedOf } from './reported';
export type { Clause, ClauseId, Expectation, Reported, Verdict } from './types';
export { verify } from './verify';
