import { isJsonObject, type JsonValue, member, stringifyJson } from '@/lib/json';
import type { Diagnostic } from '@/lib/protocol';
import type { Context } from '../context';
import { phaseHead } from '../phase-heads';
import type { Phase } from './phase';

function idOf(message: JsonValue): JsonValue | undefined {
  return isJsonObject(message) ? member(message, 'id') : undefined;
}

function inspect({ request, response, rules }: Context): readonly Diagnostic[] {
  const asked = idOf(request);
  const answered = idOf(response);
  // a response without an id is a fault of its envelope, not of its correlation
  if (answered === undefined || rules.sameId(asked, answered)) return [];
  return [
    {
      about: 'response',
      phase: 'correlation',
      class: 'correlation-invalid',
      rule: 3,
      pointer: '/response/id',
      effect: null,
      code: 'id-mismatch',
      message: `The response answers ${stringifyJson(answered)}, but the request's id is ${stringifyJson(asked ?? null)}.`,
    },
  ];
}

/** Rule 3: the response must carry the request's id, of the same JSON type. */
export const correlation: Phase = {
  ...phaseHead.correlation,
  inspect,
  run(context) {
    const [fault] = inspect(context);
    context.record?.({
      phase: 'correlation',
      rule: 3,
      effect: null,
      pointer: '/response/id',
      verdict: fault ? 'failed' : 'passed',
      before: context.pending,
      after: context.pending,
      sets: [],
      because: fault?.message ?? "The response carries the request's id, so it answers this request.",
    });
    return fault ?? null;
  },
};
