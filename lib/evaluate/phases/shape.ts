import { nameOf } from '../context';
import { describeEffect } from '../describe-effects';
import { phaseHead } from '../phase-heads';
import { checkEffects } from './check-effects';

/** Rule 3: every effect is a known type with exactly its members, whatever stands before or after it. */
export const shape = checkEffects({
  head: phaseHead.shape,
  concerns: () => true,
  faults: ({ effects, rules, boundary, readings }, index) => {
    const effect = effects[index];
    return effect === undefined ? [] : rules.checkShape(effect, index, boundary, readings);
  },
  passed: ({ effects }, index) => {
    const { label } = describeEffect(effects[index], index);
    return `${nameOf(index)} is a well-formed ${label}: every member it needs and none besides.`;
  },
});
