import type { JsonValue } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import { allow, held, M, msg, runs, tool } from '../core/vocabulary';
import { type Answer, envelope, rejects, resulting, resultWith } from '../notation/row';
import { catches } from './vocabulary';

const answering = (id: string, value: JsonValue, note: string): Scenario =>
  catches(tool, id, 'envelope', envelope([msg], { id: value }), rejects('correlation'), note);

/** Whom a response answers: the request with this id, of this type, spelled like this. */
export const correlations: readonly Scenario[] = [
  answering('1', 1, 'Catches an adapter that takes the number 1 for the id "1".'),
  answering(
    'id-is-never-null',
    null,
    'Catches an adapter that takes a null id for an answer to whatever is pending.',
  ),
  answering(
    'id-is-not-trimmed',
    'id-is-not-trimmed ',
    'Catches an adapter that trims ids before it compares them.',
  ),
  answering(
    'id-keeps-its-case',
    'ID-keeps-its-case',
    'Catches an adapter that compares ids without their case.',
  ),
  answering('id-is-compared-whole', 'id-is', 'Catches an adapter that compares only the beginning of ids.'),
];

const broken = (id: string, answer: Answer, note: string): Scenario =>
  catches(held, id, 'envelope', answer, rejects('schema'), note);
const failure = { code: -32004, message: 'The backend failed' };
const without =
  (name: string): Answer =>
  (id) => {
    const whole = { jsonrpc: '2.0', id, result: resultWith([allow]) };
    return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
  };

export const envelopes: readonly Scenario[] = [
  broken(
    'effects-are-never-null',
    resulting(resultWith(null)),
    'Catches an adapter that reads effects: null as an empty list.',
  ),
  broken(
    'effects-are-no-map',
    resulting(resultWith({ 0: allow })),
    'Catches an adapter that walks the members of an object as effects.',
  ),
  broken(
    'effects-are-objects',
    envelope([msg, null], {}),
    'Catches an adapter that skips a null among the effects.',
  ),
  broken(
    'effects-are-not-nested',
    envelope([msg, [allow]], {}),
    'Catches an adapter that flattens a list inside the list of effects.',
  ),
  broken(
    'result-beside-error',
    envelope([allow], { error: failure }),
    'Catches an adapter that reads the result and overlooks the error beside it.',
  ),
  broken(
    'error-beside-null-result',
    envelope([], { result: null, error: failure }),
    'Catches an adapter that takes a null result beside an error for an empty answer.',
  ),
  broken(
    'error-is-a-rejection',
    (id) => ({ jsonrpc: '2.0', id, error: failure }),
    'Catches an adapter that reads an error as an answer without effects.',
  ),
  broken(
    'neither-result-nor-error',
    without('result'),
    'Catches an adapter that reads a reply without a result as an answer without effects.',
  ),
  broken(
    'jsonrpc-is-required',
    without('jsonrpc'),
    'Catches an adapter that assumes a version where the reply names none.',
  ),
  broken(
    'jsonrpc-is-text',
    envelope([allow], { jsonrpc: 2 }),
    'Catches an adapter that takes the number 2 for the version "2.0".',
  ),
  broken(
    'protocol-version-is-required',
    resulting({ effects: [allow] }),
    'Catches an adapter that assumes a protocol version where the result names none.',
  ),
  broken(
    'result-is-no-list',
    resulting([allow]),
    'Catches an adapter that takes a bare list for the result.',
  ),
  broken(
    'reply-is-no-batch',
    (id) => [{ jsonrpc: '2.0', id, result: resultWith([allow]) }],
    'Catches an adapter that unwraps a batch of one reply.',
  ),
  broken(
    'result-holds-no-manifest',
    resulting(resultWith([allow], { manifest: {} })),
    'Catches an adapter that takes the answer to a discovery for one to an interception.',
  ),
  catches(
    tool,
    'unknown-result-members-are-ignored',
    'envelope',
    resulting(resultWith([msg], { futureMetadata: { effects: [] } })),
    runs(undefined, [M]),
    'Catches an adapter that refuses a result with a member which it does not know.',
  ),
  catches(
    tool,
    'extensions-stand-in-the-result',
    'envelope',
    resulting(resultWith([msg], { extensions: { 'org.example.trace': 'abc' } })),
    runs(undefined, [M]),
    'Catches an adapter that refuses a result with extensions.',
  ),
];
