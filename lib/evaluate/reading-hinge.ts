import { valueAt } from '@/lib/json';
import { boundaryOf, type Readings } from '@/lib/protocol';
import { describeEffects } from './describe-effects';
import type { Exchange } from './evaluate';
import type { Evaluation } from './types';

type Revision = Readings['revision'];

/** What a difference between revisions is about, and what each of them says of it. */
const revisionPoints = {
  effects: {
    r2: 'a response must name its effects',
    r3: 'a response must name its effects',
    r4: 'an absent `effects` is an empty list',
  },
  inject: {
    r2: 'an injection may hold any JSON',
    r3: 'an injection holds messages',
    r4: 'an injection holds messages',
  },
  modify: {
    r2: 'a merge takes an object and touches no list',
    r3: 'the value of a modify has the form of its target',
    r4: 'the value of a modify has the form of its target',
  },
  workspace: {
    r2: 'a workspace change is judged when it is staged',
    r3: 'a workspace change is judged when it is staged',
    r4: 'a workspace change is typed as a part of its effect and never empty',
  },
  form: {
    r2: 'a form’s fields may hold any JSON',
    r3: 'a form’s fields may hold any JSON',
    r4: 'a form’s fields hold plain values only',
  },
  return: {
    r2: 'a returned value is not checked',
    r3: 'a returned value is checked when it is bound',
    r4: 'a returned value is typed as a part of its effect',
  },
  state: {
    r2: 'what the incoming state holds is not typed',
    r3: 'what the incoming state holds is not typed',
    r4: 'what the incoming state holds is typed',
  },
  other: {
    r2: 'an older revision of the draft holds',
    r3: 'the revision of the core suite holds',
    r4: 'a newer revision of the draft holds',
  },
} as const satisfies Record<string, Record<Revision, string>>;

const constraintPoints = {
  every: 'every staged input must hold a positive whole number as `task`',
  final: 'only the input that stands at the end must hold a positive whole number as `task`',
  off: 'no input is held to the tool’s constraint',
} as const;

const chainedPoints = {
  'already-paid': 'the continue that came with the request has paid for this one',
  charged: 'every continue takes a unit, though one came accepted with the request',
} as const;

/** The fault that decides, where there is one. */
function faultOf(evaluation: Evaluation) {
  if (evaluation.outcome === 'rejected') return { about: 'response' as const, ...evaluation };
  const [first] = evaluation.diagnostics;
  return first ?? null;
}

function topicOf(
  { request, response }: Exchange,
  here: Evaluation,
  there: Evaluation,
): keyof typeof revisionPoints {
  const fault = faultOf(there) ?? faultOf(here);
  if (fault === null) return 'other';
  if (fault.about === 'request') return 'state';
  if (fault.effect === null) return 'effects';
  const type = describeEffects(response)[fault.effect]?.type;
  if (type === 'inject' || type === 'return') return type;
  if (type !== 'modify') return 'other';
  const event = valueAt(request, '/params/event/type');
  const kind = typeof event === 'string' ? boundaryOf(event)?.payloadKind : undefined;
  return kind === 'workspace' ? 'workspace' : kind === 'elicitation-content' ? 'form' : 'modify';
}

function resultOf(here: Evaluation, there: Evaluation): string {
  switch (there.outcome) {
    case 'invalid-request':
      return 'the request is not legal';
    case 'rejected':
      return here.outcome === 'rejected'
        ? `the rejection is ${there.class}, not ${here.class}`
        : 'the response is rejected';
    case 'accepted': {
      if (here.outcome !== 'accepted') return 'the response is accepted';
      const { continuationRemaining: now } = here.actual;
      const { continuationRemaining: then } = there.actual;
      return then === undefined || then === now
        ? 'what is handed on differs'
        : `${then} ${Number(then) === 1 ? 'continuation remains' : 'continuations remain'}`;
    }
  }
}

/** One sentence on why an exchange ends differently under a reading that has another value than the one in force. */
export function readingHinge(
  exchange: Exchange,
  { revision, 'tool-constraint': constraint, 'chained-continue': chained }: Partial<Readings>,
  here: Evaluation,
  there: Evaluation,
): string {
  const result = resultOf(here, there);
  if (revision !== undefined) {
    const point = revisionPoints[topicOf(exchange, here, there)][revision];
    return `Under revision ${revision} ${point}, so ${result}.`;
  }
  if (constraint !== undefined) return `Here ${constraintPoints[constraint]}, so ${result}.`;
  return chained === undefined ? `So ${result}.` : `Here ${chainedPoints[chained]}, so ${result}.`;
}
