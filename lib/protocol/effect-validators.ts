import {
  allow,
  ask,
  deny,
  flowContinue,
  flowStop,
  injectShape,
  message,
  modifyShape,
  returned,
} from './generated/validators';
import type { EffectType, FlowOperation } from './types';
import type { Validator } from './validator';

/** One type of effect: its compiled shape and what sentences say about its members. */
export interface EffectShape {
  readonly type: EffectType;
  readonly validator: Validator;
  readonly notes: ReadonlyMap<string, string>;
}

/** Every type but flow, whose shape hangs on the operation. */
export const effectShapes: ReadonlyMap<string, EffectShape> = byName([
  shape('deny', deny, { reason: 'every deny states one', code: 'programs tell refusals apart by it' }),
  shape('allow', allow, {
    reason: 'only deny and flow stop state one',
    extensions: 'only deny carries them',
  }),
  shape('ask', ask, { reason: 'only deny and flow stop state one', extensions: 'only deny carries them' }),
  shape('modify', modifyShape, {
    target: 'every modify names what it changes',
    operation: 'every modify says whether it replaces or merges',
    value: 'null is a value too, but it must be written',
    extensions: 'only deny carries them',
  }),
  shape('message', message, { text: 'an empty text is one too', extensions: 'only deny carries them' }),
  shape('return', returned, {
    value: 'null is a result too, but it must be written',
    extensions: 'only deny carries them',
  }),
  shape('inject', injectShape, {
    deliverAt: 'no delivery is assumed',
    value: 'it lists the messages to add',
    extensions: 'only deny carries them',
  }),
]);

/** The two shapes of flow, by operation. */
export const flowShapes: ReadonlyMap<string, EffectShape> = new Map<FlowOperation, EffectShape>([
  [
    'stop',
    shape('flow', flowStop, {
      reason: 'every stop states one',
      instruction: 'only continue gives one',
      extensions: 'only deny carries them',
    }),
  ],
  [
    'continue',
    shape('flow', flowContinue, {
      instruction: 'leave it out where there is none',
      reason: 'only stop states one',
      extensions: 'only deny carries them',
    }),
  ],
]);

function shape(
  type: EffectType,
  validator: Validator,
  notes: { readonly [member: string]: string },
): EffectShape {
  return { type, validator, notes: new Map(Object.entries(notes)) };
}

function byName(shapes: readonly EffectShape[]): ReadonlyMap<string, EffectShape> {
  return new Map(shapes.map((entry) => [entry.type, entry]));
}
