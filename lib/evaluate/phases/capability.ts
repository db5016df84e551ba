import { isJsonObject, member } from '@/lib/json';
import type { Diagnostic, DiagnosticCode, Effect } from '@/lib/protocol';
import { type Context, nameOf, pointerOfEffect } from '../context';
import { phaseHead } from '../phase-heads';
import { checkEffects } from './check-effects';

interface Refusal {
  readonly code: DiagnosticCode;
  readonly at: string;
  readonly message: string;
}

function refusalOfType({ rules, capabilities, boundary }: Context, effect: Effect): Refusal | null {
  if (rules.grantsEffect(capabilities, effect.type)) return null;
  const possible = boundary.effects.includes(effect.type);
  return possible
    ? {
        code: 'not-advertised',
        at: '/type',
        message: `uses ${effect.type}, which the request does not advertise`,
      }
    : {
        code: 'not-at-this-boundary',
        at: '/type',
        message: `uses ${effect.type}, which ${boundary.event} never allows`,
      };
}

function refusalOfDetail(context: Context, effect: Effect): Refusal | null {
  const { rules, capabilities, boundary } = context;
  switch (effect.type) {
    case 'modify': {
      const { target, operation } = effect;
      if (!rules.grantsTarget(capabilities, target, boundary))
        return boundary.target === target
          ? {
              code: 'target-not-advertised',
              at: '/target',
              message: `modifies ${target}, which the request does not advertise`,
            }
          : {
              code: 'target-not-advertised',
              at: '/target',
              message: `modifies ${target}, which is no target of ${boundary.event}`,
            };
      return rules.grantsOperation(capabilities, target, operation)
        ? null
        : {
            code: 'operation-not-advertised',
            at: '/operation',
            message: `would ${operation} the ${target}, but only the other operation is advertised`,
          };
    }
    case 'flow':
      return rules.grantsFlow(capabilities, effect.operation)
        ? null
        : {
            code: 'operation-not-advertised',
            at: '/operation',
            message: `asks the flow to ${effect.operation}, which the request does not advertise`,
          };
    case 'inject':
      return rules.grantsDelivery(capabilities, effect.deliverAt)
        ? null
        : {
            code: 'delivery-not-advertised',
            at: '/deliverAt',
            message: `injects for ${effect.deliverAt}, a delivery the request does not advertise`,
          };
    case 'deny':
    case 'allow':
    case 'ask':
    case 'message':
    case 'return':
      return null;
  }
}

/** Answering an elicitation needs the mode of this very event. */
function refusalOfMode({ rules, capabilities, boundary, event }: Context, effect: Effect): Refusal | null {
  if (!boundary.answersElicitation?.includes(effect.type)) return null;
  const elicitation = member(event, 'elicitation');
  const mode =
    elicitation !== undefined && isJsonObject(elicitation) ? member(elicitation, 'mode') : undefined;
  if (typeof mode === 'string' && rules.grantsMode(capabilities, mode)) return null;
  return {
    code: 'not-advertised',
    at: '/type',
    message: `answers an elicitation whose mode the request does not advertise`,
  };
}

function faults(context: Context, index: number): readonly Diagnostic[] {
  const effect = context.effects[index];
  if (effect === undefined) return [];
  const refusal =
    refusalOfType(context, effect) ?? refusalOfDetail(context, effect) ?? refusalOfMode(context, effect);
  if (refusal === null) return [];
  return [
    {
      about: 'response',
      phase: 'capability',
      class: 'capability-invalid',
      rule: 3,
      pointer: `${pointerOfEffect(index)}${refusal.at}`,
      effect: index,
      code: refusal.code,
      message: `${nameOf(index)} ${refusal.message}.`,
    },
  ];
}

/** What was found granted, in the words of the capability that grants it. */
function grant(effect: Effect | undefined): string {
  switch (effect?.type) {
    case 'modify':
      return `modify with ${effect.operation} on ${effect.target}`;
    case 'flow':
      return `flow with ${effect.operation}`;
    case 'inject':
      return `inject, delivered ${effect.deliverAt === 'now' ? 'now' : 'next turn'}`;
    default:
      return effect?.type ?? 'nothing';
  }
}

/** Rule 3: every effect, target, operation and delivery was advertised by this request. */
export const capability = checkEffects({
  head: phaseHead.capability,
  concerns: () => true,
  faults,
  passed: ({ effects }, index) =>
    `${nameOf(index)} is allowed here: the request advertises ${grant(effects[index])}.`,
});
