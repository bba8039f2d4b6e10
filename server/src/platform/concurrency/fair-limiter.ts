/** Runs a task of that key, or refuses it when it has waited for too long. */
export type FairLimiter = <T>(key: string, task: () => Promise<T>) => Promise<T>

interface FairLimits {
  /** Tasks that run at the same time. */
  max: number
  /** Of them, those of one key. */
  maxPerKey: number
  maxWaitMs: number
  /** The error of a task that has waited for longer. */
  refusal: () => Error
}

/** Keys that wait take turns, and the tasks of a key keep their order: no key can fill all places. */
export function createFairLimiter({ max, maxPerKey, maxWaitMs, refusal }: FairLimits): FairLimiter {
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
  const wait = (key: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        const others = (waiting.get(key) ?? []).filter((one) => one !== start)
        if (others.length > 0) waiting.set(key, others)
        else waiting.delete(key)
        reject(refusal())
      }, maxWaitMs)
      waiting.set(key, [...(waiting.get(key) ?? []), start])
    })

  return async (key, task) => {
    if (mayStart(key)) enter(key)
    else await wait(key)
    try {
      return await task()
    } finally {
      leave(key)
      startWaiting()
    }
  }
}
