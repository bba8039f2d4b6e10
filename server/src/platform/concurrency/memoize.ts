import { type Clock, elapsedMs } from '../clock.ts'

/**
 * Reads anew once the last value is `maxAgeMs` old. Callers that come while it is read share the read; one that
 * fails is forgotten.
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
