/** Does `work` on each item, at most `width` at a time; the first that throws ends it all. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const left = items[Symbol.iterator]()
  const lane = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      either.throwIfAborted()
      await work(next.value, either)
    }
  }
  const lanes = Array.from({ length: width }, () =>
    lane().catch((error) => {
      failed.abort(error)
      throw error
    }),
  )
  // All workers end before the first failure is thrown.
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}
