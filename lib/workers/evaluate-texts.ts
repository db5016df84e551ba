import type { Evaluation } from '@/lib/evaluate';
import { describeEffects, evaluate, eventScene, otherReadings } from '@/lib/evaluate';
import type { JsonFault, JsonValue, ParsedJson, Result } from '@/lib/json';
import { parseJson, valueAt } from '@/lib/json';
import type { Boundary, Readings } from '@/lib/protocol';
import { boundaryOf } from '@/lib/protocol';
import { reportedOf, verify } from '@/lib/verify';
import { mostStagedEffects } from './limits';
import {
  clauseMarkers,
  diagnosticMarkers,
  faultMarker,
  locate,
  problemMarkers,
  warningMarkers,
} from './markers';
import { type ReadExpectation, readExpectation } from './read-expectation';
import type { EvaluatedTexts, LocatedWarning, Marker, Place, RowTexts, TabId, TextsAnswer } from './types';

type Read = Result<ParsedJson, JsonFault>;
type Parse = (tab: TabId, text: string) => Read;

/** Characters up to which a row is evaluated under the other readings too, each time a key is struck. */
const mostCompared = 200_000;

const sizeOf = ({ request, response }: RowTexts): number => request.length + response.length;

/** More faults than these nobody reads; the first one decides. */
const mostFaults = 500;

const tabs: readonly TabId[] = ['response', 'request', 'expectation'];

/** Remembers what each tab was last read as, since a key stroke changes one of the three. */
export function createTabParser(): Parse {
  const last = new Map<TabId, { readonly text: string; readonly read: Read }>();
  return (tab, text) => {
    const known = last.get(tab);
    if (known?.text === text) return known.read;
    const read = parseJson(text);
    last.set(tab, { text, read });
    return read;
  };
}

/**
 * Evaluates the three texts of a row as they stand and says where in them each fault is. The readings that the
 * Expectation tab names hold over those given. Text that is not JSON is an answer of its own, never a rejection
 * (semantics: outcomes).
 */
export function evaluateTexts(
  texts: RowTexts,
  readings: Partial<Readings>,
  parse: Parse = (_tab, text) => parseJson(text),
): TextsAnswer {
  const read = {
    response: parse('response', texts.response),
    request: parse('request', texts.request),
    expectation: parse('expectation', texts.expectation),
  };
  const warnings = tabs.flatMap((tab) => warningsOf(tab, read[tab]));
  const textMarkers = [...tabs.flatMap((tab) => faultMarkers(tab, read[tab])), ...warningMarkers(warnings)];
  const { response, request } = read;
  if (!response.ok)
    return { kind: 'unreadable', which: 'response', fault: response.fault, markers: textMarkers };
  if (!request.ok)
    return { kind: 'unreadable', which: 'request', fault: request.fault, markers: textMarkers };

  const asserted = read.expectation.ok ? readExpectation(read.expectation.value.value) : null;
  const exchange = { request: request.value.value, response: response.value.value };
  const effects = describeEffects(exchange.response);
  const staged = effects.length <= mostStagedEffects;
  const inForce = { ...readings, ...asserted?.readings };
  const whole = evaluate(exchange, { readings: inForce, steps: staged });
  const evaluation = { ...whole, diagnostics: whole.diagnostics.slice(0, mostFaults) };
  const judged = judge(read.expectation, asserted, evaluation);
  return {
    kind: 'evaluated',
    evaluation,
    staged,
    verdict: judged.verdict,
    expectation: judged.expectation,
    expectationFault: judged.expectationFault,
    ownReadings: asserted?.readings ?? {},
    otherReadings: staged && sizeOf(texts) <= mostCompared ? otherReadings(exchange, inForce) : [],
    effects,
    boundary: boundaryOfRequest(exchange.request),
    scene: eventScene(valueAt(exchange.request, '/params/event')),
    warnings,
    markers: [
      ...textMarkers,
      ...diagnosticMarkers(evaluation.diagnostics, { response: response.value, request: request.value }),
      ...judged.markers,
    ],
    // Without steps there are no columns that a place in the text could lead to.
    effectRanges: (staged ? effects : []).map(({ index, pointer }) => ({
      effect: index,
      range: response.value.rangeOf(locate(pointer).pointer),
    })),
  };
}

function warningsOf(tab: TabId, read: Read): readonly LocatedWarning[] {
  return read.ok ? read.value.warnings.map((warning) => ({ tab, warning })) : [];
}

function faultMarkers(tab: TabId, read: Read): readonly Marker[] {
  return read.ok ? [] : [faultMarker(tab, read.fault)];
}

/** The boundary that the request's event names, if it names one. */
export function boundaryOfRequest(request: JsonValue): Boundary | undefined {
  const type = valueAt(request, '/params/event/type');
  return typeof type === 'string' ? boundaryOf(type) : undefined;
}

interface Judged extends Pick<EvaluatedTexts, 'verdict' | 'expectation' | 'expectationFault'> {
  readonly markers: readonly Marker[];
}

function judge(read: Read, asserted: ReadExpectation | null, evaluation: Evaluation): Judged {
  if (!read.ok) return { verdict: null, expectation: null, expectationFault: read.fault, markers: [] };
  if (asserted === null) throw new Error('an expectation that is JSON was not read');
  const { expectation, problems, asserts } = asserted;
  const marked = problemMarkers(problems, read.value);
  if (!asserts) return { verdict: null, expectation: null, expectationFault: null, markers: marked };
  const verdict = verify(expectation, reportedOf(evaluation));
  return {
    verdict,
    expectation,
    expectationFault: null,
    markers: [
      ...marked,
      // A malformed row fails by its problems, which stand marked already.
      ...(problems.length > 0 ? [] : clauseMarkers(verdict.clauses, read.value)),
    ],
  };
}

/** Where a pointer from the row stands in the texts; null while that text is not JSON. */
export function locateIn(texts: RowTexts, pointer: string, parse: Parse): Place | null {
  const place = locate(pointer);
  const read = parse(place.tab, texts[place.tab]);
  return read.ok ? { tab: place.tab, range: read.value.rangeOf(place.pointer) } : null;
}
