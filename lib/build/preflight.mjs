/** The oldest Node that every package in the lock file accepts. */
export const oldestNode = '20.19.0';

/**
 * Says why this Node cannot run the project, or nothing when it can.
 * Kept free of newer syntax and imports, so that an old Node gets a sentence and not a stack trace.
 *
 * @param {string} version such as `20.19.0`
 * @param {string} [oldest]
 * @returns {string | undefined}
 */
export const nodeProblem = (version, oldest = oldestNode) => {
  const have = version.split('.').map(Number);
  const want = oldest.split('.').map(Number);
  const at = want.findIndex((part, index) => have[index] !== part);
  if (at === -1 || Number(have[at]) > Number(want[at])) return undefined;
  return `Node ${oldest} or newer is needed, and this is Node ${version}. Install a current Node from nodejs.org (or with your version manager) and run the command again.`;
};

/** Ends the program with a sentence when this Node is too old. */
export const requireNode = () => {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
