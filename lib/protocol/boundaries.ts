import type { Boundary, EffectType } from './types';

/** What most boundaries have in common; each row states where it differs. */
const plain = {
  target: null,
  payloadPath: null,
  payloadKind: null,
  role: null,
  flow: [],
  returns: null,
  hasToolInput: false,
  executesTool: false,
} as const satisfies Omit<Boundary, 'event' | 'effects'>;

const everyEffect: readonly EffectType[] = [
  'deny',
  'allow',
  'ask',
  'modify',
  'message',
  'return',
  'flow',
  'inject',
];

/**
 * The nineteen events at which a backend may intercept: what it may answer there, what `modify` may touch and
 * where that stands in the event. Rule 3 bounds advertised capabilities by it, rules 4 to 8 read it while staging.
 * Effects and flow operations keep the order of `EffectType` and stop, continue.
 */
export const boundaries: readonly Boundary[] = [
  { ...plain, event: 'session.start', effects: ['message', 'inject'] },
  { ...plain, event: 'config.change.before', effects: ['deny', 'message'] },
  {
    ...plain,
    event: 'turn.start',
    effects: ['deny', 'modify', 'message', 'flow', 'inject'],
    target: 'prompt',
    payloadPath: '/items',
    payloadKind: 'messages',
    flow: ['stop'],
  },
  {
    ...plain,
    event: 'turn.finish.before',
    effects: ['modify', 'message', 'flow'],
    target: 'response',
    payloadPath: '/items',
    payloadKind: 'messages',
    flow: ['stop', 'continue'],
  },
  {
    ...plain,
    event: 'model.request.before',
    effects: ['deny', 'modify', 'message', 'return', 'flow', 'inject'],
    target: 'request',
    payloadPath: '/items',
    payloadKind: 'messages',
    flow: ['stop'],
    returns: 'messages',
  },
  {
    ...plain,
    event: 'model.response.after',
    effects: ['modify', 'message', 'flow'],
    target: 'response',
    payloadPath: '/items',
    payloadKind: 'messages',
    flow: ['stop'],
  },
  { ...plain, event: 'model.switch.before', effects: ['deny', 'message', 'flow'], flow: ['stop'] },
  {
    ...plain,
    event: 'tool.before',
    effects: everyEffect,
    target: 'input',
    payloadPath: '/tool/input',
    payloadKind: 'object',
    flow: ['stop'],
    returns: 'any',
    hasToolInput: true,
    executesTool: true,
  },
  {
    ...plain,
    event: 'tool.after',
    effects: ['modify', 'message', 'flow', 'inject'],
    target: 'output',
    payloadPath: '/items',
    payloadKind: 'messages',
    flow: ['stop', 'continue'],
    hasToolInput: true,
  },
  {
    ...plain,
    event: 'tool.permission.request',
    effects: ['deny', 'allow', 'modify', 'message', 'flow'],
    target: 'input',
    payloadPath: '/tool/input',
    payloadKind: 'object',
    flow: ['stop'],
    hasToolInput: true,
  },
  { ...plain, event: 'tool.batch.after', effects: ['message', 'flow', 'inject'], flow: ['stop'] },
  {
    ...plain,
    event: 'context.compact.before',
    effects: ['deny', 'modify', 'message', 'return', 'inject'],
    target: 'instructions',
    payloadPath: '/instructions',
    payloadKind: 'text-parts',
    payloadOptional: true,
    returns: 'text-parts',
  },
  {
    ...plain,
    event: 'context.compact.after',
    effects: ['modify', 'message', 'inject'],
    target: 'summary',
    payloadPath: '/summary',
    payloadKind: 'text-parts',
  },
  { ...plain, event: 'task.change.before', effects: ['deny', 'message'] },
  {
    ...plain,
    event: 'user.elicitation.request',
    effects: ['deny', 'message', 'return'],
    returns: 'elicit-result',
    elicitation: 'question',
    answersElicitation: ['deny', 'return'],
    returnExcludesDeny: true,
  },
  {
    ...plain,
    event: 'user.elicitation.result',
    effects: ['modify', 'message'],
    target: 'content',
    payloadPath: '/elicitation/result/text',
    payloadKind: 'elicitation-content',
    elicitation: 'answer',
    answersElicitation: ['modify'],
  },
  {
    ...plain,
    event: 'user.message.inbound',
    effects: ['deny', 'modify', 'message'],
    target: 'prompt',
    payloadPath: '/message/messages',
    payloadKind: 'messages',
    role: 'user',
  },
  {
    ...plain,
    event: 'user.message.outbound',
    effects: ['deny', 'modify', 'message'],
    target: 'content',
    payloadPath: '/message/messages',
    payloadKind: 'messages',
    role: 'assistant',
  },
  {
    ...plain,
    event: 'workspace.change.before',
    effects: ['deny', 'modify', 'message'],
    target: 'workspace',
    payloadPath: '/workspace/change',
    payloadKind: 'workspace',
  },
];

const byEvent: ReadonlyMap<string, Boundary> = new Map(
  boundaries.map((boundary) => [boundary.event, boundary]),
);

/** The boundary of an event type, or undefined where no backend may intercept. Any text may be asked for. */
export const boundaryOf = (eventType: string): Boundary | undefined => byEvent.get(eventType);

/** The thirteen events that are only observed: a request about one of them is never legal. */
export const observedEvents: readonly string[] = [
  'session.end',
  'config.change.after',
  'turn.end',
  'turn.progress',
  'model.error',
  'model.switch.after',
  'tool.permission.resolved',
  'tool.progress',
  'task.change.after',
  'user.attention',
  'workspace.change.after',
  'file.changed',
  'hook.failure',
];
