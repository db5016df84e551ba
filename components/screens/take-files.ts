import {
  describeStorageFault,
  type HandedFile,
  type HandoverTarget,
  handOver,
  takeOver,
} from '@/lib/storage';
import { basePath } from './base-path';

const schedule = (act: () => void, delay: number) => setTimeout(act, delay);

/** Said in the address of a page that is to open what was left for it. */
const mark = 'handed';

const paths: { readonly [T in HandoverTarget]: string } = { debug: '/debug', explorer: '/' };

/**
 * Leaves files for another page of the site and goes there.
 *
 * @returns why it could not be done, as a sentence; never where the page is left
 */
export async function sendFiles(target: HandoverTarget, files: readonly HandedFile[]): Promise<string> {
  const left = await handOver(target, files, schedule);
  if (!left.ok) {
    const place = target === 'debug' ? 'debug page' : 'explorer';
    return `The file could not be handed on (${describeStorageFault(left.fault)}): open the ${place} and drop it there.`;
  }
  location.assign(`${basePath}${paths[target]}?${mark}=1`);
  return '';
}

/** Whether the address says that another page left files for this one. */
export const wasHanded = (search: string): boolean => new URLSearchParams(search).has(mark);

/** The address without the mark. */
export function withoutMark({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(mark);
  const rest = query.toString();
  return `${pathname}${rest === '' ? '' : `?${rest}`}`;
}

/** What another page left for this one. */
export async function takeFiles(
  target: HandoverTarget,
): Promise<{ readonly files: readonly HandedFile[]; readonly problem: string | null }> {
  const taken = await takeOver(target, schedule);
  if (taken.ok) return { files: taken.value, problem: null };
  return {
    files: [],
    problem: `The file that was dropped could not be taken over (${describeStorageFault(taken.fault)}): drop it here.`,
  };
}
