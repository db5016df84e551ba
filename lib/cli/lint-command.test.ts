import { expect, test } from 'vitest';
import { collect } from './collect';
import { lintCommand } from './lint-command';
import { jsonOf, plain, suiteOf } from './rows.test-support';

const json = { ...plain, format: 'json' } as const;
const suite = suiteOf('deny-blocks', 'message-then-unknown-rejects-entire-response', 'return-null-preserved');

function lint(text: string) {
  const { json: found, exitCode } = jsonOf(lintCommand({ name: 'x.json', text }, json));
  const codes = found.findings.map(({ code }: { code: string }) => code);
  return { ...found, codes, exitCode };
}

test('a clean suite has nothing to mend', () => {
  expect(lint(suite.text)).toMatchObject({ version: 1, findings: [], exitCode: 0 });
  expect(collect(lintCommand(suite, { ...plain, format: 'text' })).output).toBe(
    'suite.json: 3 rows, nothing to mend\n',
  );
});

const faults: readonly [code: string, from: string, to: string, marked: string][] = [
  ['duplicate-key', '"keep": "yes"', '"keep": "yes", "keep": 1', '"keep": 1'],
  ['inexact-number', '"limit": 20', '"limit": 20.000000000000000001', '20.000000000000000001'],
  ['lone-surrogate', '"keep": "yes"', '"keep": "\\ud800"', '"\\ud800"'],
  [
    'event-id',
    '"event": {\n            "id": "deny-blocks"',
    '"event": {\n            "id": "other"',
    '"other"',
  ],
  [
    'response-id',
    '"response": {\n        "jsonrpc": "2.0",\n        "id": "deny-blocks"',
    '"response": {\n        "jsonrpc": "2.0",\n        "id": "other"',
    '"other"',
  ],
  ['request-schema', '"source": "urn:ahp:interop"', '"source": 1', '1,'],
  ['response-schema', '"reason": "Blocked by test policy"', '"reason": ""', '""'],
  [
    'duplicate-row',
    '"id": "message-then-unknown-rejects-entire-response",\n      "request"',
    '"id": "deny-blocks",\n      "request"',
    '"deny-blocks",\n      "request"',
  ],
  ['unreadable-row', '"expectError": true', '"expectError": 1', '1\n'],
  ['duplicate-key', '"version": 1,', '"version": 1, "version": 1,', '"version": 1,\n'],
  ['file', '"version": 1', '"version": 2', '2,'],
];
test.each(faults)('%s is found and located', (code, from, to, marked) => {
  expect(suite.text).toContain(from);
  const text = suite.text.replace(from, to);
  const { findings, codes, exitCode } = lint(text);
  expect(exitCode).toBe(1);
  expect(codes).toContain(code);
  const found = findings.find((finding: { code: string }) => finding.code === code);
  const at = text.indexOf(marked, suite.text.indexOf(from));
  const before = text.slice(0, at).split('\n');
  expect([found.line, found.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
});

test('a byte-order mark is found once, and the lines of text name file, place and row', () => {
  expect(lint(`\ufeff${suite.text}`).codes).toEqual(['byte-order-mark']);
  const text = suite.text.replace('"keep": "yes"', '"keep": "yes", "keep": 1');
  const { output, exitCode } = collect(lintCommand({ name: 'x.json', text }, { ...plain, format: 'text' }));
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^x\.json:\d+:\d+: duplicate-key in "deny-blocks": .*\nx\.json: 3 rows, 1 to mend\n$/,
  );
});

test('a text that is no suite cannot be linted', () => {
  expect(collect(lintCommand({ name: 'x.json', text: '{"a"}' }, { ...plain, format: 'text' })).exitCode).toBe(
    2,
  );
});
