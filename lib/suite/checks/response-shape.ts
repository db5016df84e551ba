import { type JsonValue, valueAt } from '@/lib/json';
import { boundaryOf, checkEffect, checkEnvelope } from '@/lib/protocol';
import type { Finding, ScenarioCheck, ScenarioUnderCheck } from './check';
import { classesOf } from './row-class';

/** Contract: canonical validity of positive and application-negative responses. */
export const responseValid: ScenarioCheck = {
  id: 'response-valid',
  title: 'The response of every accepted and every application-invalid row is canonically valid.',
  run: (row) => {
    const [rejection] = classesOf(row.scenario.tags);
    return rejection === undefined || rejection === 'application-invalid' ? shapeFindings(row) : [];
  },
};

/** Contract: deliberate schema failure of schema-negative responses. */
export const responseFails: ScenarioCheck = {
  id: 'response-fails',
  title: 'The response of every schema-invalid row is canonically invalid.',
  run: (row) => {
    if (!classesOf(row.scenario.tags).includes('schema-invalid') || shapeFindings(row).length > 0) return [];
    return [{ pointer: '/response', message: 'The row is to break the schema, and this response keeps it.' }];
  },
};

/** What the schema alone has against a response: envelope and shape of each effect, no capability. */
function shapeFindings({ scenario, readings }: ScenarioUnderCheck): readonly Finding[] {
  const { request, response } = scenario;
  const envelope = checkEnvelope(response, readings);
  if (envelope.length > 0) return envelope.map(({ pointer, message }) => ({ pointer, message }));
  const type = valueAt(request, '/params/event/type');
  const boundary = typeof type === 'string' ? boundaryOf(type) : undefined;
  if (boundary === undefined) return [];
  return effectsOf(response).flatMap((effect, index) =>
    checkEffect(effect, index, boundary, readings).map(({ pointer, message }) => ({ pointer, message })),
  );
}

function effectsOf(response: JsonValue): readonly JsonValue[] {
  const effects = valueAt(response, '/result/effects');
  return Array.isArray(effects) ? effects : [];
}
