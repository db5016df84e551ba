import { isJsonObject, type JsonValue, member } from '@/lib/json';
import { eventNotes } from './event-notes';
import { commonEvent, eventValidators, notificationEnvelope } from './generated/validators';
import { locate, type Subject } from './locate';
import type { ValueFault } from './types';
import { faultsOf } from './validator';
import { valueText } from './wording';

const unanswered = 'nobody answers a notification, so nothing may be asked for';

const subject: Subject = {
  whole: 'The notification',
  inside: (path) => `\`${path}\` of the notification`,
  notes: new Map([
    ['id', 'a message with an id is a request, which would want an answer'],
    ['method', 'this is how a harness tells those who only listen'],
    ['params.capabilities', unanswered],
    ['params.state', unanswered],
    ['params.effects', unanswered],
    ...eventNotes,
  ]),
};

/**
 * Every fault that makes a `hooks/observe` notification no legal one: its envelope (no id, no capabilities, state or
 * effects) and the event by its type, which may be any of the thirty-two. Pointers start at the notification; the empty
 * list says that it is legal. Effects do not exist here: no rule of the contract applies. Never throws.
 */
export function checkNotification(notification: JsonValue): readonly ValueFault[] {
  const faults = locate(faultsOf(notificationEnvelope, notification), notification, subject);
  const params = isJsonObject(notification) ? member(notification, 'params') : undefined;
  const event = isJsonObject(params) ? member(params, 'event') : undefined;
  if (!isJsonObject(event)) return faults;
  const type = member(event, 'type');
  const known = typeof type === 'string' ? eventValidators.get(type) : undefined;
  const found = locate(faultsOf(known ?? commonEvent, event), event, subject, ['params', 'event']);
  if (known !== undefined || typeof type !== 'string' || type === '') return [...faults, ...found];
  const message = `There is no event ${valueText(type)}.`;
  return [...faults, ...found, { pointer: '/params/event/type', code: 'wrong-value', message }];
}
