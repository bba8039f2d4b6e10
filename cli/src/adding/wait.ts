import { setTimeout } from 'node:timers/promises'
import { type Capstan, isNotFoundError, type Source } from '@capstan/sdk'
import { inParallel } from './pool.ts'

/** Sources that are looked at in one round: they are worked off in the order in which they came. */
const lookedAt = 20
const width = 4
const shortestPauseMs = 200
const longestPauseMs = 3_000

interface Told {
  /** Called with null when it was deleted meanwhile. */
  onEnd: (id: string, source: Source | null) => void
  onProgress: (source: Source) => void
  signal: AbortSignal
}

/** Waits until each of the sources is completed or failed. */
export async function waitForAll(
  capstan: Capstan,
  base: string,
  ids: Iterable<string>,
  { onEnd, onProgress, signal }: Told,
): Promise<void> {
  const left = new Set(ids)
  let pauseMs = shortestPauseMs
  while (left.size > 0) {
    const before = left.size
    await inParallel([...left].slice(0, lookedAt), width, signal, async (id, signal) => {
      const source = await look(capstan, base, id, signal)
      if (source && source.status !== 'completed' && source.status !== 'failed') {
        return onProgress(source)
      }
      left.delete(id)
      onEnd(id, source)
    })
    pauseMs = left.size < before ? shortestPauseMs : Math.min(pauseMs * 1.5, longestPauseMs)
    if (left.size > 0) await setTimeout(pauseMs, undefined, { signal })
  }
}

async function look(
  capstan: Capstan,
  base: string,
  id: string,
  signal: AbortSignal,
): Promise<Source | null> {
  try {
    return await capstan.sources.get(base, id, { signal })
  } catch (error) {
    if (isNotFoundError(error)) return null
    throw error
  }
}
