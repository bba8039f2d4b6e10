interface BatcherOptions<Item, Result> {
  maxBatch: number
  /** Returns one result for each item, in their order. */
  run(items: Item[]): Promise<readonly Result[]>
}

/**
 * Collects the items that arrive while a batch is running and runs them together afterwards: a single
 * item never waits for others, and a crowd costs one round trip. Each batch starts after its items came.
 */
export function createBatcher<Item, Result>({
  maxBatch,
  run,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: { item: Item; result: PromiseWithResolvers<Result> }[] = []
  let isRunning = false

  const runAll = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { result }] of batch.entries()) result.resolve(results[index] as Result)
      } catch (error) {
        for (const { result } of batch) result.reject(error)
      }
    }
    isRunning = false
  }

  return (item) => {
    const result = Promise.withResolvers<Result>()
    waiting.push({ item, result })
    if (!isRunning) void runAll()
    return result.promise
  }
}
