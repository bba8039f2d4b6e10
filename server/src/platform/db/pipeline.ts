import type { Db } from './database.ts'

/** What a statement is sent by: a pool, a transaction, or the connection of a pipeline. */
export type Sender = Pick<Db, 'getExecutor'>

/**
 * Sends a statement for each item on one connection, all of them before the first answer. Each is a transaction of
 * its own, and one that fails stops none of the others. What `send` sends later goes behind them.
 */
export async function pipeline<Item, Result>(
  db: Db,
  items: readonly Item[],
  send: (sender: Sender, item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  if (items.length === 0) return []
  return db.connection().execute(async (one) => {
    const executor = one.getExecutor()
    const connection = await executor.provideConnection(async (provided) => provided)
    // Kysely's own provider would send a statement only after the answer to the one before.
    const unserialized = executor.withConnectionProvider({
      provideConnection: (use) => use(connection),
    })
    const sender: Sender = { getExecutor: () => unserialized }
    return Promise.allSettled(items.map((item) => send(sender, item)))
  })
}

/** As `pipeline`, when all have ended: throws the first failure, if there was one. */
export async function pipelineAll<Item, Result>(
  ...given: Parameters<typeof pipeline<Item, Result>>
): Promise<Result[]> {
  return (await pipeline(...given)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
