import type { JsonObject, JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import {
  ask,
  asks,
  denies,
  deny,
  I,
  injecting,
  injects,
  later,
  M,
  msg,
  now,
  runs,
  stop,
  tool,
} from '../core/vocabulary';
import { spoken, userText } from '../notation/content';
import { deny as denying, inject, lacking, message } from '../notation/effects';
import { rejects } from '../notation/row';
import { holding } from '../notation/scene';
import { settlesBeside, toolBefore } from './places';
import { catches, emits } from './vocabulary';

const whenever = injecting('now', 'next_turn');
const held = holding(whenever, { injections: [later] });
const another = inject('now', userText('context-other', 'Other context'));
const several = inject('now', [
  spoken('context-a', 'system', 'First'),
  spoken('context-b', 'user', 'Second'),
  spoken('context-a', 'system', 'First'),
]);

/** Injections: recorded whole, in order, after those that came in, never de-duplicated. */
export const injections: readonly Scenario[] = [
  catches(
    held,
    'carried-injections-outlive-an-empty-response',
    'state inject no-effect',
    [],
    injects([later]),
    'Catches an adapter that loses the injections of earlier responses when nothing is added.',
    emits({ injections: [later] }),
  ),
  catches(
    held,
    'carried-injections-come-first',
    'state inject',
    [now],
    injects([later, now]),
    'Catches an adapter that lets new injections replace earlier ones, or puts them first.',
  ),
  catches(
    held,
    'carried-injection-is-repeated',
    'state inject',
    [later],
    injects([later, later]),
    'Catches an adapter that drops an injection which an earlier response has given too.',
  ),
  catches(
    holding(whenever, { injections: [] }),
    'carried-empty-injections-are-kept',
    'state inject no-effect',
    [],
    runs(),
    'Catches an adapter that reports an empty list of injections, or drops it from the state.',
    emits({ injections: [] }),
  ),
  catches(
    whenever,
    'equal-injections-both-stay',
    'inject',
    [now, now],
    injects([now, now]),
    'Catches an adapter that keeps equal injections of one response only once.',
  ),
  catches(
    whenever,
    'injections-of-one-delivery-both-stay',
    'inject',
    [now, another],
    injects([now, another]),
    'Catches an adapter that keeps one injection for each delivery.',
  ),
  catches(
    whenever,
    'injected-list-is-kept-whole',
    'inject list',
    [several],
    injects([several]),
    'Catches an adapter that keeps only the first message of an injection, or one for each id.',
  ),
  catches(
    whenever,
    'injected-list-may-be-empty',
    'inject list',
    [inject('next_turn', [])],
    injects([inject('next_turn', [])]),
    'Catches an adapter that drops an injection without messages.',
  ),
  catches(
    whenever,
    'injection-outlives-a-denial',
    'inject deny',
    [deny, now],
    denies(I, [], { injections: [now] }),
    'Catches an adapter that records no injections beside a denial.',
  ),
  catches(
    injecting('next_turn'),
    'next-turn-grants-no-now',
    'inject',
    [msg, now],
    rejects('capability'),
    'Catches an adapter that takes a grant of next_turn for one of now.',
  ),
];

const malformed = (id: string, effect: JsonObject, note: string): Scenario =>
  catches(whenever, id, 'inject', [msg, effect], rejects('schema'), note);
const injected = (value: JsonValue): JsonObject => ({ ...now, value });

export const malformedInjections: readonly Scenario[] = [
  malformed(
    'injected-value-is-no-object',
    injected({ text: 'Context' }),
    'Catches an adapter that injects an object where messages are due.',
  ),
  malformed(
    'injected-message-is-closed',
    injected([{ ...spoken('context-a', 'user', 'First'), pinned: true }]),
    'Catches an adapter that lets unknown members into an injected message.',
  ),
  malformed(
    'injection-names-its-delivery',
    lacking(now, 'deliverAt'),
    'Catches an adapter that delivers now where nothing is said of the delivery.',
  ),
  malformed(
    'injection-delivery-is-known',
    { ...now, deliverAt: 'later' },
    'Catches an adapter that schedules a delivery which it does not know for some other time.',
  ),
  malformed(
    'injection-target-is-context',
    { ...now, target: 'system' },
    'Catches an adapter that injects into whatever target is named.',
  ),
  malformed(
    'injection-appends',
    { ...now, operation: 'replace' },
    'Catches an adapter that appends where an injection asks to replace.',
  ),
];

/** Messages: shown in order, each of them, whatever else was decided. */
export const messages: readonly Scenario[] = [
  catches(
    tool,
    'equal-messages-both-stay',
    'message',
    [msg, msg],
    runs(I, [M, M]),
    'Catches an adapter, or a server before it, that drops a message equal to an earlier one.',
  ),
  catches(
    tool,
    'empty-message-counts',
    'message',
    [message(''), msg, message('')],
    runs(I, ['', M, '']),
    'Catches an adapter that drops a message whose text is empty.',
  ),
  catches(
    tool,
    'message-text-is-kept-as-it-is',
    'message',
    [message('  <b>1 & 2</b>\n\ttwo\u2028lines  ')],
    runs(I, ['  <b>1 & 2</b>\n\ttwo\u2028lines  ']),
    'Catches an adapter that trims, escapes or breaks the text of a message.',
  ),
  catches(
    tool,
    'ask-holds-no-message-back',
    'ask message',
    [ask, msg],
    asks(I, [M]),
    'Catches an adapter that holds messages back while an ask is pending.',
  ),
  catches(
    toolBefore,
    'stop-holds-no-message-back',
    'flow message',
    [stop, msg],
    settlesBeside(I, [M], { flow: 'stop' }),
    'Catches an adapter that shows no message when the tool is stopped.',
  ),
  catches(
    tool,
    'every-reason-is-no-message',
    'deny message',
    [denying('First reason'), msg, denying('Second reason')],
    denies(I, [M]),
    'Catches an adapter that shows the reason of the first or last denial as a message.',
  ),
];
