'use client';

import { Dialog } from '@/components/ui/dialog';
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { wideQuery } from '@/components/ui/use-media';
import type { RuleNumber } from '@/lib/protocol';
import type { GuideSection } from './guide-section';
import { KeysSection, LimitsSection, TermsSection } from './reference-sections';
import type { RuleTarget } from './rules';
import { RulesSection } from './rules-section';

export interface GuideProps {
  /** Which part is open; null while the guide is closed. */
  readonly section: GuideSection | null;
  readonly rule: RuleNumber | null;
  readonly onSection: (section: GuideSection) => void;
  readonly onClose: () => void;
  readonly onGo: (target: RuleTarget) => void;
  readonly shortcuts: boolean;
  readonly onShortcuts: (on: boolean) => void;
}

const sections = [
  { id: 'rules', label: 'Nine rules' },
  { id: 'terms', label: 'Terms' },
  { id: 'limits', label: 'Limits' },
  { id: 'keys', label: 'Keys' },
] as const satisfies readonly { id: GuideSection; label: string }[];

/** The guide in a drawer: rules, terms, limits and keys. The page beside it stays usable. */
export function Guide(props: GuideProps) {
  const { section, rule, onSection, onClose, onGo, shortcuts, onShortcuts } = props;
  const shown = section ?? 'rules';
  const go = (target: RuleTarget) => {
    // On a narrow screen the guide covers what the link shows.
    if (!matchMedia(wideQuery).matches) onClose();
    onGo(target);
  };
  return (
    <Tabs value={shown} onValue={onSection}>
      <Dialog
        open={section !== null}
        onClose={onClose}
        title="Guide"
        kind="drawer"
        head={<TabList label="Parts of the guide" items={sections} />}
      >
        <TabPanel id="rules">
          <RulesSection rule={rule} onGo={go} />
        </TabPanel>
        <TabPanel id="terms">
          <TermsSection />
        </TabPanel>
        <TabPanel id="limits">
          <LimitsSection />
        </TabPanel>
        <TabPanel id="keys">
          <KeysSection shortcuts={shortcuts} onShortcuts={onShortcuts} />
        </TabPanel>
      </Dialog>
    </Tabs>
  );
}
