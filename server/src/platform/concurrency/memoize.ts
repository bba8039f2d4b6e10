import { type Clock, elapsedMs } from '../clock.ts'

/**
 * Caches a value for `maxAgeMs` and then reads it again. Concurrent callers share one read. A failed read is not
 * cached.
 */
export function memoizeFor<T>(
  maxAgeMs: number,
  clock: Clock,
  read: () => Promise<T>,
): () => Promise<T> {
  let latest: { value: Promise<T>; untilMs: number } | null = null
  return () => {
    const nowMs = elapsedMs(clock)
    if (latest && nowMs < latest.untilMs) return latest.value
    const value = read()
    latest = { value, untilMs: nowMs + maxAgeMs }
    value.catch(() => {
      if (latest?.value === value) latest = null
    })
    return value
  }
}
