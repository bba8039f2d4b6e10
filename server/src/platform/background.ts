import type { Database } from './db/database.ts'
import type { Logger } from './log.ts'

/** Default for the longest pause of a loop that follows writes. */
const usualRestMs = 60_000

interface LoopOptions {
  log: Logger
  /** Log line when a run fails: the work that was not done. */
  failure: string
  /** Lets the process end even if this timer is still active. */
  unref?: boolean
  /** Skips runs while nobody writes to this database. */
  follows?: Pick<Database, 'writePosition'>
  /** Longest time to skip runs in a quiet database, for work that becomes due by time alone. */
  restMs?: number
}

/**
 * Runs `run` every `intervalMs`, for work that is too frequent or too local for a job of the queue. If a run
 * is still active when the next is due, the next one is skipped. A failed run is logged, and later runs continue.
 * Disposing stops the timer and waits for the active run.
 */
export function every(
  intervalMs: number,
  run: () => unknown,
  { log, failure, unref = false, follows, restMs = usualRestMs }: LoopOptions,
): AsyncDisposable {
  let running: Promise<void> | null = null
  /** Write positions of the last two runs: the second run sees everything that was being committed during the first. */
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
