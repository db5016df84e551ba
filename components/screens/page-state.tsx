'use client';

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GuideSection } from '@/components/views/learn/guide-section';
import { type LibraryFilter, noFilter } from '@/components/views/library/filter';
import type { ShellTab } from '@/components/views/shell/shell';
import type { Breakpoint } from '@/components/views/stage/model/breakpoints';
import type { RuleNumber } from '@/lib/protocol';
import type { Guess } from './guess';
import type { Score } from './guess-score';
import type { Manner } from './use-address';
import { useKeptFlag } from './use-kept-flag';

/** What the page shows apart from the work itself: nothing of it is saved with a row. */
export interface PageState {
  readonly filter: LibraryFilter;
  readonly setFilter: (filter: LibraryFilter) => void;
  /** Pane of the narrow layout. */
  readonly pane: ShellTab;
  readonly setPane: (pane: ShellTab) => void;
  readonly guide: {
    readonly section: GuideSection;
    readonly rule: RuleNumber | null;
    readonly event: string | null;
  } | null;
  readonly openGuide: (section: GuideSection, rule?: RuleNumber) => void;
  /** Opens the map of events at one of them. */
  readonly openEvent: (event: string) => void;
  readonly closeGuide: () => void;
  /** Whether the single keys `/` and `?` work. */
  readonly shortcuts: boolean;
  readonly setShortcuts: (on: boolean) => void;
  readonly greeting: boolean;
  readonly setGreeting: (shown: boolean) => void;
  readonly guessing: boolean;
  readonly setGuessing: (on: boolean) => void;
  readonly guess: Guess | null;
  readonly setGuess: (guess: Guess | null) => void;
  /** What was guessed in this visit, and which rows were shown, by suite and key. */
  readonly score: Score;
  readonly setScore: (score: Score) => void;
  readonly seen: ReadonlySet<string>;
  readonly see: (row: string) => void;
  /** Where runs stop; they last as long as the visit, whatever row is open. */
  readonly breakpoints: readonly Breakpoint[];
  readonly setBreakpoints: (breakpoints: readonly Breakpoint[]) => void;
  /** How the row that is on its way was asked for. */
  readonly manner: RefObject<Manner>;
  /** Set while the stepper is to get the focus as soon as its row is drawn. */
  readonly stepperDue: RefObject<boolean>;
}

const Context = createContext<PageState | null>(null);

export function PageStateProvider({ children }: { readonly children: ReactNode }) {
  const [filter, setFilter] = useState(noFilter);
  const [pane, setPane] = useState<ShellTab>('stage');
  const [guide, setGuide] = useState<PageState['guide']>(null);
  const [shortcuts, setShortcuts] = useKeptFlag('ahp-shortcuts', true);
  const [greeting, setGreeting] = useKeptFlag('ahp-greeting', true);
  const [guessing, setGuessing] = useState(false);
  const [guess, setGuess] = useState<Guess | null>(null);
  const [score, setScore] = useState<Score>(new Map());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = useCallback(
    (row: string) => setSeen((before) => (before.has(row) ? before : new Set(before).add(row))),
    [],
  );
  const [breakpoints, setBreakpoints] = useState<readonly Breakpoint[]>([]);
  const manner = useRef<Manner>('open');
  const stepperDue = useRef(true);
  const state = useMemo<PageState>(
    () => ({
      filter,
      setFilter,
      pane,
      setPane,
      guide,
      openGuide: (section, rule) => setGuide({ section, rule: rule ?? null, event: null }),
      openEvent: (event) => setGuide({ section: 'events', rule: null, event }),
      closeGuide: () => setGuide(null),
      shortcuts,
      setShortcuts,
      greeting,
      setGreeting,
      guessing,
      setGuessing: (on) => {
        setGuessing(on);
        setGuess(null);
      },
      guess,
      setGuess,
      score,
      setScore,
      seen,
      see,
      breakpoints,
      setBreakpoints,
      manner,
      stepperDue,
    }),
    [
      filter,
      pane,
      guide,
      shortcuts,
      setShortcuts,
      greeting,
      setGreeting,
      guessing,
      guess,
      score,
      seen,
      see,
      breakpoints,
    ],
  );
  return <Context value={state}>{children}</Context>;
}

export function usePageState(): PageState {
  const state = useContext(Context);
  if (state === null) throw new Error('no page state stands around this part of the page');
  return state;
}
