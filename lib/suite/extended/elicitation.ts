import type { Scenario } from '@/lib/protocol';
import { deny, M, msg } from '../core/vocabulary';
import { merge, replace, returning } from '../notation/effects';
import { rejects } from '../notation/row';
import { capable } from '../notation/scene';
import { formRequest, formResult, linkRequest, settles } from './places';
import { catches, leaves } from './vocabulary';

const filled = { action: 'accept', content: { age: 3 } };
const granted = (scene: typeof formRequest, ...modes: readonly string[]) =>
  capable(scene, { elicitation: Object.fromEntries(modes.map((mode) => [mode, {}])) });

/** Answering and declining an elicitation in place of the user. */
export const elicitation: readonly Scenario[] = [
  catches(
    formRequest,
    'elicitation-answered',
    'return',
    [returning(filled)],
    settles('allow', [], { result: filled }),
    'Catches an adapter that asks the user although the backend has answered.',
  ),
  catches(
    formRequest,
    'elicitation-declined-by-return',
    'return',
    [returning({ action: 'decline' })],
    settles('allow', [], { result: { action: 'decline' } }),
    'Catches an adapter that turns a returned decline into a denial.',
  ),
  catches(
    formRequest,
    'elicitation-cancelled-by-return',
    'return',
    [returning({ action: 'cancel' })],
    settles('allow', [], { result: { action: 'cancel' } }),
    'Catches an adapter that knows only accepted and declined answers.',
  ),
  catches(
    formRequest,
    'elicitation-denied',
    'deny',
    [deny],
    settles('deny'),
    'Catches an adapter that cannot deny an elicitation.',
  ),
  catches(
    formRequest,
    'elicitation-return-beside-deny',
    'return deny',
    [returning(filled), deny],
    rejects('application'),
    'Catches an adapter that lets a denial win over an answer of the same response instead of refusing both.',
  ),
  catches(
    formRequest,
    'elicitation-deny-beside-return',
    'return deny',
    [deny, msg, returning({ action: 'cancel' })],
    rejects('application'),
    'Catches an adapter that looks for a contradicting denial only behind the answer.',
  ),
  catches(
    formRequest,
    'elicitation-answer-has-an-action',
    'return',
    [msg, returning({ content: { age: 3 } })],
    rejects('application'),
    'Catches an adapter that takes content without an action for an accepted form.',
  ),
  catches(
    formRequest,
    'elicitation-action-is-known',
    'return',
    [msg, returning({ action: 'submit', content: { age: 3 } })],
    rejects('application'),
    'Catches an adapter that passes on an action which nobody knows.',
  ),
  catches(
    formRequest,
    'elicitation-decline-has-no-content',
    'return',
    [msg, returning({ action: 'decline', content: {} })],
    rejects('application'),
    'Catches an adapter that takes content along with a declined form.',
  ),
  catches(
    granted(formRequest),
    'elicitation-empty-grant-grants-nothing',
    'return',
    [msg, returning(filled)],
    rejects('capability'),
    'Catches an adapter that reads an empty elicitation block as a grant of forms.',
  ),
  catches(
    granted(linkRequest, 'form'),
    'elicitation-form-grants-no-link',
    'deny',
    [msg, deny],
    rejects('capability'),
    'Catches an adapter that declines a link on a grant for forms.',
  ),
  catches(
    granted(formRequest, 'url'),
    'elicitation-link-grants-no-form',
    'return',
    [msg, returning(filled)],
    rejects('capability'),
    'Catches an adapter that answers a form on a grant for links.',
  ),
  catches(
    granted(linkRequest, 'url'),
    'elicitation-link-answered',
    'return',
    [returning({ action: 'accept' })],
    settles('allow', [], { result: { action: 'accept' } }),
    'Catches an adapter that wants content where a link was followed.',
  ),
  catches(
    granted(formRequest),
    'elicitation-message-needs-no-mode',
    'message',
    [msg],
    settles('allow', [M]),
    'Catches an adapter that refuses every effect where no mode is granted.',
  ),
  catches(
    granted(formResult),
    'elicitation-content-needs-its-mode',
    'modify',
    [msg, merge('content', { age: 4 })],
    rejects('capability'),
    'Catches an adapter that rewrites an answer whose mode was not granted.',
  ),
  catches(
    granted(formResult, 'form', 'url'),
    'elicitation-content-replaced',
    'modify replace',
    [replace('content', { age: 5 }), msg],
    settles('allow', [M]),
    'Catches an adapter that merges the content of a form where it should replace it.',
    leaves({ age: 5 }),
  ),
];
