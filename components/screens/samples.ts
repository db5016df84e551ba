import type { DroppedFile } from '@/lib/state';
import { basePath } from './base-path';

/** A report that comes with the page, to try it with. */
export interface Sample {
  readonly id: string;
  readonly label: string;
  readonly about: string;
}

/** Made by `lib/diagnose/samples.test.ts`, which keeps them current. */
export const samples: readonly Sample[] = [
  {
    id: 'adapter-report',
    label: 'An adapter’s report',
    about: 'all rows of the core suite, run by an adapter that makes one mistake',
  },
  {
    id: 'matrix',
    label: 'A matrix',
    about: 'three clients against two servers over two transports; one client is wrong, one combination void',
  },
];

/** Fetches a sample; what went wrong is a sentence. */
export async function fetchSample(id: string): Promise<DroppedFile | string> {
  const name = `${id}.json`;
  try {
    const response = await fetch(`${basePath}/samples/${name}`);
    if (!response.ok) return `The sample could not be loaded (status ${response.status}).`;
    return { name, content: await response.blob() };
  } catch (error) {
    return `The sample could not be loaded: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
