/** The one source of time. Tests replace it and advance it by hand. */
export interface Clock {
  now(): Date
  /** Moved by a test: statements that would go by the database's clock go by this one, too. */
  readonly isManual?: true
  /** How far this node's own clock is ahead of `now`. */
  readonly skewMs?: number
}

export const systemClock: Clock = { now: () => new Date() }

/** What a statement passes to `now_or`: null is the database's own clock, which all nodes share. */
export const statementTime = (clock: Clock): Date | null => (clock.isManual ? clock.now() : null)

/** Milliseconds of a time that never goes back, for waits and ages in the memory of this process. */
export const elapsedMs = (clock: Clock): number =>
  clock.isManual ? clock.now().getTime() : performance.now()
