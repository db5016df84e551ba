import type { JsonObject } from '@/lib/json';
import { exampleEvent } from './examples';
import { messageOf, textPartOf } from './fixtures.test-support';

export const call = { id: 'c', synthesized: true };
export const tool = { origin: 'native', name: 't', input: {} };
export const batch = { id: 'b', callIds: ['c'], synthesized: false };
export const executed = { status: 'executed' };
export const supplied = { status: 'skipped', reason: 'supplied_result' };
export const byPolicy = { status: 'skipped', reason: 'policy', detail: 'Not on Mondays' };
export const error = { message: 'm', class: 'c', code: 'x', status: 503, native: { any: 1 } };
const cost = { amount: 0.5, currency: 'EUR', basis: 'billed' };
export const attemptUsage = {
  kind: 'amount',
  scope: 'attempt',
  completeness: 'complete',
  provenance: 'provider',
};
export const turnUsage = { kind: 'total', scope: 'turn', completeness: 'partial', provenance: 'mixed', cost };
const turn = { id: 't', synthesized: true };
export const model = { id: 'm', provider: 'p' };
export const workspace = {
  kind: 'roots',
  change: { workspaceRoots: [] },
  prior: { cwd: '/' },
  reason: 'asked',
};
export const task = {
  id: 't',
  operation: 'create',
  change: {},
  prior: {},
  description: '',
  synthesized: true,
};
const finish = { turn, lastAssistantItem: { id: 'm' }, usage: turnUsage, items: [messageOf('assistant')] };
export const change = { source: 's', scope: 'u', settings: ['a', 'a'], summary: '', path: '/x' };
const fileChanges = [
  { path: 'a', change: 'moved', previousPath: 'b', before: textPartOf(), after: textPartOf() },
  { path: 'a', change: 'created', after: textPartOf() },
  { path: 'a', change: 'deleted', before: textPartOf() },
  { path: 'a', change: 'modified' },
];
const { manifest } = exampleEvent('session.start');
export const ownManifest = (more: JsonObject): JsonObject => ({
  manifest: { ...(typeof manifest === 'object' ? manifest : {}), ...more },
});
export const eventsOf = (...events: readonly JsonObject[]): JsonObject => ownManifest({ events });

export type Case = readonly [type: string, more: JsonObject];

/** Events with everything that they may hold. */
export const fullEvents: readonly Case[] = [
  ['session.start', { trigger: 'fork', resumedFrom: { id: 's0' }, items: [messageOf('system')] }],
  ['session.start', { trigger: 'resume', resumedFrom: { id: 's0' }, future: 1 }],
  [
    'session.start',
    ownManifest({
      events: [
        { event: 'tool.before', modes: ['intercept', 'observe'], capabilities: { effects: ['deny'] } },
        { event: 'turn.end', modes: ['observe'], capabilities: { effects: [] } },
      ],
      gaps: [{ path: 'usage', reason: 'not counted' }],
      transports: ['http', 'stdio', 'in_process'],
      authentication: ['oauth', 'bearer'],
      limits: { maxUploadBytes: 0, maxContinuations: 2, minTimeoutMs: 1, maxTimeoutMs: 9, future: 1 },
      managedPolicy: { scopes: ['managed'], disableable: false },
      future: 1,
    }),
  ],
  ['session.end', { outcome: 'unknown', counters: { turns: 3 } }],
  ['config.change.before', { change }],
  ['config.change.after', { change: { ...change, mcpServers: [{}] }, mcpServers: [{ any: 1 }] }],
  ['turn.start', { turn, trigger: 'hook', expandedFrom: '/review' }],
  ['turn.finish.before', { ...finish, outcome: 'max_iterations', continuationCount: 2.0 }],
  ['turn.end', { ...finish, outcome: 'failed', error }],
  ['turn.progress', { turn, final: true }],
  ['model.request.before', { params: {}, attempt: { id: 'a', number: 2.0 } }],
  ['model.response.after', { usage: { ...attemptUsage, cost, inputTokens: 1 }, latencyMs: 0.5 }],
  ['model.response.after', { execution: supplied }],
  ['model.error', { error, usage: attemptUsage, latencyMs: 3, recovery: 'retry' }],
  [
    'model.switch.before',
    { pricing: { currency: 'EUR', inputPerMillionTokens: 1, outputPerMillionTokens: 0.5, future: 1 } },
  ],
  ['model.switch.after', { future: 1 }],
  ['tool.before', { call, tool: { ...tool, kind: 'k' }, batch, items: [textPartOf()] }],
  ['tool.after', { call, batch, outcome: 'error', error, durationMs: 0, fileChanges }],
  ['tool.after', { outcome: 'denied', execution: byPolicy }],
  ['tool.after', { outcome: 'cancelled', execution: supplied }],
  ['tool.permission.request', { batch, suggestions: [{}, { any: 1 }], sandboxBypass: true }],
  ['tool.permission.resolved', { batch, decision: 'deny', decidedBy: 'classifier' }],
  ['tool.progress', { batch, backgrounded: true }],
  [
    'tool.batch.after',
    {
      batch: { id: 'b', synthesized: true },
      calls: [
        { call, tool, path: 'p', batch, outcome: 'denied', execution: byPolicy, future: 1 },
        { call, tool, path: 'p', outcome: 'timeout', execution: executed },
      ],
    },
  ],
  ['context.compact.before', { instructions: [], tokenCounts: { before: 9 } }],
  ['context.compact.before', { tokenCounts: {}, trigger: 'hook' }],
  ['context.compact.after', { items: [], tokenCounts: { before: 9, after: 3 }, execution: supplied }],
  ['task.change.before', { task }],
  ['task.change.after', { task: { ...task, operation: 'remove' } }],
  ['user.attention', { attention: { kind: 'k', message: [], title: [] } }],
  ['user.elicitation.request', { elicitation: { server: 's', mode: 'url' } }],
  ['user.elicitation.result', { elicitation: { server: 's', mode: 'url', action: 'cancel' } }],
  [
    'user.message.inbound',
    { message: { channel: 'c', sender: 's', messages: [messageOf('user'), messageOf('user')] } },
  ],
  ['user.message.outbound', { message: { channel: 'c', messages: [] } }],
  ['workspace.change.before', { workspace }],
  ['workspace.change.after', { workspace }],
  [
    'file.changed',
    {
      changes: [
        { path: 'a', operation: 'remove', agentCaused: false, before: textPartOf(), after: textPartOf() },
      ],
    },
  ],
  ['hook.failure', { failure: { backendId: 'b', reason: 'r', policy: 'fail-closed' } }],
];
