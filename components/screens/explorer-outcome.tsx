'use client';

import { Outcome, type OutcomeFault } from '@/components/views/outcome/outcome';
import type { JsonFault } from '@/lib/json';
import { isArriving, isChecking } from '@/lib/state';
import type { TabId } from '@/lib/workers';
import { usePageState } from './page-state';
import { useAsking } from './use-guess';
import { useWorkbench, useWorkbenchState } from './workbench-provider';

/** The outcome, wired: actual beside expected, blame that leads to step and text, and unreadable text told as such. */
export function ExplorerOutcome() {
  const workbench = useWorkbench();
  const { openGuide } = usePageState();
  const answer = useWorkbenchState((state) => state.answer);
  const unreadable = useWorkbenchState((state) => state.unreadable);
  const checking = useWorkbenchState(isChecking);
  const arriving = useWorkbenchState(isArriving);
  const asking = useAsking();

  const faultOf = (what: TabId, { message, range }: JsonFault): OutcomeFault => ({
    what,
    message,
    line: range.line,
    column: range.column,
    onGo: () => workbench?.showPlace({ tab: what, range }),
  });
  const expectationFault = answer?.expectationFault ?? null;
  const fault =
    unreadable !== null
      ? faultOf(unreadable.which, unreadable.fault)
      : expectationFault !== null
        ? faultOf('expectation', expectationFault)
        : null;

  return (
    <>
      <h2 className="sr-only">Outcome</h2>
      <Outcome
        evaluation={answer?.evaluation ?? null}
        checking={checking}
        arriving={arriving || checking}
        fault={fault}
        expectation={answer?.expectation ?? null}
        verdict={answer?.verdict ?? null}
        effects={answer?.effects ?? []}
        payloadName={answer?.boundary?.target ?? 'input'}
        executesTool={answer?.boundary?.executesTool ?? true}
        onBlame={(step, effect) => {
          workbench?.setStep(step);
          workbench?.showEffect(effect);
        }}
        onPointer={(pointer) => void workbench?.showPointer(pointer)}
        onRule={(rule) => openGuide('rules', rule)}
        locked={
          asking ? (
            <p className="p-3 text-sm text-ink-2">
              Outcome and expectation are hidden until you have guessed, above the stepper.
            </p>
          ) : undefined
        }
      />
    </>
  );
}
