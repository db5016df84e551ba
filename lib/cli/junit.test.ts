import { describe, expect, test } from 'vitest';
import { collect } from './collect';
import { junitText } from './junit';
import { plain, suiteOf } from './rows.test-support';
import { verifyCommand } from './verify-command';

/** The names of all elements of an XML text, in order; throws where it is not well formed. */
function elementsOf(xml: string): readonly string[] {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  if (!/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u.test(body))
    throw new Error('forbidden character');
  const names: string[] = [];
  const open: string[] = [];
  const token = /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<]+/gy;
  let at = 0;
  for (const match of body.matchAll(token)) {
    if (match.index !== at) throw new Error(`not well formed at ${at}`);
    at += match[0].length;
    const [whole, closing, name, attributes, empty] = match;
    if (/&(?!(?:amp|lt|gt|quot);)/.test(name === undefined ? whole : (attributes ?? '')))
      throw new Error('bare ampersand');
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      names.push(name);
      if (empty === '') open.push(name);
    }
  }
  if (at !== body.length || open.length > 0) throw new Error('not closed');
  return names;
}

describe('JUnit', () => {
  test('has a case per row, with failures and unreadable rows told apart', () => {
    const suite = suiteOf(
      'deny-blocks',
      'return-null-preserved',
      'message-then-unknown-rejects-entire-response',
    );
    const text = suite.text
      .replace('"decision": "deny"', '"decision": "ask"')
      .replace('"expectError": true', '"expectError": "<&>"');
    const { output, exitCode } = collect(
      verifyCommand({ name: 's.json', text }, null, { ...plain, format: 'junit' }),
    );
    expect(exitCode).toBe(2);
    expect(elementsOf(output)).toEqual([
      'testsuites',
      'testsuite',
      'testcase',
      'failure',
      'testcase',
      'testcase',
      'error',
    ]);
    expect(output).toContain('tests="3" failures="1" errors="1"');
    expect(output).toMatch(/<testcase name="deny-blocks" classname="s\.json" file="s\.json" line="\d+">/);
    expect(output).toContain('<failure type="different-value" message="different-value at /decision: ');
  });

  test('stays well formed whatever a file calls its rows', () => {
    const name = '<a href="x">&amp;\u0000\u001b\ud800\ufffe😀\n]]>';
    const text = junitText(name, [
      { name, file: name, line: 1, problem: { kind: 'failure', type: name, text: name } },
    ]);
    expect(elementsOf(text)).toEqual(['testsuites', 'testsuite', 'testcase', 'failure']);
    expect(text).toContain('😀');
  });
});
