import { checkEffect, checkEnvelope, checkPayload, checkReturnValue } from '@/lib/protocol';
import * as compose from './compose';
import * as outcome from './outcome';
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
  ...outcome,
  checkEnvelope,
  checkShape: checkEffect,
  checkPayload,
  checkReturn: checkReturnValue,
};

export type { Allowance, Charge, Refused, Rules, Settled } from './types';
