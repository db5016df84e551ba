import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { cont2, continues, finish, I, injecting, msg, now, Q, Q2, runs, tool } from '../core/vocabulary';
import { spoken } from '../notation/content';
import { merge, replace, returning } from '../notation/effects';
import { type Answer, type Outcome, rejects, resulting } from '../notation/row';
import { holding, type Scene } from '../notation/scene';
import { formResult, modelRequest, settles, turnStart, workspaceChange } from './places';
import { catches } from './vocabulary';

type Readings = NonNullable<Scenario['readings']>;
type Divided = readonly [outcome: Outcome, note: string];

/** One exchange, once for each value of a reading: the outcome and the mistake. Ids end in the value. */
function divided(
  scene: Scene,
  id: string,
  answer: Answer,
  readings: readonly (readonly [Readings, string, ...Divided])[],
): readonly Scenario[] {
  return readings.map(([reading, value, outcome, mistake]) =>
    catches(scene, `${id}-${value}`, 'reading', answer, outcome, `Catches an adapter that ${mistake}.`, {
      readings: reading,
    }),
  );
}

const revision = (
  scene: Scene,
  id: string,
  answer: Answer,
  r2: Divided,
  r3: Divided,
  r4: Divided,
): readonly Scenario[] =>
  divided(scene, id, answer, [
    [{ revision: 'r2' }, 'r2', ...r2],
    [{ revision: 'r3' }, 'r3', ...r3],
    [{ revision: 'r4' }, 'r4', ...r4],
  ]);

const constraint = (id: string, answer: Answer, every: Divided, final: Divided, off: Divided) =>
  divided(tool, id, answer, [
    [{ 'tool-constraint': 'every' }, 'every', ...every],
    [{ 'tool-constraint': 'final' }, 'final', ...final],
    [{ 'tool-constraint': 'off' }, 'off', ...off],
  ]);

const chained = (id: string, remaining: number, paid: Divided, charged: Divided) =>
  divided(
    holding(finish(remaining, 'stop', 'continue'), { flow: 'continue', instructions: [Q] }),
    id,
    [cont2],
    [
      [{ 'chained-continue': 'already-paid' }, 'already-paid', ...paid],
      [{ 'chained-continue': 'charged' }, 'charged', ...charged],
    ],
  );

const added = spoken('message-2', 'user', 'Use metric units');
const loose: JsonObject = { ...now, value: { text: 'Context now' } };
const nested = { address: { city: 'Oslo' } };
const [schema, application] = [rejects('schema'), rejects('application')];

/** Where public sources differ, the same exchange under each reading. */
export const dividing: readonly Scenario[] = [
  ...revision(
    tool,
    'absent-effects',
    resulting({ protocolVersion: 'draft' }),
    [schema, 'takes absent effects for none under revision r2'],
    [schema, 'takes absent effects for none under revision r3'],
    [runs(), 'refuses absent effects under revision r4, where they are an empty list'],
  ),
  ...revision(
    injecting('now'),
    'injected-object',
    [loose],
    [runs(I, [], { injections: [loose] }), 'refuses to inject an object under revision r2'],
    [schema, 'injects an object under revision r3'],
    [schema, 'injects an object under revision r4'],
  ),
  ...revision(
    turnStart,
    'appended-message',
    [merge('prompt', [added])],
    [schema, 'merges into a list under revision r2, which knows only objects there'],
    [settles('allow'), 'refuses to merge into a list under revision r3'],
    [settles('allow'), 'refuses to merge into a list under revision r4'],
  ),
  ...revision(
    modelRequest,
    'returned-text',
    [msg, returning('Good morning')],
    [
      settles('allow', [String(msg.text)], { result: 'Good morning' }),
      'types what is returned for a model under revision r2',
    ],
    [application, 'takes a bare text for the answer of a model under revision r3'],
    [schema, 'finds the wrong answer of a model only while staging under revision r4'],
  ),
  ...revision(
    workspaceChange,
    'emptied-workspace',
    [msg, replace('workspace', {})],
    [application, 'lets a workspace become nothing under revision r2'],
    [application, 'lets a workspace become nothing under revision r3'],
    [schema, 'finds an empty workspace only while staging under revision r4'],
  ),
  ...revision(
    formResult,
    'nested-form-field',
    [merge('content', nested)],
    [settles('allow'), 'types the fields of a form under revision r2'],
    [settles('allow'), 'types the fields of a form under revision r3'],
    [schema, 'lets an object be the field of a form under revision r4'],
  ),
  ...constraint(
    'intermediate-task-zero',
    [merge('input', { task: 0 }), merge('input', { task: 3 })],
    [application, 'checks only the final input where every staged input counts'],
    [runs({ ...I, task: 3 }), 'checks every staged input where only the final one counts'],
    [runs({ ...I, task: 3 }), 'keeps a constraint between two modifies that has been switched off'],
  ),
  ...constraint(
    'final-task-zero',
    [merge('input', { task: 3 }), merge('input', { task: 0 })],
    [application, 'checks only the first staged input where every one counts'],
    [application, 'checks no input where the final one counts'],
    [runs({ ...I, task: 0 }), 'keeps a constraint on the final input that has been switched off'],
  ),
  ...chained(
    'chained-continue',
    1,
    [continues([Q, Q2], 1), 'charges for a further continue although the chain has paid'],
    [continues([Q, Q2], 0), 'lets a further continue pass for free where each is charged'],
  ),
  ...chained(
    'chained-continue-at-zero',
    0,
    [continues([Q, Q2], 0), 'refuses a further continue at zero although the chain has paid'],
    [application, 'accepts a further continue at zero where each is charged'],
  ),
];
