import { type JsonObject, valueAt } from '@/lib/json';
import type { Finding, RawCheck } from './check';
import { classesOf, tagsOf } from './row-class';

/** Contract: request id and event id are the row's id, and the response repeats it unless that is the point. */
export const correlation: RawCheck = {
  id: 'correlation',
  title: 'Row, request, event and response carry one id; only a correlation-invalid row breaks that.',
  run: (row) => [...requestFindings(row), ...responseFindings(row)],
};

const requestPlaces = ['/request/id', '/request/params/event/id'] as const;

function requestFindings(row: JsonObject): readonly Finding[] {
  return requestPlaces
    .filter((pointer) => valueAt(row, pointer) !== row.id)
    .map((pointer) => ({ pointer, message: 'This id is not the id of the row.' }));
}

function responseFindings(row: JsonObject): readonly Finding[] {
  const pointer = '/response/id';
  const id = valueAt(row, pointer);
  const classes = classesOf(tagsOf(row));
  if (classes.includes('correlation-invalid')) {
    return id === row.id
      ? [{ pointer, message: 'The row is to break correlation, and this id is the right one.' }]
      : [];
  }
  // a malformed envelope may lack its id, but a wrong one would be a second fault
  if (id === undefined && classes.includes('schema-invalid')) return [];
  return id === row.id ? [] : [{ pointer, message: 'This id is not the id of the request.' }];
}
