'use client';

import { useStages } from '@/components/ui/use-stages';
import { ChangesPanel } from '@/components/views/debug/changes-panel';
import { Clearest } from '@/components/views/debug/clearest';
import { FindingCard, WitnessButton } from '@/components/views/debug/finding-card';
import { GridSection } from '@/components/views/debug/grid-section';
import { Groups } from '@/components/views/debug/groups';
import { Headline } from '@/components/views/debug/headline';
import type { CellPlaceOf } from '@/components/views/debug/model/cell-place';
import { runsText } from '@/components/views/debug/model/words';
import { OtherExpectations } from '@/components/views/debug/other-expectations';
import { ReportNotes } from '@/components/views/debug/report-notes';
import { Section } from '@/components/views/debug/section';
import { Witness } from '@/components/views/debug/witness';
import type { ReportsView } from '@/lib/diagnose';
import type { RuleNumber } from '@/lib/protocol';
import { stageAddress, witnessProps } from './debug-links';
import { useDesk, useDeskState } from './desk-provider';
import { useGridFilter } from './use-grid-filter';

export interface DebugReportProps {
  readonly view: ReportsView;
  readonly onCell: (place: CellPlaceOf) => void;
  readonly onRule: (rule: RuleNumber) => void;
}

function FindingWitness({ at }: { readonly at: number }) {
  const desk = useDesk();
  const witness = useDeskState(({ witnesses }) => witnesses.get(at));
  const busy = useDeskState(({ making }) => making.has(at));
  if (witness === undefined) return <WitnessButton busy={busy} onMake={() => void desk?.makeWitness(at)} />;
  if (witness === null) {
    return <p className="mt-3 text-sm text-ink-2">No row was found that shows it by itself.</p>;
  }
  return <Witness {...witnessProps(witness)} />;
}

function Findings({ view, onCell, onRule }: DebugReportProps) {
  const desk = useDesk();
  const partings = useDeskState((state) => state.partings);
  if (view.findings.length === 0) return null;
  return (
    <Section title="Findings" note="Each is what likely is wrong, what speaks for it and what against it.">
      <ol className="space-y-3">
        {view.findings.map((finding, at) => {
          const { runs, factor, behaviour, differing } = finding;
          const shows = runs[0] ?? 0;
          return (
            <li key={`${differing.join()} ${runs.join()}`}>
              <FindingCard
                finding={finding}
                behaviour={view.behaviours[behaviour]}
                who={runsText(runs, factor, view.runs)}
                partingOf={(one, other) => partings.get(`${one} ${other}`)}
                onParting={(one, other) => void desk?.makeParting(one, other)}
                onRow={(row) => onCell({ run: shows, row })}
                onRule={onRule}
              >
                {finding.mistakes.length > 0 ? <FindingWitness at={at} /> : null}
              </FindingCard>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What is to be told of the open reports, from the one sentence down to every cell. */
export function DebugReport({ view, onCell, onRule }: DebugReportProps) {
  const [filter, setFilter] = useGridFilter();
  const selected = useDeskState((state) => state.selected);
  const cell = useDeskState((state) => state.cell);
  const { clearest, changes, otherExpectations, runs } = view;
  const stage = useStages(4);
  const clearestSuite = cell?.row === clearest?.row ? (cell?.suite ?? null) : null;
  return (
    <div className="mx-auto max-w-6xl bg-surface">
      <Headline {...view} />
      {otherExpectations.length > 0 ? <OtherExpectations rows={otherExpectations} /> : null}
      {changes === null ? null : <ChangesPanel changes={changes} runs={runs} onCell={onCell} />}
      {clearest === null ? null : (
        <Clearest
          clearest={clearest}
          runName={runs[clearest.run]?.name ?? ''}
          stage={stageAddress(clearest.row, clearestSuite, clearest.parting?.step ?? null)}
          onRow={() => onCell({ run: clearest.run, row: clearest.row })}
          onRule={onRule}
        />
      )}
      {stage < 1 ? null : <Findings view={view} onCell={onCell} onRule={onRule} />}
      {stage < 2 ? null : <Groups groups={view.groups} runs={runs} onCell={onCell} />}
      {stage < 3 ? null : <ReportNotes runs={runs} />}
      {stage < 4 ? null : (
        <GridSection view={view} filter={filter} onFilter={setFilter} selected={selected} onCell={onCell} />
      )}
    </div>
  );
}
