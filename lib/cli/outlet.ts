import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

/** Where text goes: written in large pieces, waiting where the reader is slow, silent when the reader has gone. */
export interface Outlet {
  write(text: string): Promise<void>;
  flush(): Promise<void>;
}

const pieceLength = 65_536;

/**
 * Writes to a standard stream. A reader that has closed its end (`| head`) is no fault: the rest is dropped, and the
 * exit code still tells the truth.
 */
export function createOutlet(stream: WriteStream | NodeJS.WritableStream): Outlet {
  let waiting: string[] = [];
  let length = 0;
  let gone = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    gone = true;
  });
  const flush = async (): Promise<void> => {
    if (length === 0) return;
    const text = waiting.join('');
    waiting = [];
    length = 0;
    if (gone || stream.write(text)) return;
    // Whichever comes first: room for more, or the news that nobody reads on.
    await Promise.race([once(stream, 'drain'), once(stream, 'close')]).catch(() => undefined);
  };
  return {
    async write(text) {
      waiting.push(text);
      length += text.length;
      if (length >= pieceLength) await flush();
    },
    flush,
  };
}
