import styles from './grid.module.css';
import type { RailPart } from './model/rail';

const lines = { done: styles.done, todo: styles.todo, none: styles.gone } as const;
const nodes = {
  visited: styles.visited,
  here: styles.here,
  ahead: styles.aheadNode,
  none: styles.gone,
} as const;

/** The rail beside the phases, decorative: how far the run has come, and the dashed way back of a rejection. */
export function Rail({ upper, lower, node, lane }: RailPart) {
  return (
    <span aria-hidden="true" className={styles.rail}>
      <span className={`${styles.upper} ${lines[upper]}`} />
      <span className={`${styles.lower} ${lines[lower]}`} />
      <span className={`${styles.node} ${nodes[node]}`} />
      {lane ? <span className={styles.lane} /> : null}
    </span>
  );
}

/** The rail through a band's title row, where it has no node. */
export function RailThrough({ upper, lane }: Pick<RailPart, 'upper' | 'lane'>) {
  return (
    <span aria-hidden="true" className={styles.rail}>
      <span className={`${styles.upper} ${styles.whole} ${lines[upper]}`} />
      {lane ? <span className={styles.lane} /> : null}
    </span>
  );
}

/** The rail's beginning, at the snapshot; the way back ends here with an arrow head. */
export function RailOrigin({ restored }: { readonly restored: boolean }) {
  return (
    <span aria-hidden="true" className={styles.rail}>
      <span className={`${styles.lower} ${styles.done}`} />
      <span className={`${styles.node} ${styles.origin}`} />
      {restored ? <span className={styles.arrival} /> : null}
    </span>
  );
}
