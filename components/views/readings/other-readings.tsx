import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { Prose } from '@/components/ui/prose';
import type { OtherReading } from '@/lib/evaluate';
import type { Readings } from '@/lib/protocol';
import { OutcomeMark } from '../marks/outcome-mark';
import { PermissionMark } from '../marks/permission-mark';
import { readingTexts, valueText } from './reading-texts';

export interface OtherReadingsProps {
  readonly others: readonly OtherReading[];
  /** What the row names itself: the page cannot show it otherwise. */
  readonly own: Partial<Readings>;
  readonly onShow: (setting: Partial<Readings>) => void;
}

/** The reading that an entry is about, its value's name, and whether the row names that reading itself. */
function placeOf({ setting }: OtherReading, own: Partial<Readings>) {
  const text = readingTexts.find(({ reading }) => setting[reading] !== undefined);
  const value = text === undefined ? undefined : valueText(text, setting);
  return {
    title: text?.title ?? '',
    name: value?.name ?? '',
    byRow: text !== undefined && own[text.reading] !== undefined,
  };
}

function Came({ other, size }: { readonly other: OtherReading; readonly size: number }) {
  return (
    <>
      <OutcomeMark outcome={other.outcome} size={size} word="shown" />
      {other.decision === null ? null : (
        <PermissionMark permission={other.decision} size={size} word="shown" />
      )}
      {other.class === null ? null : <span className="text-ink-2">{other.class}</span>}
    </>
  );
}

/** A badge where another reading makes something else of this row; it opens the sentence that the difference hangs on. */
export function OtherReadings({ others, own, onShow }: OtherReadingsProps) {
  const [first] = others;
  if (first === undefined) return null;
  return (
    <Popover
      label="Under other readings"
      className="border-accent! bg-accent-tint!"
      trigger={
        others.length === 1 ? (
          <>
            <span>{placeOf(first, own).name}:</span>
            <OutcomeMark outcome={first.outcome} size={13} word="shown" />
          </>
        ) : (
          <span>{others.length} readings differ</span>
        )
      }
    >
      {(close) => (
        <ul className="grid gap-3">
          {others.map((other) => {
            const { title, name, byRow } = placeOf(other, own);
            return (
              <li key={`${title} ${name}`} className="grid justify-items-start gap-1">
                <h3 className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
                  {title} {name}
                  <span className="inline-flex flex-wrap items-center gap-x-2 text-xs font-normal">
                    <Came other={other} size={14} />
                  </span>
                </h3>
                <p className="text-sm text-pretty text-ink-2">
                  <Prose text={other.because} />
                </p>
                {byRow ? (
                  <p className="text-xs text-ink-2">
                    The row names its own value, and that wins: change <code>readings</code> in the
                    Expectation tab to see this one.
                  </p>
                ) : (
                  <Button
                    onClick={() => {
                      close();
                      onShow(other.setting);
                    }}
                  >
                    Show it under that reading
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}
