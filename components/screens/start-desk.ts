import { type Desk, type DeskStore, openDesk, type PageSuite, pageSuites } from '@/lib/state';
import { startReports } from '@/lib/workers';
import { fetchBundled } from './fetch-bundled';

async function fetchSuites() {
  const [core, extended] = await Promise.all(pageSuites.map((suite: PageSuite) => fetchBundled(suite)));
  if (core === undefined || extended === undefined) throw new Error('the page has two suites');
  if (!core.ok) return { ok: false as const, message: `${core.fault} Reports cannot be judged without it.` };
  if (!extended.ok) return { ok: false as const, message: extended.fault };
  return { ok: true as const, core: core.value, extended: extended.value };
}

/** Joins the debug page's state with its worker and the suites of the page. */
export function startDesk(store: DeskStore): Desk {
  return openDesk(store, startReports, fetchSuites);
}
