import type { Readings } from '@/lib/protocol';

/** One value of a reading: what choosing it sets, a short name, and one sentence on what it means. */
export interface ReadingValueText {
  readonly setting: Partial<Readings>;
  readonly name: string;
  readonly means: string;
}

/** One reading: what it is about, and its values, the default first. */
export interface ReadingText {
  readonly reading: keyof Readings;
  readonly title: string;
  readonly about: string;
  readonly values: readonly ReadingValueText[];
}

/** The readings in our own words (semantics: readings). */
export const readingTexts: readonly ReadingText[] = [
  {
    reading: 'revision',
    title: 'Revision',
    about: 'Which of the draft’s revisions says what a value may be.',
    values: [
      {
        setting: { revision: 'r3' },
        name: 'r3',
        means:
          'The one the core suite is written for: injections and list merges hold messages, and a response names its effects, if only as an empty list.',
      },
      {
        setting: { revision: 'r2' },
        name: 'r2',
        means:
          'An older one: an injection may hold any JSON, and a merge takes an object and is refused where the payload is a list.',
      },
      {
        setting: { revision: 'r4' },
        name: 'r4',
        means:
          'A newer one: a response that leaves `effects` out has none, held and returned values are typed, and a workspace change is never empty.',
      },
    ],
  },
  {
    reading: 'tool-constraint',
    title: 'Tool constraint',
    about: 'Which inputs of the tool `task` must hold a positive whole number as `task`.',
    values: [
      {
        setting: { 'tool-constraint': 'every' },
        name: 'every',
        means: 'Every input that is staged, also one that a later effect would have mended.',
      },
      {
        setting: { 'tool-constraint': 'final' },
        name: 'final',
        means: 'Only the input that stands when all modifies are staged.',
      },
      { setting: { 'tool-constraint': 'off' }, name: 'off', means: 'None: the tool takes any input.' },
    ],
  },
  {
    reading: 'chained-continue',
    title: 'Chained continue',
    about: 'What a continue costs where the request already carries an accepted one.',
    values: [
      {
        setting: { 'chained-continue': 'already-paid' },
        name: 'already paid',
        means: 'Nothing: the one before has taken its unit, so a further one is legal even at zero.',
      },
      {
        setting: { 'chained-continue': 'charged' },
        name: 'charged',
        means: 'A unit of its own, like any continue.',
      },
    ],
  },
];

/** The text of the value that a reading has in these readings; undefined where they do not name it. */
export function valueText(
  { reading, values }: ReadingText,
  readings: Partial<Readings>,
): ReadingValueText | undefined {
  const value = readings[reading];
  return value === undefined ? undefined : values.find(({ setting }) => setting[reading] === value);
}

/** The readings in short: the revision, and of the others what is not the default. */
export function readingsInShort(readings: Readings): string {
  return readingTexts
    .flatMap((text, index) => {
      const value = valueText(text, readings);
      if (value === undefined || (index > 0 && value === text.values[0])) return [];
      return [index === 0 ? value.name : `${text.title.toLowerCase()} ${value.name}`];
    })
    .join(', ');
}
