/** The one source of time. Tests replace it and advance it by hand. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** For statements that count over all nodes: null for the database's own clock; a test's clock as it is. */
export const databaseTime = (clock: Clock): Date | null =>
  clock === systemClock ? null : clock.now()
