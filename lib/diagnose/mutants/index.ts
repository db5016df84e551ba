import type { Mutant } from '../types';
import { atomicityMutants } from './atomicity';
import { bindingMutants } from './binding';
import { capabilityMutants } from './capability';
import { envelopeMutants } from './envelope';
import { flowMutants } from './flow';
import { messageMutants } from './messages';
import { modifyMutants } from './modify';
import { outcomeMutants } from './outcome';
import { permissionMutants } from './permission';
import { readingMutants } from './readings';
import { serverMutants } from './server';

/** Every known mistake, by the part of the contract that it breaks. */
export const mutants: readonly Mutant[] = [
  ...bindingMutants,
  ...permissionMutants,
  ...modifyMutants,
  ...atomicityMutants,
  ...capabilityMutants,
  ...flowMutants,
  ...messageMutants,
  ...envelopeMutants,
  ...outcomeMutants,
  ...serverMutants,
  ...readingMutants,
];
