import type { FetchBundled } from '@/lib/state';
import { basePath } from './base-path';

/** Fetches the suite that comes with the page. What can go wrong is a sentence. */
export const fetchBundled: FetchBundled = async () => {
  try {
    const response = await fetch(`${basePath}/scenarios.json`);
    if (response.ok) return { ok: true, value: await response.blob() };
    return {
      ok: false,
      fault: `The suite that comes with the page could not be loaded (status ${response.status}).`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: `The suite that comes with the page could not be loaded: ${reason}.` };
  }
};
