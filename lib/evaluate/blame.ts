import type { RuleNumber } from '@/lib/protocol';
import type { Actual, Blame, PendingField, PhaseId, Step } from './types';

interface Source {
  /** The fields whose last setter decides the key, the most telling first. */
  readonly fields: readonly PendingField[];
  /** The phase whose effects had a say in it. */
  readonly phase: PhaseId;
}

const sources: Readonly<Record<keyof Actual, Source>> = {
  decision: { fields: ['permission'], phase: 'permission' },
  executed: { fields: [], phase: 'derive' },
  input: { fields: ['payload'], phase: 'stage' },
  messages: { fields: ['messages'], phase: 'messages' },
  result: { fields: ['candidate'], phase: 'bind' },
  flow: { fields: ['flow'], phase: 'flow' },
  continuationInstructions: { fields: ['instructions'], phase: 'flow' },
  continuationRemaining: { fields: ['remaining'], phase: 'flow' },
  injections: { fields: ['injections'], phase: 'injections' },
};

/** Keys that accumulate: an earlier effect's share is still in them, so nothing was overridden. */
const accumulating: ReadonlySet<keyof Actual> = new Set([
  'input',
  'messages',
  'continuationInstructions',
  'continuationRemaining',
  'injections',
]);

function lastSetter(steps: readonly Step[], fields: readonly PendingField[]): Step | undefined {
  return steps.findLast(({ sets }) => sets.some(({ field }) => fields.includes(field)));
}

/** What kept the tool from running, or let it run; undefined where there is no original tool at all. */
function executionSetter(steps: readonly Step[], actual: Actual, hasTool: boolean): Step | undefined {
  if (!hasTool) return undefined;
  if (actual.decision !== 'allow') return lastSetter(steps, ['permission']);
  if (actual.flow === 'stop') return lastSetter(steps, ['flow']);
  return lastSetter(steps, ['candidate']);
}

function overridden(key: keyof Actual, steps: readonly Step[], winner: Step | undefined): readonly number[] {
  if (accumulating.has(key) || winner === undefined) return [];
  const found = steps
    .filter(
      ({ phase, effect }) => phase === sources[key].phase && effect !== null && effect !== winner.effect,
    )
    .map(({ effect }) => effect);
  return [...new Set(found.filter((effect) => effect !== null))];
}

function untouched(key: keyof Actual, derive: Step, first: Step, rule: RuleNumber): Blame {
  const incoming = first.before;
  const because =
    key === 'decision' && incoming.permission === 'none'
      ? 'No effect gave a permission: none resolves to allow at this synthetic host.'
      : key === 'executed'
        ? derive.because
        : 'No effect changed it: it is as the request brought it.';
  return { key, step: derive.index, effect: null, rule, overrode: [], because };
}

/**
 * For each key of the outcome, the step that decided it: so that a value can be traced to the effect and the
 * rule that set it, and to what it overrode. Keys that no step set are traced to the snapshot.
 */
export function blameOf(actual: Actual, steps: readonly Step[], hasTool: boolean): readonly Blame[] {
  const first = steps[0];
  const derive = steps.at(-1);
  if (first === undefined || derive === undefined) return [];
  return (Object.keys(actual) as (keyof Actual)[]).map((key): Blame => {
    const winner =
      key === 'executed' ? executionSetter(steps, actual, hasTool) : lastSetter(steps, sources[key].fields);
    if (winner === undefined)
      return untouched(key, derive, first, key === 'decision' ? 2 : key === 'executed' ? 9 : 1);
    return {
      key,
      step: winner.index,
      effect: winner.effect,
      rule: winner.rule,
      overrode: overridden(key, steps, winner),
      because: winner.because,
    };
  });
}
