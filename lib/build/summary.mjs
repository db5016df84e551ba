import { closingLine, sum } from './tally.mjs';

/**
 * Prints what each runner counted and what failed outside any test, then the closing line, which stands alone and last.
 *
 * @param {readonly import('./tally.mjs').Tally[]} tallies
 * @param {number} seconds
 * @param {(line: string) => void} say
 * @returns {number} the exit code
 */
export const summarise = (tallies, seconds, say) => {
  const total = sum(tallies);
  say('');
  for (const { name, count } of tallies) {
    say(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} ok, ${count.failed} not`);
  }
  for (const note of tallies.flatMap(({ notes }) => notes)) say(note);
  say(`Took ${Math.round(seconds)} s.`);
  say(closingLine(total));
  return total.failed === 0 ? 0 : 1;
};
