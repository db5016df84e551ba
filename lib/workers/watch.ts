/** Calls `act` once some time has passed, unless it is taken back before. How long that is, only the caller knows. */
export type Wait = (act: () => void) => () => void;

export interface Watched {
  /** Whether an answer is being waited for. */
  readonly busy: () => boolean;
  /** Asks for a sign of life. */
  readonly ping: () => Promise<void>;
  readonly onHang: () => void;
}

export interface Watch {
  /** Begins to watch, where it has not begun yet; it ends by itself when nothing is waited for any more. */
  begin(): void;
  end(): void;
}

/**
 * Notices what neither answers nor fails. After one wait it is asked for a sign of life; `onHang` is called when a whole
 * further wait brings none. So a machine that slept through the first one has time to wake up in the second, and work
 * that takes long, but rests in between, is never taken for a standstill.
 */
export function createWatch(wait: Wait, { busy, ping, onHang }: Watched): Watch {
  let takeBack: (() => void) | null = null;

  function begin(): void {
    takeBack ??= wait(ask);
  }

  function end(): void {
    takeBack?.();
    takeBack = null;
  }

  function ask(): void {
    takeBack = null;
    if (!busy()) return;
    const mine = wait(() => {
      takeBack = null;
      onHang();
    });
    takeBack = mine;
    const heard = () => {
      if (takeBack !== mine) return;
      end();
      if (busy()) begin();
    };
    // A sign of life that fails is an answer as well.
    ping().then(heard, heard);
  }

  return { begin, end };
}
