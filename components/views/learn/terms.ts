/** The words of the field, each explained in a sentence or two. */
export const terms = {
  allowance:
    'How often a turn may still be continued. The request advertises it; one accepted continuation takes one unit, however many effects asked for it.',
  boundary:
    'The moment at which the host pauses and asks its hooks, such as just before a tool runs or a turn ends. Until the answer is accepted nothing has happened yet.',
  candidate:
    'A result held ready in place of running the tool. It belongs to one input: one that came in is dropped when the input changes. Holding null is not the same as holding nothing.',
  capability:
    'What the request says a hook may do here: which effects, on which target, by which operation. Anything else is refused.',
  clause:
    'One demand of the verifier contract, such as “every expected key is there” or “no result under a deny”.',
  commit: 'The single moment when everything staged becomes real. There is no half of it.',
  decision:
    'What the host makes of the permission: allow, ask or deny. This synthetic host turns none into allow.',
  effect:
    'One thing a hook asks for in its response: deny, allow, ask, modify, message, return, flow or inject.',
  envelope: 'The JSON-RPC wrapper round a request or a response: version, id, and a result or an error.',
  executed: 'Whether the original tool was chosen to run. Not whether a hook returned successfully.',
  expectation: 'What a row says must come of it: a set of keys and values, or that the response is rejected.',
  flow: 'Whether the turn is stopped or continued. It is apart from permission: a stopped turn may still be an allowed one.',
  injection:
    'Something to be added to the model’s context, now or on the next turn. Recorded here, not delivered.',
  payload: 'The JSON that a modify would change at this boundary: the tool’s input, a prompt, a summary.',
  permission:
    'What the hooks have said so far: none, allow, ask or deny. The strictest one stands, but an allow falls back to none when the input changes.',
  'rolled back':
    'Was staged, and is undone because a later check failed. Every field is again as in the snapshot.',
  snapshot: 'The state before the response: what the request brought. A rejection leaves exactly this.',
  staged: 'Worked out and held, not yet real. It becomes real at the commit, or is rolled back.',
} as const;

export type TermName = keyof typeof terms;
