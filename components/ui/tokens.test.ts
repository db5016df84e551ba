import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/tokens.css', 'utf8');

/** The hexadecimal tokens of the first block of a selector. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'accent-tint'];
const inks = [
  'ink',
  'ink-2',
  'ink-3',
  'accent-ink',
  'allow',
  'ask',
  'deny',
  'none',
  'staged',
  'failed',
  'undone',
  'pass',
  'fail',
];
const marked = [
  'changed',
  'added',
  'removed',
  'fail-tint',
  'failed-tint',
  'staged-tint',
  'undone-tint',
  'ask-tint',
];
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ...marked.flatMap((ground) => ['ink', 'ink-2', 'ink-3'].map((ink) => [ink, ground] as const)),
  ...['allow', 'ask', 'deny', 'staged', 'failed', 'undone', 'pass', 'fail'].map(
    (name) => [name, `${name}-tint`] as const,
  ),
  ['on-accent', 'accent'],
];

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('%s tokens', (_, selector) => {
  const tokens = tokensOf(selector);

  it.each(pairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface'])('focus and strong lines stand out from %s', (ground) => {
    expect(contrast(tokens.get('accent') ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.get('line-strong') ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('forced colours replace every coloured token', () => {
  const forced = css.slice(css.indexOf('forced-colors'));
  const missing = [...tokensOf(':root').keys()].filter((name) => !forced.includes(`--${name}:`));
  expect(missing).toEqual([]);
});
