import { SourceFailedError, TimeoutError } from '../errors.ts'
import type { Schemas } from '../schemas.ts'
import { wait } from '../transport.ts'

type Source = Schemas['Source']

/** How long to wait for a source, and what to call with its progress. */
export interface WaitOptions {
  /** Bound of the whole wait, in milliseconds; 5 minutes. */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
  /** Called with the source each time its status or progress changes. */
  onProgress?: ((source: Source) => void) | undefined
}

const firstPollMs = 200
const longestPollMs = 5_000

/** Polls, less often as time goes on, until the source is completed. */
export async function waitForSource(
  getSource: () => Promise<Source>,
  { timeoutMs = 300_000, signal, onProgress }: WaitOptions,
): Promise<Source> {
  const deadline = performance.now() + timeoutMs
  let shown = ''
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 1.5, longestPollMs)) {
    const source = await getSource()
    const state = JSON.stringify([source.status, source.progress])
    if (state !== shown) onProgress?.(source)
    shown = state
    if (source.status === 'completed') return source
    if (source.status === 'failed') throw new SourceFailedError(source)
    if (performance.now() + pollMs > deadline) {
      const message = `${source.name} is still ${source.status} after ${timeoutMs} ms.`
      throw new TimeoutError(message, { code: 'timeout' })
    }
    await wait(pollMs, signal)
  }
}
