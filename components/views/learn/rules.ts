import type { RuleNumber } from '@/lib/protocol';
import type { StepFind } from './find-step';

/** A row of the core suite and the step in it that shows a rule at work. */
export interface RuleTarget {
  readonly id: string;
  readonly find: StepFind;
  /** What is to be seen there. */
  readonly shows: string;
}

/** One of the contract's nine rules, in our own words. */
export interface RuleText {
  readonly rule: RuleNumber;
  readonly name: string;
  /** The rule in one breath. */
  readonly gist: string;
  /** What follows from it, one thought each. */
  readonly points: readonly string[];
  readonly targets: readonly RuleTarget[];
}

/** The nine rules; the first target of each is the one that *Start here* opens. */
export const ruleTexts: readonly RuleText[] = [
  {
    rule: 1,
    name: 'Every row starts from its own snapshot',
    gist: 'A row begins with what its request brings: the tool input, the permission so far and the candidate held so far. No other row reaches into it.',
    points: [
      'Without a state in the request, permission is none and nothing is held. That is legal, not a fault; a state without its permission or its candidate is not legal.',
      'Messages start empty in every row.',
      'A held candidate belongs to the input that came with it.',
      'Holding null is not the same as holding nothing.',
    ],
    targets: [
      {
        id: 'empty-preserves-candidate',
        find: { phase: 'envelope' },
        shows: 'The snapshot brings an allow and a candidate.',
      },
      {
        id: 'omitted-state-return-skips-execution',
        find: { phase: 'bind', effect: 0 },
        shows: 'No state came in; the return still binds.',
      },
      {
        id: 'return-null-preserved',
        find: { phase: 'bind', effect: 0 },
        shows: 'A candidate that holds null.',
      },
    ],
  },
  {
    rule: 2,
    name: 'Hooks give permission, the host decides',
    gist: 'Permission is what hooks said; the decision is what the host makes of it. This synthetic host lets everything through by default, so none ends as allow.',
    points: [
      'Another host may ask or refuse where permission is none. An allow is no way around its policy.',
      'An ask stays pending: nobody is asked here, and no approval is made up.',
      'A deny that comes in stays, whatever a later hook answers. So does an ask, unless a deny joins it.',
    ],
    targets: [
      {
        id: 'empty-response-preserves-input',
        find: { phase: 'derive' },
        shows: 'No effect, permission none, and yet the decision is allow.',
      },
      {
        id: 'incoming-deny-survives-allow-return',
        find: { phase: 'permission', effect: 0 },
        shows: 'An allow cannot lift a deny that came in.',
      },
      { id: 'ask-defers-execution', find: { phase: 'derive' }, shows: 'A pending ask: nothing runs.' },
    ],
  },
  {
    rule: 3,
    name: 'All or nothing',
    gist: 'Everything is checked before anything counts: the envelope, the version, the id it answers, then the shape and the capability of every effect.',
    points: [
      'One fault anywhere rejects the whole response; the good effects beside it are never applied.',
      'An effect of an unknown type is a fault, and so is one that lacks a member or has one too many. Nothing is skipped in silence.',
      'The answer must name the id of its request exactly: the number 1 does not answer the text 1.',
      'What the request did not advertise is not available, down to the target and the operation.',
    ],
    targets: [
      {
        id: 'deny-then-unknown-rejects-entire-response',
        find: { phase: 'shape', effect: 1, verdict: 'failed' },
        shows: 'A valid deny falls with the unknown effect beside it.',
      },
      {
        id: 'unadvertised-merge-rejects-message',
        find: { phase: 'capability', effect: 1, verdict: 'failed' },
        shows: 'Merge was not advertised, so the message is not shown either.',
      },
      {
        id: 'wrong-response-id',
        find: { phase: 'correlation', verdict: 'failed' },
        shows: 'An answer to another request.',
      },
    ],
  },
  {
    rule: 4,
    name: 'Changes to the input come first',
    gist: 'All modifies are staged in the order in which they stand, and only then are returned values bound, wherever the return stands in the list.',
    points: [
      'Merge sets members at the top level only: a nested object is replaced as a whole, and null is a value, not a deletion.',
      'Replace keeps nothing that it does not name.',
      'The tool of this suite wants a positive whole number in task after every change; true is not a number. If one change breaks that, the response is rejected, even where a later change would mend it.',
      'A returned value belongs to the input as all modifies leave it, so a modify beside it does not drop it.',
    ],
    targets: [
      {
        id: 'later-invalid-modify-rolls-back-earlier-modify',
        find: { phase: 'stage', effect: 2, verdict: 'failed' },
        shows: 'The third effect fails and takes the first one back with it.',
      },
      {
        id: 'return-before-modify',
        find: { phase: 'stage', effect: 1 },
        shows: 'The modify stands second and is staged first.',
      },
      {
        id: 'modify-merge-shallow-null-literal',
        find: { phase: 'stage', effect: 0 },
        shows: 'Merge replaces the whole of options and keeps the null.',
      },
    ],
  },
  {
    rule: 5,
    name: 'A new input needs a new yes',
    gist: 'If the input really changed, the candidate and the allow that came in no longer count. Then the permissions of this response join what is left: deny over ask, ask over allow.',
    points: [
      'An equal input, whatever the order of its keys, leaves both in force. An ask or a deny that came in stays even when the input changes.',
      'An allow in this response is a new one: it counts for the changed input.',
      'The order of the effects does not matter for permission; the strictest wins.',
      'A return is no permission: it cannot get past an ask, which keeps it unused. A deny discards it.',
    ],
    targets: [
      {
        id: 'all-six-effects-atomic',
        find: { phase: 'permission', effect: 5 },
        shows: 'Allow, ask and deny in one response: deny wins.',
      },
      {
        id: 'changed-input-invalidates-candidate',
        find: { phase: 'invalidate' },
        shows: 'The input changed: allow and candidate are gone.',
      },
      {
        id: 'reordered-equal-input-preserves-candidate',
        find: { phase: 'invalidate' },
        shows: 'The same input in another order: the candidate stays.',
      },
      {
        id: 'incoming-ask-blocks-candidate',
        find: { phase: 'settle' },
        shows: 'A candidate is held, but the ask keeps it from being used.',
      },
    ],
  },
  {
    rule: 6,
    name: 'Only messages are messages',
    gist: 'The texts of message effects add up in their order, and only once the response is accepted.',
    points: [
      'The reason of a deny or of a stop is not a message to the user.',
      'Neither a deny nor a stop takes back the messages beside it.',
    ],
    targets: [
      {
        id: 'message-accumulates-in-order',
        find: { phase: 'messages', effect: 1 },
        shows: 'The second text joins the first.',
      },
      {
        id: 'deny-blocks',
        find: { phase: 'derive' },
        shows: 'The deny has a reason; the list of messages stays empty.',
      },
      {
        id: 'later-invalid-modify-rolls-back-earlier-modify',
        find: { phase: 'commit' },
        shows: 'A valid message beside a failed effect is never shown.',
      },
    ],
  },
  {
    rule: 7,
    name: 'Stop wins, and going on costs one',
    gist: 'Stop keeps the tool from running without touching the decision. Continue belongs to the end of a turn; before a tool it cannot be asked for. In either order, stop beats continue.',
    points: [
      'However many effects ask to continue, there is one continuation, and it takes one unit of the advertised allowance.',
      'The instructions of all of them are kept in their order. When stop wins they are kept too, and nothing is taken: kept does not mean carried out.',
      'Asking to continue with nothing left is a fault of the whole response; a stop beside it does not save it.',
    ],
    targets: [
      {
        id: 'flow-stop-before-continue-still-wins',
        find: { phase: 'flow', effect: 1 },
        shows: 'Continue comes after stop and loses; its instruction is kept.',
      },
      {
        id: 'flow-stop-prevents-tool-execution',
        find: { phase: 'derive' },
        shows: 'The decision is allow and still nothing runs.',
      },
      {
        id: 'flow-repeated-continue-is-one-continuation',
        find: { phase: 'flow', effect: 1 },
        shows: 'Two requests to continue, one unit taken.',
      },
      {
        id: 'flow-exhausted-allowance-rejects-message',
        find: { phase: 'allowance', effect: 1, verdict: 'failed' },
        shows: 'Nothing left to spend: rejected.',
      },
    ],
  },
  {
    rule: 8,
    name: 'Injections are noted, not delivered',
    gist: 'An injection adds to the model’s context, now or on the next turn. The host must have advertised both the appending and that very moment.',
    points: [
      'Accepted injections are kept in their order.',
      'Neither kind is a message to the user.',
      'The suite records what is scheduled. It does not watch a model receive it.',
    ],
    targets: [
      {
        id: 'inject-accumulates-without-user-message',
        find: { phase: 'injections', effect: 1 },
        shows: 'Two injections and one message, kept apart.',
      },
      {
        id: 'unadvertised-injection-delivery-rejects-all',
        find: { phase: 'capability', effect: 1, verdict: 'failed' },
        shows: 'The next turn was not advertised, so both fall.',
      },
    ],
  },
  {
    rule: 9,
    name: 'The tool runs once, or not at all',
    gist: 'Only an accepted response has an outcome. The original tool runs exactly when the decision is allow, the flow is not stopped and no candidate can be used.',
    points: [
      'A usable candidate stands in for running the tool, even if it is null, false, 0 or an empty text.',
      'There is a result only then. Under an ask, a deny or a stop nothing runs and there is no result, even if a value was returned.',
      'At the end of a turn there is no original tool, so executed is false even when the turn goes on.',
    ],
    targets: [
      {
        id: 'return-skips-original-execution',
        find: { phase: 'derive' },
        shows: 'Allowed, and the returned value is the result.',
      },
      { id: 'allow-executes', find: { phase: 'derive' }, shows: 'Allowed, nothing held: the tool runs.' },
      {
        id: 'flow-continue-at-finish',
        find: { phase: 'derive' },
        shows: 'The turn continues, and no tool was ever waiting.',
      },
    ],
  },
];
