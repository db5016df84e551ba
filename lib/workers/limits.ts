/**
 * Beyond this many effects a response is evaluated without its steps: they hold the pending state as it grew, so that
 * they would grow with the square of the effects, and nobody steps through thousands.
 */
export const mostStagedEffects = 400;
