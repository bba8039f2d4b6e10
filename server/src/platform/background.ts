import type { Logger } from './log.ts'

interface LoopOptions {
  log: Logger
  /** The log line of a run that failed: what did not happen. */
  failure: string
  /** Lets the process end while only this timer is left. */
  unref?: boolean
}

/**
 * Runs `run` every `intervalMs`, for work that is too frequent or too local for a job of the queue. A run
 * that is still going when the next is due takes its place; a run that fails is logged, and the next one
 * comes all the same. Disposing stops the timer and waits for the run that is going.
 */
export function every(
  intervalMs: number,
  run: () => unknown,
  { log, failure, unref = false }: LoopOptions,
): AsyncDisposable {
  let running: Promise<void> | null = null

  const runOnce = async (): Promise<void> => {
    try {
      await run()
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
