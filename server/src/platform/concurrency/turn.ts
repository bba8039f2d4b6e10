import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work of one turn of the event loop, in ms, after which it lets requests and timers in. */
const sliceMs = 10

let turnBeganAt: number | null = null

/**
 * Lets the event loop turn if this turn has worked for long. Promises that follow each other never let
 * it: a thousand statements of 5 ms on the embedded database, which computes in this thread, would keep
 * every request waiting for five seconds.
 */
export async function letOthersWork(): Promise<void> {
  if (turnBeganAt === null) {
    turnBeganAt = performance.now()
    setImmediate(() => {
      turnBeganAt = null
    })
  } else if (performance.now() - turnBeganAt > sliceMs) await nextTurn()
}
