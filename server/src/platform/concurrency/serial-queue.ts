/** Runs tasks one at a time, in order; null instead of a promise when the queue is full. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T> | null

/** `maxPending` counts the running task too. */
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
