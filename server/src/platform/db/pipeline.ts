import type { Db } from './database.ts'

/** Sender of a statement: a pool, a transaction, or the connection of a pipeline. */
export type Sender = Pick<Db, 'getExecutor'>

/**
 * Sends a statement for each item on one connection, all before the first response. Each runs in its own transaction,
 * and a failed one does not stop the others. Later statements of `send` queue behind them.
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

/** Runs `pipeline`, waits for all statements, and throws the first failure, if any. */
export async function pipelineAll<Item, Result>(
  ...given: Parameters<typeof pipeline<Item, Result>>
): Promise<Result[]> {
  return (await pipeline(...given)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
