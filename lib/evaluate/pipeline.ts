import type { Diagnostic } from '@/lib/protocol';
import type { Context } from './context';
import type { Phase } from './phases';

/** How the phases ended: null when all passed, else the fault that decides and the phase it stands in. */
export interface Fault {
  readonly phase: Phase['id'];
  readonly diagnostic: Diagnostic;
}

/**
 * Runs the phases in their order until one fails. The rest is then only inspected, so that every fault is
 * located; nothing more is staged, and the pending state goes back to the snapshot.
 */
export function runPhases(context: Context, phases: readonly Phase[]): Fault | null {
  let position = -1;
  for (const phase of phases) {
    position += 1;
    const diagnostic = phase.run(context);
    if (diagnostic === null) continue;
    for (const later of phases.slice(position)) context.diagnostics.push(...(later.inspect?.(context) ?? []));
    if (
      !context.diagnostics.some(
        (known) => known.pointer === diagnostic.pointer && known.code === diagnostic.code,
      )
    )
      context.diagnostics.unshift(diagnostic);
    rollBack(context);
    return { phase: phase.id, diagnostic };
  }
  return null;
}

/** Rule 3: one failure undoes everything that was staged. */
function rollBack(context: Context): void {
  const before = context.pending;
  context.pending = context.snapshot;
  context.record?.({
    phase: 'commit',
    rule: 3,
    effect: null,
    pointer: '/response',
    verdict: 'rolled-back',
    before,
    after: context.snapshot,
    sets: [],
    because:
      before === context.snapshot
        ? 'The response is rejected whole: nothing had been staged, and nothing of it is applied.'
        : 'The response is rejected whole: what was staged goes back to the snapshot, and nothing of it is applied.',
  });
}
