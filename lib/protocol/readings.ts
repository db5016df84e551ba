import type { Result } from '@/lib/json';
import type { Readings } from './types';

/** Why a `name=value` is no reading; `message` says which names or values there are. */
export interface ReadingFault {
  readonly kind: 'syntax' | 'unknown-reading' | 'unknown-value';
  readonly message: string;
}

/** Every reading with its values, the default first. */
export const readingValues = {
  revision: ['r3', 'r2', 'r4'],
  'tool-constraint': ['every', 'final', 'off'],
  'chained-continue': ['already-paid', 'charged'],
} as const satisfies { readonly [name in keyof Readings]: readonly Readings[name][] };

/** The readings that hold where nobody says otherwise. */
export const defaultReadings: Readings = {
  revision: 'r3',
  'tool-constraint': 'every',
  'chained-continue': 'already-paid',
};

/** Fills in the defaults; given nothing, it returns the very object of the defaults. */
export const resolveReadings = (given?: Partial<Readings>): Readings =>
  given === undefined ? defaultReadings : { ...defaultReadings, ...given };

type Setting = Partial<Readings>;

const settings: ReadonlyMap<string, ReadonlyMap<string, Setting>> = new Map(
  Object.entries(readingValues).map(([name, values]) => [
    name,
    new Map(values.map((value): [string, Setting] => [value, { [name]: value }])),
  ]),
);

/** Reads one setting as the command line takes it, `revision=r4`; the fault names what would have been right. */
export function parseReading(text: string): Result<Setting, ReadingFault> {
  const at = text.indexOf('=');
  if (at < 1)
    return {
      ok: false,
      fault: { kind: 'syntax', message: `A reading is written name=value, not "${text}".` },
    };
  return readingOf(text.slice(0, at), text.slice(at + 1));
}

/** The setting of one reading to one value, both given as text. */
export function readingOf(name: string, value: string): Result<Setting, ReadingFault> {
  const values = settings.get(name);
  if (values === undefined) {
    const message = `There is no reading "${name}"; the readings are ${[...settings.keys()].join(', ')}.`;
    return { ok: false, fault: { kind: 'unknown-reading', message } };
  }
  const setting = values.get(value);
  if (setting === undefined) {
    const message = `The reading ${name} cannot be "${value}"; it is one of ${[...values.keys()].join(', ')}.`;
    return { ok: false, fault: { kind: 'unknown-value', message } };
  }
  return { ok: true, value: setting };
}
