'use client';

import { Dialog } from '@/components/ui/dialog';
import { TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { wideQuery } from '@/components/ui/use-media';
import type { RuleNumber } from '@/lib/protocol';
import { EventsSection } from '../events/events-section';
import type { ExampleRow } from '../events/examples';
import type { GuideSection } from './guide-section';
import { KeysSection, LimitsSection, TermsSection } from './reference-sections';
import type { RuleTarget } from './rules';
import { RulesSection } from './rules-section';

export interface GuideProps {
  /** Which part is open; null while the guide is closed. */
  readonly section: GuideSection | null;
  readonly rule: RuleNumber | null;
  /** The event to mark in the map; null for the map as a whole. */
  readonly event: string | null;
  readonly onSection: (section: GuideSection) => void;
  readonly onClose: () => void;
  readonly onGo: (target: RuleTarget) => void;
  readonly onExample: (example: ExampleRow) => void;
  readonly onTold: (event: string) => void;
  readonly shortcuts: boolean;
  readonly onShortcuts: (on: boolean) => void;
}

const sections = [
  { id: 'rules', label: 'Nine rules' },
  { id: 'events', label: 'Events' },
  { id: 'terms', label: 'Terms' },
  { id: 'limits', label: 'Limits' },
  { id: 'keys', label: 'Keys' },
] as const satisfies readonly { id: GuideSection; label: string }[];

/** The guide in a drawer: rules, the map of events, terms, limits and keys. The page beside it stays usable. */
export function Guide(props: GuideProps) {
  const { section, rule, event, onSection, onClose, onGo, onExample, onTold, shortcuts, onShortcuts } = props;
  const shown = section ?? 'rules';
  /** On a narrow screen the guide covers what a link shows. */
  const leading =
    <T,>(go: (target: T) => void) =>
    (target: T) => {
      if (!matchMedia(wideQuery).matches) onClose();
      go(target);
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
          <RulesSection rule={rule} onGo={leading(onGo)} />
        </TabPanel>
        <TabPanel id="events">
          <EventsSection event={event} onExample={leading(onExample)} onTold={leading(onTold)} />
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
