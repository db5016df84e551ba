import { PermissionMark } from '../../marks/permission-mark';
import { Glyph } from '../glyph';
import type { DecisionView } from '../model/decision-view';
import { type Asked, rungs } from '../model/ladder-view';
import type { StateView } from '../model/state-view';
import { Card } from './card';
import styles from './ladder.module.css';

export interface LadderCardProps {
  readonly view: StateView;
  /** Null until the outcome has been derived. */
  readonly decision: DecisionView | null;
}

/** How many asking effects a rung names; the grid shows every one of them. */
const most = 4;

/** Permission as a ladder: the higher rung wins. The decision stands below it, apart. */
export function LadderCard({ view, decision }: LadderCardProps) {
  const { ladder, staged, snapshot } = view;
  const at = rungs.indexOf(staged.permission);
  return (
    <Card
      field="permission"
      title="Permission"
      changed={view.changed.has('permission')}
      brief={
        snapshot.permission === staged.permission
          ? staged.permission
          : `${snapshot.permission} → ${staged.permission}`
      }
    >
      <ol aria-label="Permission ladder, highest first" className={styles.ladder}>
        <li
          aria-hidden="true"
          className={styles.token}
          style={{ top: `${(rungs.length - 1 - at) * 1.75}rem` }}
        />
        {ladder.rungs.toReversed().map(({ permission, incoming, current, asked }) => (
          <li key={permission} aria-current={current ? 'true' : undefined} className={styles.rung}>
            <span aria-hidden="true" className={styles.post} />
            <span className="w-16">
              <PermissionMark permission={permission} size={15} word="shown" />
            </span>
            <span className="flex min-w-0 flex-1 items-center gap-1 overflow-hidden">
              {asked.slice(0, most).map((one) => (
                <Ask
                  key={one.effect}
                  asked={one}
                  brief={asked.length > 2}
                  wait={view.standing === 'pending' ? 'not yet' : 'never'}
                />
              ))}
              {asked.length > most ? (
                <span
                  title={`and effects ${asked
                    .slice(most)
                    .map(({ effect }) => effect + 1)
                    .join(', ')}`}
                  className="text-2xs whitespace-nowrap text-ink-3"
                >
                  +{asked.length - most}
                  <span className="sr-only"> more</span>
                </span>
              ) : null}
              {incoming ? <span className="text-2xs text-ink-3">incoming</span> : null}
              {permission === 'allow' && ladder.fell ? (
                <span className="inline-flex items-center gap-0.5 text-2xs font-semibold text-undone">
                  <Glyph name="fall" size={11} />
                  fell
                </span>
              ) : null}
              {permission === 'none' && ladder.fell ? (
                <span className="text-2xs text-ink-2">landed here: the input changed</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <Decision decision={decision} rejected={view.standing === 'rolled-back'} />
    </Card>
  );
}

interface AskProps {
  readonly asked: Asked;
  /** The number alone, where many ask for the same. */
  readonly brief: boolean;
  /** What to say of an effect that was not heard. */
  readonly wait: string;
}

/** An effect that asks for a rung: framed by dashes until its turn has come. */
function Ask({ asked: { effect, heard, now }, brief, wait }: AskProps) {
  return (
    <span
      className={`tabular inline-flex h-4.5 items-center rounded-xs border px-1 text-2xs ${heard ? 'border-current font-semibold text-ink' : 'border-dashed border-line-strong text-ink-3'} ${now ? 'bg-changed' : ''}`}
    >
      {now ? <Glyph name="changed" size={9} /> : null}
      <span className={brief ? 'sr-only' : ''}>effect&nbsp;</span>
      {effect + 1}
      {heard ? null : <span className={brief ? 'sr-only' : ''}>&nbsp;({wait})</span>}
    </span>
  );
}

interface DecisionProps {
  readonly decision: DecisionView | null;
  readonly rejected: boolean;
}

function Decision({ decision, rejected }: DecisionProps) {
  return (
    <div className="mt-2 border-t border-line pt-2 text-sm">
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="label-caps">decision</span>
        {decision ? (
          <>
            <PermissionMark permission={decision.permission} size={13} word="shown" />
            <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span>
            <PermissionMark permission={decision.decision} size={13} word="shown" />
          </>
        ) : (
          <span className="text-ink-3">
            {rejected ? 'none: the response was rejected' : 'comes after the commit'}
          </span>
        )}
      </p>
      {decision ? (
        <p className="text-xs text-ink-2">
          {decision.why}; {decision.execution}
        </p>
      ) : null}
    </div>
  );
}
