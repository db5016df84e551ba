/** Where the site is hosted, without a slash at the end: empty at the root of a host. Set when the site is built. */
export const basePath: string = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
