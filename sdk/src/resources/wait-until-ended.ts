import { TimeoutError } from '../errors.ts'
import { wait } from '../transport.ts'

/** How long to wait, and what to call with the progress. */
export interface EndWaitOptions<Run> {
  /** Bound of the whole wait, in milliseconds; an hour. */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
  /** Called each time something has changed. */
  onProgress?: ((run: Run) => void) | undefined
}

const underWay: ReadonlySet<string> = new Set(['queued', 'running', 'undoing'])
const firstPollMs = 200
const longestPollMs = 2_000

/** Polls, less often as time goes on, until the run has ended in whichever way. */
export async function waitUntilEnded<Run extends { id: string; status: string }>(
  getRun: () => Promise<Run>,
  { timeoutMs = 3_600_000, signal, onProgress }: EndWaitOptions<Run> = {},
): Promise<Run> {
  const deadline = performance.now() + timeoutMs
  let shown = ''
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 1.3, longestPollMs)) {
    const run = await getRun()
    const state = JSON.stringify(run)
    if (state !== shown) onProgress?.(run)
    shown = state
    if (!underWay.has(run.status)) return run
    if (performance.now() + pollMs > deadline) {
      const message = `${run.id} is still ${run.status} after ${timeoutMs} ms.`
      throw new TimeoutError(message, { code: 'timeout' })
    }
    await wait(pollMs, signal)
  }
}
