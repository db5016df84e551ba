import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { allow, ask, cont, deny, msg, now, ret, stop } from '../core/vocabulary';
import { merge, replace, returning } from '../notation/effects';
import { rejects } from '../notation/row';
import type { Scene } from '../notation/scene';
import {
  batchAfter,
  compactAfter,
  compactBefore,
  configChange,
  formRequest,
  formResult,
  inbound,
  modelRequest,
  modelResponse,
  modelSwitch,
  outbound,
  permissionRequest,
  sessionStart,
  taskChange,
  toolAfter,
  toolBefore,
  turnFinish,
  turnStart,
  workspaceChange,
} from './places';
import { catches } from './vocabulary';

/** An effect that this boundary never admits, behind a message that must not escape. */
const beyond = (scene: Scene, id: string, tags: string, effect: JsonObject, mistake: string): Scenario =>
  catches(
    scene,
    id,
    `bound ${tags}`,
    [msg, effect],
    rejects('capability'),
    `Catches an adapter that ${mistake}.`,
  );

/**
 * The bound of each of the nineteen boundaries. A request that advertises too much is illegal and can be no row, so each
 * bound is shown by an effect that lies beyond it and is not advertised.
 */
export const bounds: readonly Scenario[] = [
  beyond(
    sessionStart,
    'session-start-denies-nothing',
    'deny',
    deny,
    'lets a backend deny the start of a session',
  ),
  beyond(
    configChange,
    'config-change-stops-nothing',
    'flow',
    stop,
    'lets a change of settings stop the flow',
  ),
  beyond(turnStart, 'turn-start-takes-no-return', 'return', ret, 'lets a value stand in for a whole turn'),
  beyond(turnFinish, 'turn-finish-denies-nothing', 'deny', deny, 'denies a turn that has finished already'),
  beyond(
    modelRequest,
    'model-request-allows-nothing',
    'allow',
    allow,
    'takes an allow for the request of a model',
  ),
  beyond(
    modelResponse,
    'model-response-takes-no-return',
    'return',
    returning([]),
    'lets a returned list stand in for a response that has come already',
  ),
  beyond(
    modelSwitch,
    'model-switch-modifies-nothing',
    'modify',
    replace('request', []),
    'lets a switch of models be rewritten',
  ),
  beyond(
    batchAfter,
    'tool-batch-modifies-nothing',
    'modify',
    replace('output', []),
    'lets the outputs of a batch be rewritten together',
  ),
  beyond(toolAfter, 'tool-after-denies-nothing', 'deny', deny, 'denies a call that has run already'),
  beyond(
    permissionRequest,
    'permission-request-asks-nothing',
    'ask',
    ask,
    'lets a permission request be answered by asking again',
  ),
  beyond(
    permissionRequest,
    'permission-request-injects-nothing',
    'inject',
    now,
    'injects context while a permission is requested',
  ),
  beyond(compactBefore, 'compaction-stops-nothing', 'flow', stop, 'lets a compaction stop the flow'),
  beyond(
    compactAfter,
    'compaction-result-is-not-returned',
    'return',
    returning([]),
    'lets a return replace the summary after a compaction',
  ),
  beyond(
    taskChange,
    'task-change-modifies-nothing',
    'modify',
    merge('input', { title: 'Tidy up' }),
    'lets the change of a task be rewritten',
  ),
  beyond(
    formRequest,
    'elicitation-request-modifies-nothing',
    'modify',
    merge('content', { age: 4 }),
    'lets a form be filled in by a modify before anybody was asked',
  ),
  beyond(
    formResult,
    'elicitation-result-denies-nothing',
    'deny',
    deny,
    'lets an answer that a user has given be denied',
  ),
  beyond(inbound, 'inbound-takes-no-return', 'return', ret, 'answers a user with a returned value'),
  beyond(outbound, 'outbound-injects-nothing', 'inject', now, 'injects context beside an outbound message'),
  beyond(workspaceChange, 'workspace-change-asks-nothing', 'ask', ask, 'asks before the workspace changes'),
];

/** Where a flow can be stopped but not continued. */
const stopsOnly = (scene: Scene, id: string, mistake: string): Scenario =>
  beyond(scene, id, 'flow', cont, mistake);

export const continuingNowhere: readonly Scenario[] = [
  stopsOnly(turnStart, 'turn-start-never-continues', 'continues a turn that only starts'),
  stopsOnly(modelRequest, 'model-request-never-continues', 'takes a continue before the model was asked'),
  stopsOnly(modelResponse, 'model-response-never-continues', 'takes a continue when a model has responded'),
  stopsOnly(modelSwitch, 'model-switch-never-continues', 'takes a continue at a switch of models'),
  stopsOnly(toolBefore, 'tool-before-never-continues', 'takes a continue before a tool has run'),
  stopsOnly(
    permissionRequest,
    'permission-request-never-continues',
    'takes a continue for an answer to a permission request',
  ),
  stopsOnly(
    batchAfter,
    'tool-batch-never-continues',
    'takes a continue after a batch as after a single tool',
  ),
];

/** Targets of other boundaries, crossed. */
export const crossedTargets: readonly Scenario[] = [
  beyond(
    compactBefore,
    'summary-is-no-target-before-compaction',
    'modify compaction',
    replace('summary', []),
    'takes the summary for a target before there is one',
  ),
  beyond(
    compactAfter,
    'instructions-are-no-target-after-compaction',
    'modify compaction',
    replace('instructions', []),
    'takes the instructions for a target when the compaction is done',
  ),
  beyond(
    toolAfter,
    'input-is-no-target-after-tool',
    'modify',
    merge('input', { task: 2 }),
    'rewrites the input of a tool that has run already',
  ),
  beyond(
    outbound,
    'prompt-is-no-target-of-outbound',
    'modify',
    replace('prompt', []),
    'takes the target of an inbound message for that of an outbound one',
  ),
];
