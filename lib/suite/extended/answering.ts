import type { JsonObject } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { msg } from '../core/vocabulary';
import { textPart } from '../notation/content';
import { returning } from '../notation/effects';
import { rejects } from '../notation/row';
import { capable, type Scene } from '../notation/scene';
import { formRequest, linkRequest, settles } from './places';
import { catches, happening } from './vocabulary';

const fields = {
  age: { type: 'integer', minimum: 0 },
  name: { type: 'string', maxLength: 5 },
  color: { type: 'string', enum: ['red', 'green'], default: 'red' },
};
/** A form with a required age, and a name and a color that may be left out. */
const asking = happening(formRequest, {
  elicitation: {
    server: 'server-1',
    mode: 'form',
    request: textPart(
      'part-1',
      JSON.stringify({
        mode: 'form',
        message: 'Who are you?',
        requestedSchema: { type: 'object', properties: fields, required: ['age'] },
      }),
    ),
  },
});
const link = capable(linkRequest, { elicitation: { url: {} } });

const filling = (id: string, content: JsonObject, mistake: string): Scenario =>
  catches(
    asking,
    `form-${id}`,
    'return form',
    [msg, returning({ action: 'accept', content })],
    rejects('application'),
    `Catches an adapter that ${mistake}.`,
  );

const accepting = (scene: Scene, id: string, answer: JsonObject, mistake: string): Scenario =>
  catches(
    scene,
    id,
    'return form',
    [returning(answer)],
    settles('allow', [], { result: answer }),
    `Catches an adapter that ${mistake}.`,
  );

/** An answer is held against the fields that were asked for, and is never changed. */
export const answering: readonly Scenario[] = [
  accepting(
    asking,
    'form-defaults-are-not-filled-in',
    { action: 'accept', content: { age: 3 } },
    'adds the default of a field that was left out',
  ),
  accepting(
    asking,
    'form-answer-keeps-its-metadata',
    { action: 'accept', content: { age: 3, name: 'Ada' }, _meta: { source: 'backend' } },
    'drops the metadata of an answer',
  ),
  filling('field-is-required', { name: 'Ada' }, 'accepts a form without a required field'),
  filling('field-has-a-type', { age: '3' }, 'takes a text for a number in a form'),
  filling('number-has-a-bound', { age: -1 }, 'accepts a number below the bound of its field'),
  filling('text-has-a-length', { age: 3, name: 'Augusta' }, 'accepts a text longer than its field'),
  filling('choice-is-offered', { age: 3, color: 'blue' }, 'accepts a choice that was not offered'),
  catches(
    link,
    'followed-link-has-no-content',
    'return url',
    [msg, returning({ action: 'accept', content: { token: 'abc' } })],
    rejects('application'),
    'Catches an adapter that takes content along where a link was followed.',
  ),
];
