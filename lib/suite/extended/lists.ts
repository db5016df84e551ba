import type { Scenario } from '@/lib/protocol';
import { spoken } from '../notation/content';
import { merge, replace } from '../notation/effects';
import { holding } from '../notation/scene';
import { hello, modelRequest, settles, turnStart } from './places';
import { catches, emits, happening, leaves } from './vocabulary';

const second = spoken('message-2', 'user', 'Use metric units');
const third = spoken('message-3', 'user', 'Be brief');
const renamed = spoken('message-1', 'user', 'Hello again');
const two = happening(turnStart, { items: [hello, second] });
const held = [spoken('message-9', 'assistant', 'Held from earlier')];
const listed = holding(happening(modelRequest, { items: [hello, second] }), { candidate: { value: held } });

/** Lists of messages: appended to in order, never searched for ids, compared with their order. */
export const lists: readonly Scenario[] = [
  catches(
    two,
    'list-merge-appends-at-the-end',
    'modify merge list',
    [merge('prompt', [third])],
    settles('allow'),
    'Catches an adapter that puts appended entries first.',
    leaves([hello, second, third]),
  ),
  catches(
    two,
    'list-merge-keeps-equal-ids',
    'modify merge list',
    [merge('prompt', [renamed])],
    settles('allow'),
    'Catches an adapter that overwrites the entry which has the id of an appended one.',
    leaves([hello, second, renamed]),
  ),
  catches(
    two,
    'list-merge-keeps-equal-entries',
    'modify merge list',
    [merge('prompt', [hello, hello])],
    settles('allow'),
    'Catches an adapter that appends no entry that is in the list already.',
    leaves([hello, second, hello, hello]),
  ),
  catches(
    two,
    'list-merges-accumulate-in-order',
    'modify merge list atomic',
    [merge('prompt', [third]), merge('prompt', [renamed])],
    settles('allow'),
    'Catches an adapter that appends each addition to the list that came in.',
    leaves([hello, second, third, renamed]),
  ),
  catches(
    two,
    'list-replace-then-merge',
    'modify replace merge list atomic',
    [replace('prompt', [third]), merge('prompt', [second])],
    settles('allow'),
    'Catches an adapter that applies merges before replacements.',
    leaves([third, second]),
  ),
  catches(
    two,
    'list-merge-then-replace',
    'modify replace merge list atomic',
    [merge('prompt', [second]), replace('prompt', [third])],
    settles('allow'),
    'Catches an adapter that keeps what was appended before a replacement.',
    leaves([third]),
  ),
  catches(
    two,
    'list-replaced-by-nothing',
    'modify replace list',
    [replace('prompt', [])],
    settles('allow'),
    'Catches an adapter that refuses to empty a list.',
    leaves([]),
  ),
  catches(
    listed,
    'list-order-is-a-change',
    'state candidate modify list',
    [replace('request', [second, hello])],
    settles('allow'),
    'Catches an adapter that compares lists without their order.',
    emits({ candidate: null }),
  ),
  catches(
    listed,
    'list-equal-replacement-keeps-candidate',
    'state candidate modify list',
    [replace('request', [hello, second])],
    settles('allow', [], { result: held }),
    'Catches an adapter that takes every replaced list for a changed one.',
  ),
  catches(
    listed,
    'list-longer-by-an-equal-entry',
    'state candidate modify list',
    [merge('request', [second])],
    settles('allow'),
    'Catches an adapter that compares lists as sets.',
    emits({ candidate: null }),
  ),
  catches(
    listed,
    'list-change-undone-keeps-candidate',
    'state candidate modify list atomic',
    [merge('request', [third]), replace('request', [hello, second])],
    settles('allow', [], { result: held }),
    'Catches an adapter that counts an addition which a later replacement takes back.',
  ),
];
