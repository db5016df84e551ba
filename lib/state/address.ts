import { parseReading, type Readings, readingValues } from '@/lib/protocol';
import { coreKey } from './page-suites';

/** What the address of the page names. Absent members are the defaults. */
export interface Address {
  /** Key of an opened file or of a suite of the page; absent for the core suite. */
  readonly suite?: string;
  /** Key of a row; absent for the one that a first visit shows. */
  readonly scenario?: string;
  /** Index of a step, from 0 (in the address steps count from 1, as on the page). */
  readonly step?: number;
  /** The page's readings, without those that are the default. */
  readonly readings?: Partial<Readings>;
}

export interface ReadAddress {
  readonly address: Address;
  /** One sentence for each part of the address that could not be used. */
  readonly problems: readonly string[];
}

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
  const named = text('suite');
  const suite = named === coreKey ? undefined : named;
  const scenario = text('scenario');
  const given = text('step');
  const step = given !== undefined && /^[1-9]\d{0,6}$/.test(given) ? Number(given) - 1 : undefined;
  if (given !== undefined && step === undefined) {
    problems.push(`The address asks for step “${given}”, which is no step; the first one is shown.`);
  }
  const readings = readingsIn(query, problems);
  return {
    address: {
      ...(suite === undefined ? {} : { suite }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(step === undefined ? {} : { step }),
      ...(readings === undefined ? {} : { readings }),
    },
    problems,
  };
}

const readingNames = Object.keys(readingValues);

/** Each reading is a member of the query by its own name: `revision=r4`. One that is none is said and left out. */
function readingsIn(query: URLSearchParams, problems: string[]): Partial<Readings> | undefined {
  let readings: Partial<Readings> | undefined;
  for (const name of readingNames) {
    const value = query.get(name);
    if (value === null || value === '') continue;
    const read = parseReading(`${name}=${value}`);
    if (read.ok) readings = { ...readings, ...read.value };
    else if (value.length <= longest) problems.push(`${read.fault.message} The default is taken.`);
    else problems.push(`The address gives a ${name} of ${value.length} letters; it is left out.`);
  }
  return readings === undefined ? undefined : chosenReadings(readings);
}

/** The readings without those that are the default: the first value of each. */
export function chosenReadings(readings: Partial<Readings>): Partial<Readings> {
  const all = Object.entries(readingValues);
  const entries: readonly [string, string][] = Object.entries(readings);
  const usual = new Map(all.map(([name, [first]]): [string, string] => [name, first]));
  return Object.fromEntries(entries.filter(([name, value]) => usual.get(name) !== value));
}

/** The query that `readAddress` reads back, without what is the default; empty where everything is. */
export function writeAddress({ suite, scenario, step, readings }: Address): string {
  const query = new URLSearchParams();
  if (suite !== undefined) query.set('suite', suite);
  if (scenario !== undefined && (suite !== undefined || scenario !== defaultScenario))
    query.set('scenario', scenario);
  if (step !== undefined && step > 0) query.set('step', String(step + 1));
  for (const name of readingNames) {
    const value = Object.entries(readings ?? {}).find(([key]) => key === name)?.[1];
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** True when both name the same row of the same suite, whatever the step and the readings. */
export function sameRow(a: Address, b: Address): boolean {
  return a.suite === b.suite && (a.scenario ?? defaultScenario) === (b.scenario ?? defaultScenario);
}
