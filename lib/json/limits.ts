import type { JsonLimits } from './types';

/** What the page reads: 512 brackets deep, 64 MB (counted in UTF-16 units). */
export const pageLimits: JsonLimits = { maxDepth: 512, maxLength: 64 * 1024 * 1024 };

/**
 * What the command line reads: 512 brackets deep, 512 MB (counted in UTF-16 units), less the 24 units by
 * which the longest string of the JavaScript engine falls short of it.
 */
export const commandLineLimits: JsonLimits = { maxDepth: 512, maxLength: 512 * 1024 * 1024 - 24 };
