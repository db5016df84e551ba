import { pageLimits, type Result } from '@/lib/json';
import type { Progress, SuiteFault } from './types';

const megabyte = 1024 * 1024;

/**
 * The text of a file, read in pieces. Files are UTF-8; a byte-order mark is kept, so that the reader can warn of it.
 * A file that is no UTF-8 is refused rather than read with its letters replaced.
 */
export async function readSource(
  content: string | Blob,
  onProgress: (progress: Progress) => void,
  current: () => boolean,
): Promise<Result<string, SuiteFault>> {
  if (typeof content === 'string') return { ok: true, value: content };
  // A UTF-8 byte is never less than a third of a UTF-16 unit, so this is too large in any case.
  if (content.size > pageLimits.maxLength * 3) return { ok: false, fault: tooLarge(content.size) };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const parts: string[] = [];
  try {
    for (let from = 0; from < content.size; from += megabyte) {
      const bytes = await content.slice(from, from + megabyte).arrayBuffer();
      if (!current()) return { ok: false, fault: superseded };
      parts.push(decoder.decode(bytes, { stream: true }));
      onProgress({ phase: 'reading', done: Math.min(from + megabyte, content.size), total: content.size });
    }
    parts.push(decoder.decode());
  } catch (error) {
    return { ok: false, fault: error instanceof TypeError ? notUtf8 : unreadable(error) };
  }
  return { ok: true, value: parts.join('') };
}

/** Nobody waits for this file any more. */
export const superseded: SuiteFault = { kind: 'superseded', message: 'Another file was opened meanwhile.' };

const notUtf8: SuiteFault = {
  kind: 'not-utf-8',
  message: 'The file is not UTF-8 text. JSON files are; save it as UTF-8 and open it again.',
};

function tooLarge(size: number): SuiteFault {
  const message = `The file has ${Math.ceil(size / megabyte)} MB; the page reads up to ${pageLimits.maxLength / megabyte} MB. The command line reads larger ones.`;
  return { kind: 'too-large', message };
}

function unreadable(error: unknown): SuiteFault {
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'unreadable-file', message: `The browser could not read the file: ${reason}` };
}
