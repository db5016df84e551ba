/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} Tally one runner's count, and sentences about failures that no test's name would show
 * @property {string} name
 * @property {Count} count
 * @property {readonly string[]} notes
 *
 * @typedef {object} VitestReport what its JSON reporter writes, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {readonly { readonly name: string, readonly status: string, readonly message?: string,
 *   readonly assertionResults: readonly { readonly status: string }[] }[]} testResults one a file
 *
 * @typedef {object} PlaywrightReport
 * @property {{ readonly expected: number, readonly unexpected: number, readonly flaky: number, readonly skipped: number }} stats
 * @property {readonly { readonly message?: string }[]} errors outside any test
 */

/**
 * A runner that ended badly without naming a failed test still failed.
 *
 * @param {string} name
 * @param {Count} count
 * @param {string[]} notes
 * @param {import('./runner.mjs').Ended} ended
 * @returns {Tally}
 */
const closed = (name, count, notes, ended) => {
  if (count.passed + count.failed === 0) {
    return {
      name,
      count: { passed: 0, failed: 1 },
      notes: [...notes, `${name}: no test ran (${ended.because})`],
    };
  }
  if (!ended.ok && count.failed === 0) {
    return { name, count: { ...count, failed: 1 }, notes: [...notes, `${name}: ${ended.because}`] };
  }
  return { name, count, notes };
};

/**
 * Counts a static check as one.
 *
 * @param {import('./runner.mjs').Ended} ended
 * @returns {Tally}
 */
export const countStep = (ended) => ({
  name: ended.name,
  count: ended.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  notes: ended.ok ? [] : [`${ended.name}: ${ended.because}`],
});

/**
 * Counts unit tests. A file that could not be loaded and a skipped test count as failed: neither proves anything.
 *
 * @param {VitestReport | undefined} report nothing when the runner left none
 * @param {import('./runner.mjs').Ended} ended
 * @returns {Tally}
 */
export const countVitest = (report, ended) => {
  if (report === undefined) return closed(ended.name, { passed: 0, failed: 0 }, [], ended);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const notes = broken.map(
    ({ name, message }) => `${ended.name}: ${name} could not run: ${message ?? 'no reason given'}`,
  );
  if (skipped > 0) notes.push(`${ended.name}: ${skipped} skipped, which counts as failed`);
  const failed = report.numFailedTests + broken.length + skipped;
  return closed(ended.name, { passed: report.numPassedTests, failed }, notes, ended);
};

/**
 * Counts browser tests; flaky and skipped ones count as failed.
 *
 * @param {PlaywrightReport | undefined} report
 * @param {import('./runner.mjs').Ended} ended
 * @returns {Tally}
 */
export const countPlaywright = (report, ended) => {
  if (report === undefined) return closed(ended.name, { passed: 0, failed: 0 }, [], ended);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = report.errors.map(
    ({ message }) => `${ended.name}: ${message ?? 'an error outside any test'}`,
  );
  if (skipped > 0) notes.push(`${ended.name}: ${skipped} skipped, which counts as failed`);
  const failed = unexpected + flaky + skipped + report.errors.length;
  return closed(ended.name, { passed: expected, failed }, notes, ended);
};

/**
 * @param {readonly Tally[]} tallies
 * @returns {Count}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { count }) => total + count.passed, 0),
  failed: tallies.reduce((total, { count }) => total + count.failed, 0),
});

/**
 * The line that a run ends with.
 *
 * @param {Count} count
 */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
