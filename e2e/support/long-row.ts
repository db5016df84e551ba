/** A suite of one row with many effects of every kind that tool.before knows, each with a long text in it. */
export function longRow(count = 50): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} {
  const id = `${count}-effects`;
  const long = 'a rather long value, so that something has to be cut; '.repeat(6);
  const kinds = [
    (at: number) => ({
      type: 'modify',
      target: 'input',
      operation: 'merge',
      value: { task: at + 1, [`note-${at}`]: long },
    }),
    (at: number) => ({ type: 'message', text: `Message ${at}: ${long}` }),
    () => ({ type: 'allow' }),
    (at: number) => ({ type: 'return', value: { at } }),
    () => ({ type: 'ask' }),
  ];
  const effects = Array.from({ length: count }, (_none, at) => kinds[at % kinds.length]?.(at));
  const request = {
    jsonrpc: '2.0',
    id,
    method: 'hooks/intercept',
    params: {
      protocolVersion: 'draft',
      event: {
        id,
        source: 'urn:ahp:interop',
        type: 'tool.before',
        time: '2026-01-01T00:00:00Z',
        call: { id: 'call-1' },
        path: 'native',
        tool: { origin: 'native', name: 'task', kind: 'task', input: { task: 1 } },
      },
      capabilities: {
        effects: ['allow', 'ask', 'modify', 'message', 'return'],
        modify: { input: { replace: true, merge: true } },
      },
    },
  };
  const response = { jsonrpc: '2.0', id, result: { protocolVersion: 'draft', effects } };
  const row = { id, request, response, tags: ['long'], expected: { decision: 'ask', executed: false } };
  const text = JSON.stringify({ version: 1, scenarios: [row] }, null, 2);
  return { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
