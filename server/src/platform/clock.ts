/** The only source of time. Tests replace it and advance it by hand. */
export interface Clock {
  now(): Date
  /** True for a clock that a test moves. Statements then use this clock in place of the database's. */
  readonly isManual?: true
  /** Milliseconds by which this node's own clock is ahead of `now`. */
  readonly skewMs?: number
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns the argument for `now_or`. Null means the database's own clock, which all nodes share. */
export const statementTime = (clock: Clock): Date | null => (clock.isManual ? clock.now() : null)

/** Returns milliseconds on a clock that never goes back, for waits and ages in the memory of this process. */
export const elapsedMs = (clock: Clock): number =>
  clock.isManual ? clock.now().getTime() : performance.now()
