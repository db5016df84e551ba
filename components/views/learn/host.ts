import type { Accepted } from '@/lib/evaluate';
import { member } from '@/lib/json';

/** Remarks on the synthetic host, each beside the outcome key it is about. */
export type HostNotes = Partial<Record<'decision' | 'executed' | 'result' | 'injections', string>>;

/**
 * What must be said of this host where its outcome is shown (semantics, Host): it permits by default, it asks nobody,
 * a supplied result proves no run, injections are not delivered, and a finish has no original tool.
 */
export function hostNotes(accepted: Accepted, executesTool: boolean): HostNotes {
  const { actual, state } = accepted;
  const permission = member(state, 'permission');
  return {
    ...(permission === 'none' && actual.decision === 'allow'
      ? { decision: 'Permission is none. This synthetic host permits by default; not every real host does.' }
      : {}),
    ...(actual.decision === 'ask'
      ? { decision: 'Pending: nobody is asked here, and no approval is made up.' }
      : {}),
    ...(executesTool ? {} : { executed: 'There is no original tool at this boundary.' }),
    ...('result' in actual ? { result: 'A supplied value. It does not prove that a tool ran.' } : {}),
    ...('injections' in actual ? { injections: 'Recorded, not delivered.' } : {}),
  };
}
