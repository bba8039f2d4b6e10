/** Runs one after the other; null instead of a promise when `max` already run or wait. */
export function inLine(max: number): <T>(run: () => Promise<T>) => Promise<T> | null {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    if (waiting >= max) return null
    waiting++
    const mine = last.then(run).finally(() => {
      waiting--
    })
    last = mine.catch(() => {})
    return mine
  }
}
