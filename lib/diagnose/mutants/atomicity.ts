import type { Refused } from '@/lib/evaluate';
import { isJsonObject, type JsonValue, member } from '@/lib/json';
import type { Mutant } from '../types';
import { client } from './build';

const typeOf = (effect: JsonValue | undefined): JsonValue | undefined =>
  effect !== undefined && isJsonObject(effect) ? member(effect, 'type') : undefined;

/** The effects without the one whose fault decides. */
const others = ({ effects, effect }: Refused) => effects.filter((_other, index) => index !== effect);

/** A machine that goes on with fewer effects where the reference refuses all. */
const salvaging = (salvage: (refused: Refused) => ReturnType<typeof others> | null) => ({
  rules: () => ({ salvage }),
});

const only = (type: string) => (refused: Refused) => {
  const kept = refused.effects.filter((effect, index) => index !== refused.effect && typeOf(effect) === type);
  return kept.length > 0 ? kept : null;
};

/** Found before anything is staged: a malformed or an unadvertised effect. */
const validates = ({ phase }: Refused): boolean => phase === 'shape' || phase === 'capability';

/** All or nothing (rule 3). */
export const atomicityMutants: readonly Mutant[] = [
  client(
    'skips-invalid-effects',
    3,
    'D1',
    'skips an invalid effect and applies the rest',
    'One invalid effect refuses the whole response.',
    salvaging((refused) => (validates(refused) ? others(refused) : null)),
  ),
  client(
    'applies-valid-prefix',
    3,
    'D2',
    'applies the effects that stand before an invalid one',
    'Validate and stage everything before anything is committed.',
    salvaging((refused) => (validates(refused) ? refused.effects.slice(0, refused.effect) : null)),
  ),
  client(
    'skips-failing-effects',
    3,
    'D1',
    'skips an effect that fails at whatever phase and applies the rest',
    'One failing effect refuses the whole response.',
    salvaging(others),
  ),
  client(
    'applies-prefix-before-failure',
    3,
    'D2',
    'applies the effects that stand before one that fails at whatever phase',
    'Validate and stage everything before anything is committed.',
    salvaging(({ effects, effect }) => effects.slice(0, effect)),
  ),
  client(
    'rescues-deny',
    3,
    'D3',
    'rescues a valid deny from an invalid response',
    'A rejected response denies nothing; the failure policy decides.',
    salvaging(only('deny')),
  ),
  client(
    'rescues-messages',
    3,
    'D1',
    'shows the messages of a rejected response',
    'Messages count only after acceptance.',
    salvaging(only('message')),
  ),
  client(
    'rescues-injections',
    8,
    'D9',
    'keeps the injections of a rejected response',
    'Injections are recorded only after acceptance.',
    salvaging(only('inject')),
  ),
  client(
    'skips-unknown-effects',
    3,
    'D1',
    'ignores effects of an unknown type',
    'An unknown effect type refuses the whole response.',
    salvaging((refused) => {
      const types = ['deny', 'allow', 'ask', 'modify', 'message', 'return', 'flow', 'inject'];
      return refused.phase === 'shape' &&
        !types.some((type) => type === typeOf(refused.effects[refused.effect]))
        ? others(refused)
        : null;
    }),
  ),
  client(
    'skips-malformed-effects',
    3,
    'D1',
    'drops malformed effects and applies the others',
    'A malformed effect refuses the whole response.',
    salvaging((refused) => (refused.phase === 'shape' ? others(refused) : null)),
  ),
  client(
    'drops-unadvertised-effects',
    3,
    'D4',
    'silently drops what was not advertised',
    'An unadvertised effect is a failure, never a no-op.',
    salvaging((refused) => (refused.phase === 'capability' ? others(refused) : null)),
  ),
  client(
    'drops-unadvertised-injections',
    8,
    'D5',
    'drops an injection whose delivery was not advertised and keeps the others',
    'An ungranted delivery refuses the whole response.',
    salvaging((refused) =>
      refused.phase === 'capability' && typeOf(refused.effects[refused.effect]) === 'inject'
        ? others(refused)
        : null,
    ),
  ),
  client(
    'drops-unadvertised-targets',
    3,
    'E15',
    'takes a modify of an unadvertised target for a no-op',
    'An unsupported target is a failure, never a no-op.',
    salvaging((refused) =>
      refused.phase === 'capability' && typeOf(refused.effects[refused.effect]) === 'modify'
        ? others(refused)
        : null,
    ),
  ),
  client(
    'skips-failed-modifies',
    4,
    'D1',
    'skips a modify whose staged input is refused',
    'A failed staging refuses the whole response.',
    salvaging((refused) => (refused.phase === 'stage' ? others(refused) : null)),
  ),
  client(
    'keeps-staged-prefix',
    4,
    'D2',
    'commits what was staged before a modify failed',
    'Roll everything back to the snapshot when staging fails.',
    salvaging(({ effects, effect, phase }) => (phase === 'stage' ? effects.slice(0, effect) : null)),
  ),
  client(
    'ignores-exhausted-continue',
    7,
    'F11',
    'ignores a continue for which no allowance remains',
    'A continue without remaining allowance refuses the whole response.',
    salvaging((refused) => (refused.phase === 'allowance' ? others(refused) : null)),
  ),
];
