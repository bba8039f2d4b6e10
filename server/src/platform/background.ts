import type { Database } from './db/database.ts'
import type { Logger } from './log.ts'

/** How long a loop that follows writes rests at most, if it does not say so itself. */
const usualRestMs = 60_000

interface LoopOptions {
  log: Logger
  /** The log line of a run that failed: what did not happen. */
  failure: string
  /** Lets the process end while only this timer is left. */
  unref?: boolean
  /** Leaves out runs while nobody writes to this database. */
  follows?: Pick<Database, 'writePosition'>
  /** Runs in a quiet database, too, when so long has passed: for what becomes due by time alone. */
  restMs?: number
}

/**
 * Runs `run` every `intervalMs`, for work that is too frequent or too local for a job of the queue. A run
 * that is still going when the next is due takes its place; a run that fails is logged, and the next one
 * comes all the same. Disposing stops the timer and waits for the run that is going.
 */
export function every(
  intervalMs: number,
  run: () => unknown,
  { log, failure, unref = false, follows, restMs = usualRestMs }: LoopOptions,
): AsyncDisposable {
  let running: Promise<void> | null = null
  /** Of the last two runs: what was being committed during the first one is visible to the second one. */
  let positions: readonly string[] = []
  let lastRunAt = Number.NEGATIVE_INFINITY

  const runOnce = async (): Promise<void> => {
    try {
      // Read before the run: what is written during it makes the next one.
      const position = (await follows?.writePosition()) ?? null
      const isQuiet = positions.length === 2 && positions.every((one) => one === position)
      if (isQuiet && performance.now() - lastRunAt < restMs) return
      lastRunAt = performance.now()
      await run()
      if (position !== null) positions = [...positions, position].slice(-2)
    } catch (error) {
      log.error({ err: error }, failure)
    }
  }

  const timer = setInterval(() => {
    running ??= runOnce().finally(() => {
      running = null
    })
  }, intervalMs)
  if (unref) timer.unref()

  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await running
    },
  }
}
