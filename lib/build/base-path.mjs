/**
 * The path under which the site will be hosted, from AHP_BASE_PATH: empty for the root of a host.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string} such as `/explorer`; throws when the text is no such path
 */
export const basePathOf = (env) => {
  const path = env.AHP_BASE_PATH ?? '';
  if (path === '' || /^(\/[\w.~-]+)+$/.test(path)) return path;
  throw new Error(
    `AHP_BASE_PATH is ${JSON.stringify(path)}; it must look like /explorer: a slash first, none at the end.`,
  );
};
