import { checkEffect, checkEnvelope } from '@/lib/protocol';
import * as compose from './compose';
import * as stage from './stage';
import * as start from './start';
import type { Rules } from './types';
import * as validate from './validate';

/** The reference: the contract's rules, each one function. */
export const rules: Rules = {
  ...start,
  ...validate,
  ...stage,
  ...compose,
  checkEnvelope,
  checkShape: checkEffect,
};

export type { Allowance, Charge, Rules } from './types';
