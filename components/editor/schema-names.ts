/** Our schemas, as they are published beside the page. */
export const schemaNames = [
  'boundaries',
  'capabilities',
  'common',
  'content',
  'effects',
  'event',
  'event.tool.before',
  'event.turn.finish.before',
  'payloads',
  'request',
  'response',
  'state',
  'suite',
] as const;
