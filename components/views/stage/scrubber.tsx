import { useMemo } from 'react';
import type { Step } from '@/lib/evaluate';
import { stepText } from './model/stepping';
import { scrubberTrack } from './model/track';
import styles from './scrubber.module.css';

export interface ScrubberProps {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly lastStep: number;
  readonly onStep: (step: number) => void;
}

/** A slider over the steps: its track shows the parts of the run and where the atomic line lies. */
export function Scrubber({ steps, step, lastStep, onStep }: ScrubberProps) {
  const whole = lastStep === steps.length - 1;
  const parts = useMemo(() => (whole ? scrubberTrack(steps) : []), [steps, whole]);
  return (
    <div className={styles.scrubber}>
      <div aria-hidden="true" className={styles.track}>
        {parts.map(({ band, from, size, failed }) => (
          <span
            key={from}
            className={`${styles[band]} ${failed ? styles.failed : ''}`}
            style={{ flexGrow: size }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={stepText(steps, step, lastStep)}
        min={0}
        max={lastStep}
        step={1}
        value={step}
        onChange={(event) => onStep(Number(event.currentTarget.value))}
        className={styles.input}
      />
    </div>
  );
}
