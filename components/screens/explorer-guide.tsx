'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isHelpKey } from '@/components/ui/hotkey';
import { findStep } from '@/components/views/learn/find-step';
import type { GuideProps } from '@/components/views/learn/guide';
import type { RuleTarget } from '@/components/views/learn/rules';
import type { Start } from '@/lib/state';
import { usePageState } from './page-state';
import { focusStepper } from './use-open-row';
import { useWorkbench } from './workbench-provider';

/** The guide's texts are fetched when it is opened first. */
function useGuideView(wanted: boolean): ComponentType<GuideProps> | null {
  const [view, setView] = useState<{ readonly Guide: ComponentType<GuideProps> } | null>(null);
  useEffect(() => {
    if (!wanted || view !== null) return;
    void import('@/components/views/learn/guide').then(({ Guide }) => setView({ Guide }));
  }, [wanted, view]);
  return view?.Guide ?? null;
}

/** The guide, wired: the key that opens it, and links that lead to a row and the step that shows a rule. */
export function ExplorerGuide() {
  const workbench = useWorkbench();
  const { guide, openGuide, closeGuide, shortcuts, setShortcuts, setPane, manner, stepperDue } =
    usePageState();
  const Guide = useGuideView(guide !== null);

  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isHelpKey(event)) return;
      event.preventDefault();
      openGuide('keys');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcuts, openGuide]);

  const go = async (id: string, start: Start, suite?: string) => {
    if (workbench === null) return;
    manner.current = 'open';
    stepperDue.current = true;
    setPane('stage');
    await workbench.visitBundledRow(id, start, suite);
    focusStepper();
  };
  const goToRule = ({ id, find }: RuleTarget) => go(id, (steps) => findStep(steps, find) ?? 0);

  return Guide === null ? null : (
    <Guide
      section={guide?.section ?? null}
      rule={guide?.rule ?? null}
      onSection={openGuide}
      onClose={closeGuide}
      event={guide?.event ?? null}
      onGo={(target) => void goToRule(target)}
      onTold={(event) => {
        setPane('stage');
        void import('@/components/views/events/notification').then(({ notificationOf }) =>
          workbench?.openFile(notificationOf(event), event),
        );
      }}
      onExample={({ id, suite }) => void go(id, 0, suite)}
      shortcuts={shortcuts}
      onShortcuts={setShortcuts}
    />
  );
}
