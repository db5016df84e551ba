import type { FetchBundled } from '@/lib/state';
import { basePath } from './base-path';

/** Fetches a suite that comes with the page. What can go wrong is a sentence. */
export const fetchBundled: FetchBundled = async ({ name, path }) => {
  try {
    const response = await fetch(`${basePath}${path}`);
    if (response.ok) return { ok: true, value: await response.blob() };
    return {
      ok: false,
      fault: `The ${name.toLowerCase()} of the page could not be loaded (status ${response.status}).`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: `The ${name.toLowerCase()} of the page could not be loaded: ${reason}.` };
  }
};
