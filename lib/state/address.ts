/** What the address of the page names. Absent members are the defaults. */
export interface Address {
  /** Key of an opened file; absent for the bundled suite. */
  readonly suite?: string;
  /** Key of a row; absent for the one that a first visit shows. */
  readonly scenario?: string;
  /** Index of a step, from 0 (in the address steps count from 1, as on the page). */
  readonly step?: number;
}

export interface ReadAddress {
  readonly address: Address;
  /** One sentence for each part of the address that could not be used. */
  readonly problems: readonly string[];
}

/** The key of the suite that comes with the page; addresses leave it out. */
export const bundledKey = 'core';

/** The row that a first visit opens. */
export const defaultScenario = 'all-six-effects-atomic';

const longest = 400;

/** Reads the query of an address. Whatever it does not understand it leaves out and says so; it never guesses. */
export function readAddress(search: string): ReadAddress {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const text = (name: string): string | undefined => {
    const value = query.get(name);
    if (value === null || value === '') return undefined;
    if (value.length <= longest) return value;
    problems.push(`The address gives a ${name} of ${value.length} letters; it is left out.`);
    return undefined;
  };
  const suite = text('suite');
  const scenario = text('scenario');
  const given = text('step');
  const step = given !== undefined && /^[1-9]\d{0,6}$/.test(given) ? Number(given) - 1 : undefined;
  if (given !== undefined && step === undefined) {
    problems.push(`The address asks for step “${given}”, which is no step; the first one is shown.`);
  }
  return {
    address: {
      ...(suite === undefined ? {} : { suite }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(step === undefined ? {} : { step }),
    },
    problems,
  };
}

/** The query that `readAddress` reads back, without what is the default; empty where everything is. */
export function writeAddress({ suite, scenario, step }: Address): string {
  const query = new URLSearchParams();
  if (suite !== undefined) query.set('suite', suite);
  if (scenario !== undefined && (suite !== undefined || scenario !== defaultScenario))
    query.set('scenario', scenario);
  if (step !== undefined && step > 0) query.set('step', String(step + 1));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** True when both name the same row of the same suite, whatever the step. */
export function sameRow(a: Address, b: Address): boolean {
  return a.suite === b.suite && (a.scenario ?? defaultScenario) === (b.scenario ?? defaultScenario);
}
