import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue, stringifyJson } from '@/lib/json';
import { boundaries, observedEvents } from './boundaries';
import { checkNotification } from './check-notification';
import { checkRequest } from './check-request';
import { eventFaults, sentences } from './event-faults.test-support';
import { eventKinds } from './events';
import { fullEvents } from './events.test-support';
import { exampleEvent } from './examples';
import { capabilitiesOf } from './fixtures.test-support';
import { schemas } from './generated/schemas';
import { defaultReadings } from './readings';

const every = eventKinds.map(({ type }) => type);

const notification = (event: JsonValue): JsonObject => ({
  jsonrpc: '2.0',
  method: 'hooks/observe',
  params: { protocolVersion: 'draft', event },
});

/** The faults of an event, short; paths start at the event. */
const short = (event: JsonObject) =>
  checkNotification(notification(event)).map(({ pointer, code, member }) =>
    [pointer.replace('/params/event', '.'), code, member ?? ''].join(' ').trim(),
  );

test('there are 32 events in eleven families, and every one has a schema and an example', () => {
  expect(eventKinds.filter(({ kind }) => kind === 'intercept').map(({ type }) => type)).toEqual(
    boundaries.map(({ event }) => event),
  );
  expect(eventKinds.filter(({ kind }) => kind === 'observe').map(({ type }) => type)).toEqual(observedEvents);
  expect(new Set(every).size).toBe(32);
  expect(new Set(eventKinds.map(({ family }) => family)).size).toBe(11);
  for (const type of every) expect(schemas.has(`event.${type}.schema.json`), type).toBe(true);
});

test.each(every)('the example of %s is legal, and each of its own members is needed', (type) => {
  const event = exampleEvent(type);
  expect(short(event)).toEqual([]);
  const schema = schemas.get(`event.${type}.schema.json`);
  const required = Array.isArray(schema?.required) ? schema.required.map(String) : [];
  for (const name of required) {
    const { [name]: _gone, ...rest } = event;
    expect(short(rest), name).toContain(`. missing-member ${name}`);
  }
});

test.each(boundaries.map((boundary) => [boundary.event, boundary] as const))(
  'a request about the example of %s is legal',
  (type, boundary) => {
    const params = {
      protocolVersion: 'draft',
      event: exampleEvent(type, 'a'),
      capabilities: capabilitiesOf(boundary),
    };
    const request = { jsonrpc: '2.0', id: 'a', method: 'hooks/intercept', params };
    expect(checkRequest(request, defaultReadings)).toEqual([]);
  },
);

test.each(observedEvents)('a request about %s is told to be about what is only observed', (type) => {
  const params = { protocolVersion: 'draft', event: exampleEvent(type, 'a'), capabilities: { effects: [] } };
  const found = checkRequest({ jsonrpc: '2.0', id: 'a', method: 'hooks/intercept', params }, defaultReadings);
  expect(found.map(({ message }) => message)).toEqual([
    `The event "${type}" is only observed; a backend is never asked about it, and no effect exists there.`,
  ]);
});

test.each(fullEvents.map(([type, more]) => [type, more] as const))('%s may hold %j', (type, more) => {
  expect(short({ ...exampleEvent(type), ...more })).toEqual([]);
});

test('every event has a full example', () => {
  expect(new Set(fullEvents.map(([type]) => type))).toEqual(new Set(every));
});

test.each(eventFaults)('%s with %j has %j', (type, more, faults) => {
  expect(short({ ...exampleEvent(type), ...more })).toEqual(faults);
});

test.each(sentences)('%s with %j is explained', (type, more, words) => {
  const found = checkNotification(notification({ ...exampleEvent(type), ...more }));
  expect(found.map(({ message }) => message)).toEqual(words);
});

describe('a notification', () => {
  const legal = notification(exampleEvent('session.end'));
  const params = legal.params;
  if (!isJsonObject(params)) throw new Error('params are an object');

  test.each<readonly [JsonValue, readonly string[]]>([
    [{ ...legal, future: 1 }, []],
    [{ ...legal, params: { ...params, extensions: { 'com.example.x': 1 }, future: 1 } }, []],
    [{ ...legal, id: null }, ['/id']],
    [{ ...legal, method: 'hooks/intercept' }, ['/method']],
    [{ ...legal, params: { ...params, capabilities: { effects: [] } } }, ['/params/capabilities']],
    [{ ...legal, params: { ...params, state: {}, effects: [] } }, ['/params/state', '/params/effects']],
    [{ ...legal, params: { protocolVersion: 'draft', event: [] } }, ['/params/event']],
    [{ ...legal, params: { protocolVersion: 'draft' } }, ['/params']],
    [notification({ ...exampleEvent('tool.error') }), ['/params/event/type']],
    [notification({ ...exampleEvent('constructor') }), ['/params/event/type']],
    [notification({ ...exampleEvent('session.end'), type: 7 }), ['/params/event/type']],
    [[legal], ['']],
    [null, ['']],
  ])('%j has faults at %j', (value, pointers) => {
    expect(checkNotification(value).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test('with an id says why it is none', () => {
    expect(checkNotification({ ...legal, id: 1 }).map(({ message }) => message)).toEqual([
      '`id` of the notification may not stand there; a message with an id is a request, which would want an answer.',
    ]);
  });

  test('holds numbers past 2^53 and any key', () => {
    const event = { ...exampleEvent('session.end'), counters: { __proto__x: 2n ** 60n, constructor: 0 } };
    expect(short(event)).toEqual([]);
    expect(stringifyJson(event)).toContain('1152921504606846976');
  });
});
