import type { JsonObject, JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { allow, ask, C1, denies, deny, held, I, mod2, msg, now, ret } from '../core/vocabulary';
import { deny as denying, lacking } from '../notation/effects';
import { rejects } from '../notation/row';
import { advertising } from '../notation/scene';
import { catches, emits, leaves } from './vocabulary';

const injecting = advertising(held, 'inject', { context: { append: true, deliverAt: ['now'] } });
const malformed = (id: string, tags: string, effect: JsonValue, mistake: string): Scenario =>
  catches(injecting, id, tags, [msg, effect], rejects('schema'), `Catches an adapter that ${mistake}.`);
const extensions: JsonObject = { 'org.example.audit': { ticket: 7 } };

/** Effects are closed objects: a member too many, too few or of another kind refuses the whole response. */
export const shapes: readonly Scenario[] = [
  malformed('allow-gives-no-reason', 'allow', { ...allow, reason: 'Fine' }, 'tolerates a reason on an allow'),
  malformed('ask-gives-no-prompt', 'ask', { ...ask, prompt: 'Really?' }, 'tolerates a prompt on an ask'),
  malformed('message-has-no-level', 'message', { ...msg, level: 'info' }, 'tolerates a level on a message'),
  malformed('return-has-no-target', 'return', { ...ret, target: 'output' }, 'tolerates a target on a return'),
  malformed(
    'modify-has-no-path',
    'modify',
    { ...mod2, path: '/task' },
    'tolerates a path on a modify and stages the whole',
  ),
  malformed(
    'injection-has-no-priority',
    'inject',
    { ...now, priority: 1 },
    'tolerates a priority on an injection',
  ),
  malformed(
    'allow-carries-no-extensions',
    'allow',
    { ...allow, extensions },
    'accepts extensions on an allow',
  ),
  malformed(
    'message-carries-no-extensions',
    'message',
    { ...msg, extensions },
    'accepts extensions on a message',
  ),
  malformed(
    'modify-carries-no-extensions',
    'modify',
    { ...mod2, extensions: {} },
    'accepts extensions on a modify because they are empty',
  ),
  malformed('deny-reason-is-not-empty', 'deny', denying(''), 'accepts a deny whose reason is empty'),
  malformed(
    'deny-reason-is-text',
    'deny',
    { ...deny, reason: 403 },
    'makes a text of a reason which is a number',
  ),
  malformed(
    'deny-code-is-a-dotted-name',
    'deny',
    { ...deny, code: 'nope' },
    'accepts any text as the code of a denial',
  ),
  malformed(
    'deny-extension-names-are-dotted',
    'deny',
    { ...deny, extensions: { audit: 1 } },
    'accepts an extension under a plain name',
  ),
  malformed(
    'message-text-is-never-null',
    'message',
    { type: 'message', text: null },
    'shows a null as an empty message',
  ),
  malformed(
    'message-has-a-text',
    'message',
    lacking(msg, 'text'),
    'shows a message without a text as an empty one',
  ),
  malformed(
    'modify-has-a-value',
    'modify',
    lacking(mod2, 'value'),
    'takes a modify without a value for one that changes nothing',
  ),
  malformed(
    'modify-has-a-target',
    'modify',
    lacking(mod2, 'target'),
    'takes the boundary’s own target where a modify names none',
  ),
  malformed(
    'modify-target-is-known',
    'modify',
    { ...mod2, target: 'arguments' },
    'ignores a modify of a target that no boundary has',
  ),
  malformed(
    'effect-has-a-type',
    'modify',
    lacking(mod2, 'type'),
    'guesses the type of an effect from its members',
  ),
  malformed(
    'effect-type-keeps-its-case',
    'deny',
    { ...deny, type: 'Deny' },
    'compares the types of effects without their case',
  ),
  malformed('effect-type-is-text', 'allow', { type: ['allow'] }, 'makes a text of a type which is a list'),
  malformed(
    'effect-type-is-no-prototype-member',
    'no-effect',
    { type: 'constructor' },
    'looks types up among the members that every object inherits',
  ),
  malformed('effect-is-no-bare-type', 'allow', 'allow', 'takes the bare name of an effect for the effect'),
];

export const legalShapes: readonly Scenario[] = [
  catches(
    held,
    'deny-carries-code-and-extensions',
    'deny',
    [{ ...deny, code: 'org.example.policy', extensions }],
    denies(),
    'Catches an adapter that refuses a code or extensions on a denial, where they may stand.',
  ),
  catches(
    held,
    'rejection-keeps-what-was-held',
    'state candidate permission modify',
    [mod2, ret, deny, { type: 'later' }],
    rejects('schema'),
    'Catches an adapter that rolls the input of a refused response back and neither candidate nor allow.',
    emits({ permission: 'allow', candidate: { value: C1, provenance: { requestId: 'earlier' } } }),
  ),
  catches(
    held,
    'rejection-keeps-the-input',
    'modify',
    [mod2, { ...mod2, value: { task: 0 } }],
    rejects('application'),
    'Catches an adapter that keeps what was staged before the effect which failed.',
    leaves(I),
  ),
];
