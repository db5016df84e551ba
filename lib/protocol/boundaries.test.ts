import { expect, test } from 'vitest';
import { boundaries, boundaryOf, observedEvents } from './boundaries';

/** Event | effects | target at path as kind | flow | returns. */
const table = `
session.start            | message inject                                        |                                         |               |
config.change.before     | deny message                                          |                                         |               |
turn.start               | deny modify message flow inject                       | prompt /items messages                  | stop          |
turn.finish.before       | modify message flow                                   | response /items messages                | stop continue |
model.request.before     | deny modify message return flow inject                | request /items messages                 | stop          | messages
model.response.after     | modify message flow                                   | response /items messages                | stop          |
model.switch.before      | deny message flow                                     |                                         | stop          |
tool.before              | deny allow ask modify message return flow inject      | input /tool/input object                | stop          | any
tool.after               | modify message flow inject                            | output /items messages                  | stop continue |
tool.permission.request  | deny allow modify message flow                        | input /tool/input object                | stop          |
tool.batch.after         | message flow inject                                   |                                         | stop          |
context.compact.before   | deny modify message return inject                     | instructions /instructions text-parts   |               | text-parts
context.compact.after    | modify message inject                                 | summary /summary text-parts             |               |
task.change.before       | deny message                                          |                                         |               |
user.elicitation.request | deny message return                                   |                                         |               | elicit-result
user.elicitation.result  | modify message                                        | content /elicitation/result/text elicitation-content | |
user.message.inbound     | deny modify message                                   | prompt /message/messages messages       |               |
user.message.outbound    | deny modify message                                   | content /message/messages messages      |               |
workspace.change.before  | deny modify message                                   | workspace /workspace/change workspace   |               |
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table has the nineteen events in their order', () => {
  expect(boundaries.map(({ event }) => event)).toEqual(rows.map(([event]) => event));
  expect(boundaries).toHaveLength(19);
});

test.each(rows)('%s: what may be done there', (event = '', effects, target, flow, returns) => {
  const found = boundaryOf(event);
  expect(found?.effects.join(' ')).toBe(effects);
  expect(
    [found?.target, found?.payloadPath, found?.payloadKind].filter((part) => part !== null).join(' '),
  ).toBe(target);
  expect(found?.flow.join(' ')).toBe(flow);
  expect(found?.returns ?? '').toBe(returns ?? '');
});

test('a role is asked for at the two message boundaries only', () => {
  const roles = boundaries.filter(({ role }) => role !== null).map(({ event, role }) => [event, role]);
  expect(roles).toEqual([
    ['user.message.inbound', 'user'],
    ['user.message.outbound', 'assistant'],
  ]);
});

test('three events carry a tool input, and behind one of them the call waits', () => {
  const withInput = boundaries.filter(({ hasToolInput }) => hasToolInput).map(({ event }) => event);
  expect(withInput).toEqual(['tool.before', 'tool.after', 'tool.permission.request']);
  expect(boundaries.filter(({ executesTool }) => executesTool).map(({ event }) => event)).toEqual([
    'tool.before',
  ]);
});

test('thirteen further events are only observed', () => {
  expect(new Set(observedEvents).size).toBe(13);
  expect(observedEvents.filter((event) => boundaryOf(event) !== undefined)).toEqual([]);
});

test.each(['constructor', '__proto__', 'toString', '', 'tool.error'])('%j is no boundary', (event) => {
  expect(boundaryOf(event)).toBeUndefined();
});
