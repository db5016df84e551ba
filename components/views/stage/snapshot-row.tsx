import type { Pending } from '@/lib/evaluate';
import { PermissionMark } from '../marks/permission-mark';
import { StepMark } from '../marks/step-mark';
import styles from './grid.module.css';
import { counted } from './model/names';
import { RailOrigin } from './rail';

interface SnapshotRowProps {
  readonly snapshot: Pending | undefined;
  readonly columns: number;
  /** A rejection has come back to it. */
  readonly restored: boolean;
}

/** The first row: the state before the response, where a rejection returns to. */
export function SnapshotRow({ snapshot, columns, restored }: SnapshotRowProps) {
  return (
    <tbody>
      <tr aria-rowindex={2} className={styles.row}>
        <th scope="row" aria-colindex={1} className={styles.rowHead}>
          <span className={styles.title}>
            <RailOrigin restored={restored} />
            <span className="flex-1 text-sm font-semibold">Snapshot</span>
          </span>
        </th>
        <td colSpan={columns} aria-colindex={2} className={restored ? styles.restored : ''}>
          <span className={styles.snapshot}>
            {restored ? (
              <strong className="text-failed">
                <StepMark verdict="rolled-back" size={13} word="none" className="text-current" />
                restored as it was
              </strong>
            ) : null}
            {snapshot ? (
              <>
                <span>
                  permission <PermissionMark permission={snapshot.permission} size={13} word="shown" />
                </span>
                <span>{snapshot.candidate === null ? 'no candidate' : 'a candidate'}</span>
                {snapshot.flow === 'none' ? null : <span>flow {snapshot.flow}</span>}
                {snapshot.remaining === null ? null : (
                  <span>{counted(Number(snapshot.remaining), 'continuation')} left</span>
                )}
              </>
            ) : null}
          </span>
        </td>
      </tr>
    </tbody>
  );
}
