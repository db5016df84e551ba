import type { JsonValue } from '@/lib/json';
import type { Readings } from '@/lib/protocol';
import {
  closed,
  get,
  has,
  isBoolean,
  isCount,
  isEffect,
  isExtensions,
  isFilled,
  isList,
  isListOf,
  isMessages,
  isNumberNotBelowZero,
  isObject,
  isOneOf,
  isPart,
  isReturnValue,
  isString,
  isUniqueListOf,
  optional,
  textOf,
} from './oracle-shapes.test-support';

// Is the request of a row legal? "Requests are always schema-valid": a row whose request is not is no row.

/** facts 3.1 as it is printed: effects, the one modify target, flow operations. */
const bounds: ReadonlyMap<string, readonly [effects: string, target: string, flow: string]> = new Map([
  ['session.start', ['inject message', '', '']],
  ['config.change.before', ['deny message', '', '']],
  ['turn.start', ['deny modify inject flow message', 'prompt', 'stop']],
  ['turn.finish.before', ['modify flow message', 'response', 'stop continue']],
  ['model.request.before', ['deny modify inject return flow message', 'request', 'stop']],
  ['model.response.after', ['modify flow message', 'response', 'stop']],
  ['model.switch.before', ['deny flow message', '', 'stop']],
  ['tool.before', ['deny allow ask modify inject flow return message', 'input', 'stop']],
  ['tool.after', ['modify inject flow message', 'output', 'stop continue']],
  ['tool.permission.request', ['allow deny modify flow message', 'input', 'stop']],
  ['tool.batch.after', ['flow inject message', '', 'stop']],
  ['context.compact.before', ['deny modify return inject message', 'instructions', '']],
  ['context.compact.after', ['inject modify message', 'summary', '']],
  ['task.change.before', ['deny message', '', '']],
  ['user.elicitation.request', ['deny return message', '', '']],
  ['user.elicitation.result', ['modify message', 'content', '']],
  ['user.message.inbound', ['deny modify message', 'prompt', '']],
  ['user.message.outbound', ['deny modify message', 'content', '']],
  ['workspace.change.before', ['deny modify message', 'workspace', '']],
]);

export const canContinue = (event: string): boolean => bounds.get(event)?.[2].includes('continue') ?? false;
export const hasTarget = (event: string): boolean => (bounds.get(event)?.[1] ?? '') !== '';

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** facts 1.8: RFC 3339 with an offset and a date that the calendar has. */
function isTime(value: unknown): boolean {
  const found =
    typeof value === 'string' &&
    /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-](\d\d):(\d\d))$/.exec(value);
  if (!found) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  const offset = Number(found[9] ?? 0) < 24 && Number(found[10] ?? 0) < 60;
  // A leap second is the last second of a day in UTC, whatever the offset makes of the clock.
  const shift = (found[8] ?? '').startsWith('-') ? -1 : 1;
  const ahead = shift * (Number(found[9] ?? 0) * 60 + Number(found[10] ?? 0));
  const isLastMinute = (hour * 60 + minute - ahead + 2 * 1440) % 1440 === 1439;
  const isSecond = second < 60 || (second === 60 && isLastMinute);
  return day >= 1 && day <= days && hour < 24 && minute < 60 && isSecond && offset;
}

/** facts 1.8: an absolute URI (RFC 3986): a scheme, an authority if it has one, then characters a URI may hold. */
function isUri(value: unknown): boolean {
  const found =
    typeof value === 'string' &&
    /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/([^/?#]*))?([^#]*)(?:#([^#]*))?$/.exec(value);
  if (!found) return false;
  const [, authority = '', rest = '', fragment = ''] = found;
  const isText = (text: string): boolean => /^([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/.test(text);
  const host = authority.replace(/^[^@]*@/, '').replace(/^\[[0-9A-Fa-f:.]+\]/, 'v6');
  return isText(host) && /^[^:]*(:[0-9]*)?$/.test(host) && isText(rest) && isText(fragment);
}

const isId = (value: unknown, ...more: readonly string[]): boolean =>
  closed(value, 'id', 'synthesized', ...more) &&
  isFilled(get(value, 'id')) &&
  optional(value, 'synthesized', isBoolean);

const isSession = (value: unknown): boolean =>
  isFilled(get(value, 'id')) &&
  optional(value, 'cwd', isString) &&
  optional(value, 'workspaceRoots', isListOf(isString)) &&
  optional(value, 'model', isString) &&
  optional(value, 'agent', (agent) => isFilled(get(agent, 'id')) && optional(agent, 'type', isString)) &&
  optional(value, 'synthesized', isBoolean);

const isGapEntry = (value: unknown): boolean =>
  isFilled(get(value, 'path')) && isFilled(get(value, 'reason'));

/** facts 1.8: where `items` are whole messages; elsewhere they are content parts. */
const messageEvents =
  'session.start turn.start turn.finish.before model.request.before model.response.after tool.after context.compact.before context.compact.after';

/** facts 1.7: the turn's id is a closed object where the event is about a turn; elsewhere it is a common member. */
const isTurn =
  (event: string) =>
  (turn: unknown): boolean =>
    event === 'turn.finish.before'
      ? isId(turn)
      : isFilled(get(turn, 'id')) && optional(turn, 'synthesized', isBoolean);

function isCommonEvent(event: unknown): boolean {
  const items = words(messageEvents).includes(textOf(get(event, 'type'))) ? isMessages : isListOf(isPart);
  return (
    isFilled(get(event, 'id')) &&
    isUri(get(event, 'source')) &&
    isTime(get(event, 'time')) &&
    optional(event, 'session', isSession) &&
    optional(event, 'parentEventId', isFilled) &&
    optional(event, 'turn', isTurn(textOf(get(event, 'type')))) &&
    optional(event, 'items', items) &&
    optional(event, 'gaps', isListOf(isGapEntry)) &&
    optional(event, 'extensions', isExtensions) &&
    optional(event, 'synthesized', isBoolean)
  );
}

/** facts 1.9: the transport decides what a connection needs; a gap may stand for what is not known. */
function isConnection(value: unknown): boolean {
  const gaps = get(value, 'gaps');
  const needs = (key: string, check: (at: unknown) => boolean): boolean =>
    has(value, key)
      ? check(get(value, key))
      : Array.isArray(gaps) && gaps.some((gap) => get(gap, 'path') === key);
  const transport = get(value, 'transport');
  if (!isFilled(transport) || !optional(value, 'gaps', isListOf(isGapEntry))) return false;
  if (transport === 'http' || transport === 'sse') {
    return needs('url', (url) => isUri(url) && /^https?:\/\//i.test(textOf(url)));
  }
  if (transport === 'stdio') {
    return needs('command', isFilled) && needs('args', isListOf(isString)) && needs('cwd', isFilled);
  }
  return /^_./.test(textOf(transport)) && needs('addressForm', isFilled) && needs('address', isFilled);
}

const isMcp = (value: unknown): boolean =>
  closed(value, 'server', 'toolName', 'provenance', 'connection') &&
  isFilled(get(get(value, 'server'), 'id')) &&
  optional(get(value, 'server'), 'name', isString) &&
  isFilled(get(value, 'toolName')) &&
  isOneOf('runtime', 'inferred')(get(value, 'provenance')) &&
  isConnection(get(value, 'connection'));

const isTool = (value: unknown): boolean =>
  closed(value, 'name', 'input', 'origin', 'kind', 'mcp') &&
  isFilled(get(value, 'name')) &&
  isObject(get(value, 'input')) &&
  optional(value, 'kind', isFilled) &&
  (get(value, 'origin') === 'mcp'
    ? isMcp(get(value, 'mcp'))
    : get(value, 'origin') === 'native' && !has(value, 'mcp'));

const isBatch = (value: unknown): boolean => {
  const ids = get(value, 'callIds');
  return isId(value, 'callIds') && isUniqueListOf(isFilled)(ids) && Array.isArray(ids) && ids.length > 0;
};

const isToolBefore = (event: unknown): boolean =>
  isId(get(event, 'call')) &&
  isTool(get(event, 'tool')) &&
  isFilled(get(event, 'path')) &&
  optional(event, 'batch', isBatch) &&
  !['outcome', 'execution', 'durationMs', 'fileChanges'].some((key) => has(event, key));

const isTurnUsage = (value: unknown): boolean => {
  const tokens = ['inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens'];
  return (
    closed(value, 'kind', 'scope', 'completeness', 'provenance', 'cost', ...tokens) &&
    get(value, 'kind') === 'total' &&
    get(value, 'scope') === 'turn' &&
    isOneOf('complete', 'partial', 'unknown')(get(value, 'completeness')) &&
    isOneOf('provider', 'estimate', 'mixed')(get(value, 'provenance')) &&
    tokens.every((key) => optional(value, key, isCount)) &&
    optional(
      value,
      'cost',
      (cost) =>
        closed(cost, 'amount', 'currency', 'basis') &&
        isNumberNotBelowZero(get(cost, 'amount')) &&
        /^[A-Z]{3}$/.test(textOf(get(cost, 'currency'))) &&
        isOneOf('billed', 'reported', 'estimated')(get(cost, 'basis')),
    )
  );
};

const isTurnFinish = (event: unknown): boolean =>
  has(event, 'turn') &&
  isOneOf('completed', 'failed', 'cancelled', 'max_iterations')(get(event, 'outcome')) &&
  isCount(get(event, 'continuationCount')) &&
  isMessages(get(event, 'items')) &&
  optional(event, 'lastAssistantItem', (item) => isFilled(get(item, 'id'))) &&
  optional(event, 'usage', isTurnUsage);

/** facts 3: general shape, cross rules, and the bounds of 3.1. */
function isCapabilities(caps: unknown, event: string): boolean {
  const [allowed, target, flows] = bounds.get(event) ?? ['', '', ''];
  const effects = get(caps, 'effects');
  if (!isUniqueListOf(isOneOf(...words(allowed)))(effects) || !Array.isArray(effects)) return false;
  if (['modify', 'flow', 'inject'].some((name) => has(caps, name) !== effects.includes(name))) return false;
  const isGrant = (grant: unknown): boolean =>
    isBoolean(get(grant, 'replace')) &&
    isBoolean(get(grant, 'merge')) &&
    (get(grant, 'replace') === true || get(grant, 'merge') === true);
  const isFlow = (flow: unknown): boolean => {
    const operations = get(flow, 'operations');
    return (
      isUniqueListOf(isOneOf(...words(flows)))(operations) &&
      Array.isArray(operations) &&
      operations.length > 0 &&
      ['remainingContinuations', 'continuationCount', 'maxContinuations'].every((key) =>
        optional(flow, key, isCount),
      ) &&
      (!operations.includes('continue') ||
        (has(flow, 'remainingContinuations') && has(flow, 'continuationCount')))
    );
  };
  const isInject = (inject: unknown): boolean => {
    const deliverAt = get(get(inject, 'context'), 'deliverAt');
    return (
      get(get(inject, 'context'), 'append') === true &&
      isUniqueListOf(isOneOf('now', 'next_turn'))(deliverAt) &&
      Array.isArray(deliverAt) &&
      deliverAt.length > 0
    );
  };
  return (
    optional(
      caps,
      'modify',
      (modify) => has(modify, target) && closed(modify, target) && isGrant(get(modify, target)),
    ) &&
    optional(caps, 'flow', isFlow) &&
    optional(caps, 'inject', isInject) &&
    optional(
      caps,
      'elicitation',
      (modes) => isObject(modes) && optional(modes, 'form', isObject) && optional(modes, 'url', isObject),
    )
  );
}

/** facts 4. */
const isState = (state: unknown, event: string, revision: Readings['revision']): boolean =>
  isOneOf('none', 'allow', 'ask', 'deny')(get(state, 'permission')) &&
  (get(state, 'candidate') === null ||
    (has(get(state, 'candidate'), 'value') &&
      optional(get(state, 'candidate'), 'provenance', isObject) &&
      (revision !== 'r4' || isReturnValue(get(get(state, 'candidate'), 'value'), event, revision)))) &&
  optional(state, 'flow', isOneOf('none', 'stop', 'continue')) &&
  optional(state, 'instructions', isListOf(isFilled)) &&
  optional(state, 'injections', (list) =>
    revision === 'r4'
      ? isListOf((held) => get(held, 'type') === 'inject' && isEffect(held, event, revision))(list)
      : isList(list),
  );

/** facts 1.1 and 1.6 to 1.9, 3, 4. Events other than the two core ones: common fields and bounds. */
export function isLegalRequest(request: JsonValue, revision: Readings['revision']): boolean {
  const params = get(request, 'params');
  const event = get(params, 'event');
  const type = get(event, 'type');
  return (
    typeof type === 'string' &&
    bounds.has(type) &&
    get(request, 'jsonrpc') === '2.0' &&
    get(request, 'method') === 'hooks/intercept' &&
    get(request, 'id') === get(event, 'id') &&
    get(params, 'protocolVersion') === 'draft' &&
    optional(params, 'extensions', isExtensions) &&
    isCommonEvent(event) &&
    (type !== 'tool.before' || isToolBefore(event)) &&
    (type !== 'turn.finish.before' || isTurnFinish(event)) &&
    isCapabilities(get(params, 'capabilities'), type) &&
    optional(params, 'state', (state) => isState(state, type, revision))
  );
}
