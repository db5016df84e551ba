import type { Scenario } from '@/lib/protocol';
import { allow, I, I2, mod2, msg, Q, runs, stop, tool } from '../core/vocabulary';
import { textPart, userText } from '../notation/content';
import { merge, proceed, replace, returning } from '../notation/effects';
import { rejects } from '../notation/row';
import { holding } from '../notation/scene';
import {
  compactAbsent,
  compactBefore,
  flowing,
  modelRequest,
  otherTool,
  sessionless,
  settles,
  settlesBeside,
  toolAfter,
  viaServer,
  workspaceChange,
} from './places';
import { catches, emits, happening, leaves } from './vocabulary';

const brief = textPart('part-2', 'Be brief');
const heldSummary = holding(compactBefore, { candidate: { value: [brief] } });

/** Circumstances of an event that change what comes of it, or must not. */
export const situations: readonly Scenario[] = [
  catches(
    otherTool,
    'other-tools-have-no-constraint',
    'modify',
    [merge('input', { task: 0 })],
    runs({ ...I, task: 0 }),
    'Catches an adapter that holds every tool against the constraint of the tool named task.',
  ),
  catches(
    viaServer,
    'tool-of-a-server-is-a-tool',
    'modify',
    [mod2, allow],
    runs(I2),
    'Catches an adapter that knows native tools only.',
  ),
  catches(
    sessionless,
    'session-may-be-missing',
    'allow',
    [allow],
    runs(),
    'Catches an adapter that wants a session before every tool call.',
  ),
  catches(
    compactAbsent,
    'instructions-appended-where-absent',
    'modify merge compaction',
    [merge('instructions', [brief])],
    settles('allow'),
    'Catches an adapter that appends instructions only where some came in.',
    leaves([brief]),
  ),
  catches(
    compactAbsent,
    'absent-instructions-stay-absent',
    'compaction no-effect',
    [],
    settles('allow'),
    'Catches an adapter that refuses a compaction without instructions.',
  ),
  catches(
    heldSummary,
    'new-instructions-drop-held-summary',
    'state candidate modify compaction',
    [replace('instructions', [brief])],
    settles('allow'),
    'Catches an adapter that keeps a supplied summary although its instructions changed.',
    emits({ candidate: null }),
  ),
  catches(
    heldSummary,
    'equal-instructions-keep-held-summary',
    'state candidate modify compaction',
    [merge('instructions', [])],
    settles('allow', [], { result: [brief] }),
    'Catches an adapter that drops a supplied summary although its instructions are the same.',
  ),
  catches(
    modelRequest,
    'answer-of-model-may-be-empty',
    'return',
    [returning([])],
    settles('allow', [], { result: [] }),
    'Catches an adapter that asks the model although an empty answer was supplied.',
  ),
  catches(
    workspaceChange,
    'workspace-is-never-empty-in-between',
    'modify atomic',
    [replace('workspace', {}), merge('workspace', { cwd: '/work/b' }), msg],
    rejects('application'),
    'Catches an adapter that checks only the final change of a workspace.',
  ),
  catches(
    workspaceChange,
    'workspace-merge-keeps-the-rest',
    'modify merge',
    [merge('workspace', { workspaceRoots: ['/work/a'] }), merge('workspace', { cwd: '/work/b' })],
    settles('allow'),
    'Catches an adapter that stages the second of two merges on the change that came in.',
    leaves({ cwd: '/work/b', workspaceRoots: ['/work/a'] }),
  ),
  catches(
    holding(toolAfter, { flow: 'continue', instructions: [Q] }),
    'carried-continue-after-tool-is-paid',
    'state flow continuation',
    [proceed(Q)],
    settlesBeside(I, [], flowing('continue', [Q, Q], 2)),
    'Catches an adapter that charges after a tool for what the chain has paid already.',
    emits({ flow: 'continue', instructions: [Q, Q] }),
  ),
  catches(
    toolAfter,
    'stop-after-tool-spends-nothing',
    'flow continuation precedence',
    [proceed(Q), stop, proceed('Again')],
    settlesBeside(I, [], flowing('stop', [Q, 'Again'], 2)),
    'Catches an adapter that spends a unit after a tool although stop wins.',
  ),
  catches(
    happening(tool, { items: [textPart('part-1', 'Seen before')], extensions: { 'org.example.trace': 1 } }),
    'items-beside-a-tool-are-no-payload',
    'modify',
    [replace('input', { task: 4, note: userText('message-1', 'Hello') })],
    runs({ task: 4, note: userText('message-1', 'Hello') }),
    'Catches an adapter that takes the items of a tool call for its input.',
  ),
];
