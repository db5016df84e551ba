import type { RuleNumber } from '@/lib/protocol';
import type { TabId } from '@/lib/workers';

/** The path of a member in its text, index steps as text. */
type Path = readonly string[];

/** The rule that each type of effect is mostly about. */
const ofEffects: ReadonlyMap<string, RuleNumber> = new Map([
  ['deny', 5],
  ['allow', 5],
  ['ask', 5],
  ['modify', 4],
  ['return', 4],
  ['message', 6],
  ['flow', 7],
  ['inject', 8],
]);

const ofState: ReadonlyMap<string, RuleNumber> = new Map([
  ['permission', 2],
  ['candidate', 5],
  ['flow', 7],
  ['instructions', 7],
  ['injections', 8],
]);

const ofOutcome: ReadonlyMap<string, RuleNumber> = new Map([
  ['decision', 2],
  ['messages', 6],
  ['input', 4],
  ['flow', 7],
  ['continuationInstructions', 7],
  ['continuationRemaining', 7],
  ['injections', 8],
]);

/**
 * Which of the nine rules a member falls under, by its place alone; null where none speaks of it. `effectType` gives the
 * type of an effect of the response.
 */
export function ruleOf(
  tab: TabId,
  path: Path,
  effectType: (index: number) => string | undefined,
): RuleNumber | null {
  switch (tab) {
    case 'response':
      return responseRule(path, effectType);
    case 'request':
      return requestRule(path);
    case 'expectation':
      return expectationRule(path);
  }
}

function responseRule(path: Path, effectType: (index: number) => string | undefined): RuleNumber | null {
  const [result, effects, index, name] = path;
  if (result === undefined) return null;
  // The envelope, the list and an effect of no known type: all or nothing.
  if (result !== 'result' || effects !== 'effects' || index === undefined) return 3;
  // The reason of a deny or a stop is no message.
  if (name === 'reason') return 6;
  return ofEffects.get(effectType(Number(index)) ?? '') ?? 3;
}

function requestRule([params, part, name]: Path): RuleNumber | null {
  if (params !== 'params') return params === 'id' ? 3 : null;
  switch (part) {
    case 'protocolVersion':
      return 3;
    case 'capabilities':
      return name === 'flow' ? 7 : name === 'inject' ? 8 : 3;
    case 'state':
      return ofState.get(name ?? '') ?? 1;
    case 'event':
      return 1;
    default:
      return null;
  }
}

function expectationRule([asserted, name]: Path): RuleNumber | null {
  switch (asserted) {
    case 'expected':
    case 'hostExpected':
      return ofOutcome.get(name ?? '') ?? 9;
    case 'expectError':
      return 3;
    case 'expectedState':
      return 1;
    default:
      return null;
  }
}
