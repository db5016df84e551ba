import type { Scenario } from '@/lib/protocol';
import { deny, I, I2, M, mod2, msg, runs, stop, tool } from '../core/vocabulary';
import { merge, replace } from '../notation/effects';
import { rejects } from '../notation/row';
import { capable, unadvertised } from '../notation/scene';
import { settles, toolBefore, turnFinish, turnStart } from './places';
import { catches, granting, happening, leaves } from './vocabulary';

const only = (operation: 'replace' | 'merge') => ({
  replace: operation === 'replace',
  merge: operation === 'merge',
});

/** What is advertised counts exactly: no more, no less. */
export const grants: readonly Scenario[] = [
  catches(
    capable(tool, { modify: { input: only('merge') } }),
    'merge-alone-is-enough',
    'modify merge',
    [mod2],
    runs(I2),
    'Catches an adapter that accepts a merge only where replace is advertised too.',
  ),
  catches(
    capable(tool, { modify: { input: only('replace') } }),
    'replace-alone-is-enough',
    'modify replace',
    [replace('input', { task: 2 })],
    runs({ task: 2 }),
    'Catches an adapter that accepts a replace only where merge is advertised too.',
  ),
  catches(
    capable(turnStart, { modify: { prompt: only('replace') } }),
    'list-merge-needs-its-grant',
    'modify merge list',
    [msg, merge('prompt', [])],
    rejects('capability'),
    'Catches an adapter that takes appending to a list for granted.',
  ),
  catches(
    capable(turnStart, { modify: { prompt: only('merge') } }),
    'list-replace-needs-its-grant',
    'modify replace list',
    [msg, replace('prompt', [])],
    rejects('capability'),
    'Catches an adapter that lets a list be emptied where only appending is advertised.',
  ),
  catches(
    { ...tool, capabilities: { effects: [] } },
    'nothing-advertised-nothing-answered',
    'no-effect',
    [],
    runs(),
    'Catches an adapter that refuses an empty answer where nothing is advertised.',
  ),
  catches(
    granting(turnFinish, 'flow', { operations: ['continue'] }),
    'stop-needs-its-grant-at-finish',
    'flow',
    [msg, stop],
    rejects('capability'),
    'Catches an adapter that always lets a turn be stopped.',
  ),
  catches(
    unadvertised(toolBefore, 'flow'),
    'stop-needs-flow-advertised',
    'flow',
    [msg, stop],
    rejects('capability'),
    'Catches an adapter that stops a tool although no flow is advertised.',
  ),
  catches(
    capable(tool, { futureBlock: { grants: ['deny'] } }),
    'unknown-blocks-are-ignored',
    'message',
    [msg],
    runs(I, [M]),
    'Catches an adapter that refuses capabilities with a block which it does not know.',
  ),
  catches(
    capable(unadvertised(tool, 'deny'), { futureBlock: { effects: ['deny'] } }),
    'unknown-blocks-grant-nothing',
    'deny',
    [msg, deny],
    rejects('capability'),
    'Catches an adapter that finds a grant in a block which it does not know.',
  ),
  catches(
    happening(tool, { futureMember: { effects: ['flow'] } }),
    'unknown-event-members-are-ignored',
    'modify',
    [mod2],
    runs(I2),
    'Catches an adapter that refuses an event with a member which it does not know.',
    leaves(I2),
  ),
  catches(
    turnStart,
    'denied-turn-stays-denied',
    'deny flow',
    [deny, stop, msg],
    settles('deny', [M], { flow: 'stop' }),
    'Catches an adapter that reports a stopped turn as allowed although it was denied too.',
  ),
];
