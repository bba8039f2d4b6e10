import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest work in one turn of the event loop, in ms, before requests and timers can run. */
const sliceMs = 10

let turnBeganAt: number | null = null

/**
 * Yields to the event loop if this turn has worked for too long. A chain of promises never yields: a thousand
 * statements of 5 ms on the embedded database, which runs in this thread, would block every request for five seconds.
 */
export async function letOthersWork(): Promise<void> {
  if (turnBeganAt === null) {
    turnBeganAt = performance.now()
    setImmediate(() => {
      turnBeganAt = null
    })
  } else if (performance.now() - turnBeganAt > sliceMs) await nextTurn()
}
