import { allowance } from './allowance';
import { bind } from './bind';
import { capability } from './capability';
import { commit } from './commit';
import { correlation } from './correlation';
import { derive } from './derive';
import { envelope } from './envelope';
import { flow } from './flow';
import { injections } from './injections';
import { invalidate } from './invalidate';
import { messages } from './messages';
import { permission } from './permission';
import type { Phase } from './phase';
import { settle } from './settle';
import { shape } from './shape';
import { stage } from './stage';

/** The evaluator: everything is validated before anything is staged, and all is staged before it is committed. */
export const phases: readonly Phase[] = [
  envelope,
  correlation,
  shape,
  capability,
  allowance,
  stage,
  invalidate,
  bind,
  permission,
  messages,
  flow,
  injections,
  settle,
  commit,
  derive,
];

export type { Phase } from './phase';
