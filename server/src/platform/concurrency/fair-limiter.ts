import { unavailable } from '../errors.ts'

/**
 * Runs a task of a key, or rejects it if it has waited too long. A waiting task leaves the queue when its signal
 * aborts.
 */
export type FairLimiter = <T>(
  key: string,
  task: () => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>

interface FairLimits {
  /** Most tasks that run at the same time. */
  max: number
  /** Most tasks of one key that run at the same time. */
  maxPerKey: number
  /** Longest wait of a task. Without it, tasks wait indefinitely. */
  maxWaitMs?: number
  /** Most waiting tasks of one key. Unlimited if not set. */
  maxWaitingPerKey?: number
  /** Error for a task that waited too long, or whose key has too many tasks waiting. */
  refusal?: () => Error
}

/**
 * Creates a limiter in which waiting keys take turns and the tasks of a key keep their order, so that no key can take
 * every slot.
 */
export function createFairLimiter({
  max,
  maxPerKey,
  maxWaitMs,
  maxWaitingPerKey = Number.POSITIVE_INFINITY,
  refusal = unavailable,
}: FairLimits): FairLimiter {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let total = 0

  const mayStart = (key: string): boolean => total < max && (running.get(key) ?? 0) < maxPerKey
  const enter = (key: string): void => {
    total++
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  const leave = (key: string): void => {
    total--
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  const startWaiting = (): void => {
    for (const [key, [start, ...others]] of waiting) {
      if (!start || !mayStart(key)) continue
      // To the end of the round; this loop comes to it again while there are places.
      waiting.delete(key)
      if (others.length > 0) waiting.set(key, others)
      enter(key)
      start()
    }
  }
  const wait = (key: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = waiting.get(key) ?? []
      if (line.length >= maxWaitingPerKey) throw refusal()
      const end = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const start = (): void => {
        end()
        resolve()
      }
      const leaveLine = (reason: unknown): void => {
        end()
        const others = (waiting.get(key) ?? []).filter((one) => one !== start)
        if (others.length > 0) waiting.set(key, others)
        else waiting.delete(key)
        reject(reason)
      }
      const abort = (): void => leaveLine(signal?.reason)
      const timer =
        maxWaitMs === undefined ? undefined : setTimeout(() => leaveLine(refusal()), maxWaitMs)
      signal?.addEventListener('abort', abort)
      waiting.set(key, [...line, start])
    })

  return async (key, task, signal) => {
    signal?.throwIfAborted()
    if (mayStart(key)) enter(key)
    else await wait(key, signal)
    try {
      return await task()
    } finally {
      leave(key)
      startWaiting()
    }
  }
}
