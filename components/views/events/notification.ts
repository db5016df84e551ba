import { exampleEvent } from '@/lib/protocol';

/** The text of a notification of an event, as a harness would send it. */
export function notificationOf(event: string): string {
  const params = { protocolVersion: 'draft', event: exampleEvent(event) };
  return JSON.stringify({ jsonrpc: '2.0', method: 'hooks/observe', params }, null, 2);
}
