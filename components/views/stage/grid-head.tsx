import { memo } from 'react';
import { LineArt } from '@/components/ui/line-art';
import { EffectMark } from '../marks/effect-mark';
import styles from './grid.module.css';
import type { Span } from './grid-row';
import type { GridColumn } from './model/grid';
import { StopToggle } from './stops';

interface HeadProps {
  readonly columns: readonly GridColumn[];
  readonly chosen: number;
  readonly tab: number | null;
  readonly span: Span;
}

/** The columns' heads: the envelope, then each effect with its number, sign and label. */
export const Head = memo(function Head({ columns, chosen, tab, span }: HeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1} className={styles.corner}>
          <span className="flex justify-between px-2 pb-1 label-caps">
            <span>phases</span>
            <span className={styles.ruleHead}>rule</span>
          </span>
        </th>
        {span.from > 0 ? <td colSpan={span.from} aria-hidden="true" className={styles.columnHead} /> : null}
        {columns.slice(span.from, span.to).map(({ effect, label, type }) => {
          const column = effect === null ? 0 : effect + 1;
          return (
            <th
              key={column}
              scope="col"
              aria-colindex={column + 2}
              aria-selected={effect === null ? undefined : column === chosen}
              data-row={-1}
              data-column={column}
              tabIndex={tab === column ? 0 : -1}
              aria-label={effect === null ? label : `effect ${effect + 1} ${label}`}
              title={effect === null ? 'the response around its effects' : label}
              className={`focus-inset ${styles.columnHead} ${column === chosen ? styles.chosen : ''}`}
            >
              <span className={styles.headBox}>
                <span className="flex items-center gap-1">
                  {effect === null ? (
                    <Envelope />
                  ) : (
                    <>
                      <span className="tabular text-2xs font-semibold text-ink-3">{effect + 1}</span>
                      <EffectMark type={type} size={13} word="none" />
                    </>
                  )}
                </span>
                <span className={styles.headLabel}>{label}</span>
              </span>
              {effect === null ? null : (
                <StopToggle
                  inGrid
                  breakpoint={{ kind: 'effect', effect }}
                  className="absolute top-0 right-0"
                />
              )}
            </th>
          );
        })}
        {span.to < columns.length ? (
          <td colSpan={columns.length - span.to} aria-hidden="true" className={styles.columnHead} />
        ) : null}
      </tr>
    </thead>
  );
});

function Envelope() {
  return (
    <LineArt size={14} stroke={1.5} className="text-ink-3">
      <path d="M1.6 3.4h12.8v9.2H1.6ZM1.8 3.8 8 8.6l6.2-4.8" />
    </LineArt>
  );
}
