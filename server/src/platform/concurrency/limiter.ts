/** Runs a task when fewer tasks than the limit are running. Waiting tasks start in order. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>

/** Most waiting tasks, and the error that rejects any more. */
interface Queue {
  max: number
  refusal: () => Error
}

export function createLimiter(max: number, queue?: Queue): Limiter {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (queue && running >= max && waiting.length >= queue.max) throw queue.refusal()
    if (running >= max) await new Promise<void>((start) => waiting.push(start))
    else running++
    try {
      return await task()
    } finally {
      // The place goes straight to the next task: a newcomer cannot take it in between.
      const startNext = waiting.shift()
      if (startNext) startNext()
      else running--
    }
  }
}

/** Runs tasks one at a time, in order. Returns null instead of a promise if the queue is full. */
type SerialQueue = <T>(task: () => Promise<T>) => Promise<T> | null

/** Creates a serial queue. `maxPending` includes the running task. */
export function createSerialQueue({ maxPending }: { maxPending: number }): SerialQueue {
  let pending = 0
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    if (pending >= maxPending) return null
    pending++
    const result = last.then(task).finally(() => {
      pending--
    })
    // The caller gets the error by `result`.
    last = result.catch(() => {})
    return result
  }
}
