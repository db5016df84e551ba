import { type JsonValue, type JsonWarning, type ParsedJson, type TextRange, valueAt } from '@/lib/json';
import {
  boundaryOf,
  checkEffect,
  checkEnvelope,
  checkRequest,
  type Readings,
  type Scenario,
} from '@/lib/protocol';

/** Something to mend in a row: `code` is a closed word, the pointer starts at the row. */
export interface RowFinding {
  readonly code: FindingCode;
  readonly pointer: string;
  readonly range: TextRange;
  readonly message: string;
}

export type FindingCode =
  | 'file'
  | 'unreadable-row'
  | 'duplicate-row'
  | 'request-id'
  | 'event-id'
  | 'response-id'
  | 'request-schema'
  | 'response-schema'
  | JsonWarning['kind'];

/**
 * What a row breaks of the contract's form: its ids, a request that is no legal one, a response that the schema
 * refuses though the row expects an outcome, and what is treacherous in its text.
 */
export function lintRow(scenario: Scenario, parsed: ParsedJson, readings: Readings): readonly RowFinding[] {
  const at = (code: FindingCode, pointer: string, message: string): RowFinding => {
    return { code, pointer, range: parsed.rangeOf(pointer), message };
  };
  const { request, response } = scenario;
  return [
    ...parsed.warnings.map(({ kind, pointer, range, message }) => ({ code: kind, pointer, range, message })),
    ...idFindings(scenario).map(({ code, pointer, message }) => at(code, pointer, message)),
    ...checkRequest(request, readings).map(({ pointer, message }) => at('request-schema', pointer, message)),
    ...(scenario.expectError === true ? [] : responseFaults(request, response, readings)).map(
      ({ pointer, message }) => at('response-schema', pointer, message),
    ),
  ];
}

function idFindings({ id, request, response, expectError }: Scenario) {
  const ids = [
    { code: 'request-id', pointer: '/request/id', value: valueAt(request, '/id'), holder: 'request' },
    {
      code: 'event-id',
      pointer: '/request/params/event/id',
      value: valueAt(request, '/params/event/id'),
      holder: 'event',
    },
    // A row that expects a rejection may have another id in its response: that can be its point.
    ...(expectError === true
      ? []
      : [
          {
            code: 'response-id',
            pointer: '/response/id',
            value: valueAt(response, '/id'),
            holder: 'response',
          } as const,
        ]),
  ] as const;
  return ids
    .filter(({ value }) => value !== undefined && value !== id)
    .map(({ code, pointer, holder }) => ({
      code,
      pointer,
      message: `The ${holder} must carry the id of the row.`,
    }));
}

/** What the schema alone has against the response: envelope, then the shape of each effect. */
function responseFaults(request: JsonValue, response: JsonValue, readings: Readings) {
  const envelope = checkEnvelope(response, readings);
  if (envelope.length > 0) return envelope;
  const type = valueAt(request, '/params/event/type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  const effects = valueAt(response, '/result/effects');
  if (boundary === undefined || !Array.isArray(effects)) return [];
  return effects.flatMap((effect, index) => checkEffect(effect, index, boundary, readings));
}
