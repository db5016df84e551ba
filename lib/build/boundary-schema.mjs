import { boundariesFile, eventFile, eventsFile } from './schema-sources.mjs';

/** @typedef {import('./schema-sources.mjs').Schema} Schema */
/** @typedef {import('./schema-sources.mjs').Boundary} Boundary */

/**
 * The schema of a request's params by kind of event, from the boundary table: which effects, targets and flow
 * operations may be advertised, and what the event must hold.
 * @param {readonly Boundary[]} boundaries
 * @returns {Schema}
 */
export function boundarySchema(boundaries) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: boundariesFile,
    $comment: 'Generated from the boundary table by lib/build/compile-schemas.mjs; edit the table.',
    title: 'Parameters by kind of event',
    description:
      'What the type of the event adds to a request: its own members, and the bounds of what may be asked for.',
    properties: {
      event: {
        title: 'Event',
        description: 'What is about to happen, or has just happened.',
        $ref: 'event.schema.json',
        properties: {
          type: {
            title: 'Event type',
            description: 'One of the nineteen events at which a backend may intercept.',
            enum: boundaries.map(({ event }) => event),
          },
        },
      },
    },
    allOf: boundaries.map(({ event }) => ({
      if: {
        required: ['event'],
        properties: { event: { required: ['type'], properties: { type: { const: event } } } },
      },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: `#/$defs/${event}` },
    })),
    $defs: Object.fromEntries(
      boundaries.map((boundary) => [
        boundary.event,
        {
          title: boundary.event,
          description: `What a request about ${boundary.event} holds and may advertise.`,
          properties: {
            event: { $ref: eventFile(boundary.event) },
            capabilities: bound(boundary),
          },
        },
      ]),
    ),
  };
}

/**
 * Rule 3's bound on `params.capabilities` at one boundary.
 * @param {Boundary} boundary
 * @returns {Schema}
 */
function bound({ event, effects, target, flow }) {
  return {
    title: `Capabilities at ${event}`,
    description: `At most ${effects.join(', ')} may be advertised here (rule 3).`,
    properties: {
      effects: {
        title: 'Effects',
        description: `Some of ${effects.join(', ')}, each once.`,
        items: { title: 'Effect type', description: 'An effect that this event admits.', enum: effects },
      },
      modify:
        target === null
          ? false
          : {
              title: 'Modify',
              description: `The one target here is ${target}.`,
              propertyNames: { title: 'Target', description: 'The target of this event.', enum: [target] },
            },
      flow:
        flow.length === 0
          ? false
          : {
              title: 'Flow',
              description: `Possible here: ${flow.join(', ')}.`,
              properties: {
                operations: {
                  title: 'Operations',
                  description: `Some of ${flow.join(', ')}, each once.`,
                  items: {
                    title: 'Operation',
                    description: 'An operation that this event admits.',
                    enum: flow,
                  },
                },
              },
            },
      ...(effects.includes('inject') ? {} : { inject: false }),
    },
  };
}

/**
 * The schema of an event of any kind: the common members, and by its type what that event adds.
 * @param {readonly string[]} events every event type
 * @returns {Schema}
 */
export function eventsSchema(events) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: eventsFile,
    $comment: 'Generated from the boundary table by lib/build/compile-schemas.mjs; edit the table.',
    title: 'Event of any kind',
    description: 'An event with the members of its own kind.',
    $ref: 'event.schema.json',
    properties: {
      type: { title: 'Event type', description: 'One of the thirty-two events.', enum: events },
    },
    allOf: events.map((event) => ({
      if: { required: ['type'], properties: { type: { const: event } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: eventFile(event) },
    })),
  };
}
