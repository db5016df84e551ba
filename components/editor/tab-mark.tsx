import { Badge } from '@/components/ui/badge';
import type { Marker } from '@/lib/workers';

/** Beside a tab's name: how many faults its text has, or that it was edited. */
export function TabMark({ edited, markers }: { edited: boolean; markers: readonly Marker[] }) {
  const faults = markers.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      {edited ? (
        <span title="edited" className="text-accent-ink">
          <span aria-hidden="true">●</span>
          <span className="sr-only">edited</span>
        </span>
      ) : null}
      {faults > 0 ? (
        <Badge tone="fail" title={`${faults} ${faults === 1 ? 'fault' : 'faults'} in this text`}>
          {faults}
          <span className="sr-only">{faults === 1 ? ' fault' : ' faults'}</span>
        </Badge>
      ) : null}
    </>
  );
}
