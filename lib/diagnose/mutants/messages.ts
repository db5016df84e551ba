import { equalJson, isJsonObject, type JsonValue, member } from '@/lib/json';
import type { Mutant } from '../types';
import { client, keepingEffects, overlookingShape, setting, skipping } from './build';

/** The text of the first part of an injected message: what a client that shows injections would show. */
function injectedText(value: JsonValue): string | undefined {
  const [message] = Array.isArray(value) ? value : [];
  const parts = message !== undefined && isJsonObject(message) ? member(message, 'parts') : undefined;
  const [part] = Array.isArray(parts) ? parts : [];
  const text = part !== undefined && isJsonObject(part) ? member(part, 'text') : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Messages (rule 6) and injections (rule 8). */
export const messageMutants: readonly Mutant[] = [
  client(
    'deny-reason-is-a-message',
    6,
    'G1',
    'shows the reason of a deny as a message',
    'Only message effects carry messages.',
    {
      rules: ({ messageOf }) => ({
        messageOf: (effect) => (effect.type === 'deny' ? effect.reason : messageOf(effect)),
      }),
    },
  ),
  client(
    'stop-reason-is-a-message',
    6,
    'G1',
    'shows the reason of a stop as a message',
    'Only message effects carry messages.',
    {
      rules: ({ messageOf }) => ({
        messageOf: (effect) =>
          effect.type === 'flow' && effect.operation === 'stop' ? effect.reason : messageOf(effect),
      }),
    },
  ),
  client(
    'instruction-is-a-message',
    6,
    'G1',
    'shows the instruction of a continue as a message',
    'Only message effects carry messages.',
    {
      rules: ({ messageOf }) => ({
        messageOf: (effect) =>
          effect.type === 'flow' && effect.operation === 'continue' ? effect.instruction : messageOf(effect),
      }),
    },
  ),
  client(
    'last-message-only',
    6,
    'G2',
    'keeps only the last message',
    'Messages accumulate in response order.',
    { rules: () => ({ appendMessage: (_messages, text) => [text] }) },
  ),
  client(
    'first-message-only',
    6,
    'G2',
    'keeps only the first message',
    'Messages accumulate in response order.',
    {
      rules: ({ appendMessage }) => ({
        appendMessage: (messages, text) => (messages.length > 0 ? messages : appendMessage(messages, text)),
      }),
    },
  ),
  client(
    'messages-reversed',
    6,
    'G2',
    'puts later messages first',
    'Messages accumulate in response order.',
    { rules: () => ({ appendMessage: (messages, text) => [text, ...messages] }) },
  ),
  client(
    'messages-de-duplicated',
    6,
    'G2',
    'shows equal messages only once',
    'Messages accumulate; equal ones are shown each time.',
    {
      rules: ({ appendMessage }) => ({
        appendMessage: (messages, text) =>
          messages.includes(text) ? messages : appendMessage(messages, text),
      }),
    },
  ),
  client(
    'messages-joined',
    6,
    'G2',
    'joins the messages into one text',
    'Each message stays a text of its own.',
    { rules: () => ({ appendMessage: (messages, text) => [[...messages, text].join('\n')] }) },
  ),
  client(
    'empty-messages-dropped',
    6,
    '',
    'drops an empty message',
    'A message may be empty and counts all the same.',
    {
      rules: ({ messageOf }) => ({
        messageOf: (effect) => {
          const text = messageOf(effect);
          return text === '' ? undefined : text;
        },
      }),
    },
  ),
  client(
    'messages-ignored',
    6,
    '',
    'accepts messages and never shows them',
    'Append the text of each message effect after acceptance.',
    skipping('messages'),
  ),
  client(
    'stop-suppresses-messages',
    6,
    '',
    'holds messages back when the flow is stopped',
    'Messages accumulate once the response is accepted.',
    setting('injections', ({ pending }) => (pending.flow === 'stop' ? { messages: [] } : {})),
  ),
  client(
    'injection-is-a-message',
    8,
    'G3',
    'shows injected text as a message',
    'Injected context is no message to the user.',
    {
      rules: ({ messageOf }) => ({
        messageOf: (effect) => (effect.type === 'inject' ? injectedText(effect.value) : messageOf(effect)),
      }),
    },
  ),
  client(
    'last-injection-only',
    8,
    'G4',
    'keeps only the last injection',
    'Injections accumulate in response order.',
    { rules: () => ({ appendInjection: (_injections, effect) => [effect] }) },
  ),
  client(
    'new-injection-replaces-equal-delivery',
    8,
    'G4',
    'lets an injection replace an earlier one of the same delivery',
    'Injections accumulate, whatever their delivery.',
    {
      rules: ({ appendInjection }) => ({
        appendInjection: (injections, effect) =>
          appendInjection(
            injections.filter(
              (held) => !isJsonObject(held) || !isJsonObject(effect) || held.deliverAt !== effect.deliverAt,
            ),
            effect,
          ),
      }),
    },
  ),
  client(
    'injections-reversed',
    8,
    'G4',
    'puts later injections first',
    'Injections accumulate in response order.',
    { rules: () => ({ appendInjection: (injections, effect) => [effect, ...injections] }) },
  ),
  client(
    'injections-de-duplicated',
    8,
    'G7',
    'records equal injections only once',
    'Injections are never de-duplicated.',
    {
      rules: ({ appendInjection }) => ({
        appendInjection: (injections, effect) =>
          injections.some((held) => equalJson(held, effect))
            ? injections
            : appendInjection(injections, effect),
      }),
    },
  ),
  client(
    'injection-keeps-only-value',
    8,
    'G5',
    'records only the value of an injection',
    'Record the whole effect, so that its delivery is known.',
    {
      rules: ({ appendInjection }) => ({
        appendInjection: (injections, effect) =>
          appendInjection(injections, isJsonObject(effect) ? (member(effect, 'value') ?? null) : effect),
      }),
    },
  ),
  client(
    'injection-loses-delivery',
    8,
    'G5',
    'loses the delivery of an injection',
    'Record the whole effect, deliverAt included.',
    {
      rules: ({ appendInjection }) => ({
        appendInjection: (injections, effect) =>
          appendInjection(
            injections,
            isJsonObject(effect)
              ? Object.fromEntries(Object.entries(effect).filter(([key]) => key !== 'deliverAt'))
              : effect,
          ),
      }),
    },
  ),
  client(
    'next-turn-dropped',
    8,
    'G6',
    'drops injections for the next turn',
    'A next_turn injection is recorded as scheduled.',
    keepingEffects('injections', (effect) => effect.type !== 'inject' || effect.deliverAt !== 'next_turn'),
  ),
  client(
    'now-not-recorded',
    8,
    'G6',
    'delivers injections for now without recording them',
    'A now injection is recorded as staged context.',
    keepingEffects('injections', (effect) => effect.type !== 'inject' || effect.deliverAt !== 'now'),
  ),
  client(
    'prior-injections-lost',
    8,
    'G7',
    'loses the injections that came in',
    'Prior injections first, then the new ones.',
    { rules: () => ({ startInjections: () => [] }) },
  ),
  client(
    'new-injections-replace-prior',
    8,
    'G7',
    'lets new injections replace the prior ones',
    'Prior injections first, then the new ones.',
    setting('injections', ({ effects }) =>
      effects.some(({ type }) => type === 'inject') ? { injections: [] } : {},
    ),
  ),
  client(
    'empty-response-drops-injections',
    8,
    'G7',
    'loses the injections that came in at an empty response',
    'An empty response changes nothing.',
    setting('injections', ({ effects }) => (effects.length === 0 ? { injections: [] } : {})),
  ),
  client(
    'injected-value-unchecked',
    8,
    'G8',
    'accepts any value to inject',
    'An injected value is a list of messages.',
    overlookingShape(({ pointer }, effect) => effect.type === 'inject' && /\/value($|\/)/.test(pointer)),
  ),
  client(
    'deny-suppresses-injections',
    8,
    '',
    'records no injections beside a denial',
    'Accepted injections count whatever the permission.',
    keepingEffects(
      'injections',
      (effect, _index, { pending }) => effect.type !== 'inject' || pending.permission !== 'deny',
    ),
  ),
];
