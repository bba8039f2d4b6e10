/**
 * How thorough the tests are that repeat: 1, a tenth of what they can do, unless `TEST_DEPTH` says otherwise. 10 is
 * everything; `.ci/run` uses it for the database that a test depends on.
 */
const depth = Number(process.env['TEST_DEPTH'] ?? 1)
const full = 10

/** Returns how many of `most` runs or rows to use: all of them at full depth, and at least one. */
export const atDepth = (most: number): number => Math.max(1, Math.ceil((most * depth) / full))
