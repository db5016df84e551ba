import { useId } from 'react';
import { Button } from '@/components/ui/button';

export interface NextInterceptorProps {
  /** Why there is no next one; null where there is. */
  readonly blocked: string | null;
  readonly onOpen: () => void;
}

/** Goes on in the chain: what this response leaves behind, as the request of a draft of its own. */
export function NextInterceptor({ blocked, onOpen }: NextInterceptorProps) {
  const why = useId();
  return (
    <section aria-label="Chain" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pb-3">
      <Button
        icon="right"
        aria-disabled={blocked !== null}
        aria-describedby={why}
        onClick={() => {
          if (blocked === null) onOpen();
        }}
      >
        As the next interceptor
      </Button>
      <p id={why} className="min-w-0 flex-1 basis-60 text-xs text-pretty text-ink-2">
        {blocked ??
          'Opens a draft whose state is the one emitted here and whose payload is the effective one.'}
      </p>
    </section>
  );
}
