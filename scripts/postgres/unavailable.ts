/** No PostgreSQL can be had here; the message says why, in one sentence. */
export class PostgresUnavailable extends Error {}

/** Distinct from a failing test (EX_UNAVAILABLE of sysexits.h). */
export const unavailableExitCode = 69
