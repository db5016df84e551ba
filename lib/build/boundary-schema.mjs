import { boundariesFile, eventFile } from './schema-sources.mjs';

/** @typedef {import('./schema-sources.mjs').Schema} Schema */
/** @typedef {import('./schema-sources.mjs').Boundary} Boundary */

/**
 * The schema of a request's params by kind of event, from the boundary table: which effects, targets and flow
 * operations may be advertised, and what the event must hold.
 * @param {readonly Boundary[]} boundaries
 * @param {ReadonlySet<string>} files names of the hand-written schemas
 * @returns {Schema}
 */
export function boundarySchema(boundaries, files) {
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
            event: files.has(eventFile(boundary.event))
              ? { $ref: eventFile(boundary.event) }
              : commonEvent(boundary),
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
 * An event whose own members nobody has described yet: the common ones, and what the phases will read.
 * @param {Boundary} boundary
 * @returns {Schema}
 */
function commonEvent(boundary) {
  const { event, hasToolInput, payloadPath, payloadOptional } = boundary;
  const paths = [];
  if (hasToolInput) paths.push(nested(['tool', 'input'], { $ref: 'payloads.schema.json#/$defs/object' }));
  const payload = payloadSchema(boundary);
  if (payloadPath !== null && payload !== null)
    paths.push(nested(payloadPath.slice(1).split('/'), payload, payloadOptional));
  return {
    title: event,
    description: 'The members that every event has, and the payload of this one.',
    $ref: 'event.schema.json',
    ...(paths.length === 0 ? {} : { allOf: paths }),
  };
}

/**
 * A schema that describes a value at a path of member names and requires it, unless it may be left out.
 * @param {readonly string[]} path
 * @param {Schema} schema
 * @param {boolean} [optional]
 * @returns {Schema}
 */
function nested([key = '', ...rest], schema, optional = false) {
  const label = { title: key, description: 'On the way to the payload of this boundary.' };
  return {
    type: 'object',
    ...(optional ? {} : { required: [key] }),
    properties: {
      [key]: rest.length === 0 ? { ...label, ...schema } : { ...label, ...nested(rest, schema, optional) },
    },
  };
}

/**
 * What stands at the target; null where only the engine can see it (a form's content, written inside a text).
 * @param {Boundary} boundary
 * @returns {Schema | null}
 */
function payloadSchema({ payloadKind, payloadPath, hasToolInput, role }) {
  if (payloadKind === 'object')
    return hasToolInput && payloadPath === '/tool/input' ? null : { type: 'object' };
  if (payloadKind === 'text-parts') return { $ref: 'content.schema.json#/$defs/textParts' };
  if (payloadKind === 'workspace') return { $ref: 'payloads.schema.json#/$defs/workspace' };
  if (payloadKind !== 'messages') return null;
  const messages = { $ref: 'content.schema.json#/$defs/messages' };
  if (role === null) return messages;
  const item = {
    properties: { role: { title: 'Role', description: `Only ${role} may speak here.`, enum: [role] } },
  };
  return { ...messages, items: item };
}
