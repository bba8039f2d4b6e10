import { type Compilable, type DatabaseConnection, sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** An open transaction, and its way to write without waiting. */
export interface Writing {
  db: Tx
  /** Sends a statement whose answer nobody needs. The transaction fails if it does. */
  write(query: Compilable): void
}

/**
 * Statements of a transaction whose answers nobody needs. They are sent at once and not waited for, so that they
 * go out in one write with what follows them, the commit included: a create took six round trips before. One that
 * fails aborts the transaction, and PostgreSQL then answers the commit with a rollback.
 */
export class PendingWrites {
  readonly #connection: DatabaseConnection
  #failure: { error: unknown } | null = null

  private constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  /** Kysely itself would send a statement only after the answer to the one before. */
  static async in(tx: Tx): Promise<PendingWrites> {
    return new PendingWrites(await tx.getExecutor().provideConnection(async (one) => one))
  }

  send(query: Compilable): void {
    const compiled = query.compile()
    compiled.parameters.forEach(requireSendable)
    void this.#connection.executeQuery(compiled).then(
      () => {},
      (error: unknown) => {
        this.#failure ??= { error }
      },
    )
  }

  /** The first failure explains all that fail after it. Complete once the transaction has ended. */
  throwFailure(): void {
    if (this.#failure) throw this.#failure.error
  }
}

/**
 * A part of a transaction that may fail alone: what it wrote is undone then, and the transaction goes on. Statements
 * are answered in their order, so that the end of the part knows of every write before it.
 */
export async function runPart<T>(tx: Tx, act: (writes: PendingWrites) => Promise<T>): Promise<T> {
  const writes = await PendingWrites.in(tx)
  writes.send({ compile: () => sql`savepoint part`.compile(tx) })
  try {
    const result = await act(writes)
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    await sql`release savepoint part`.execute(tx)
    writes.throwFailure()
    throw error
  }
}

/** One transaction, with the writes that it does not wait for. */
export async function runTransaction<T>(
  database: Pick<Database, 'db'>,
  act: (tx: Tx, writes: PendingWrites) => Promise<T>,
): Promise<T> {
  let sent: PendingWrites | undefined
  try {
    return await database.db.transaction().execute(async (tx) => {
      const writes = await PendingWrites.in(tx)
      sent = writes
      return await act(tx, writes)
    })
  } finally {
    sent?.throwFailure()
  }
}

/** What a driver could not send would be missing from a transaction that commits. */
function requireSendable(value: unknown): void {
  if (!isSendable(value)) throw new TypeError(`A parameter of type ${typeof value} cannot be sent.`)
}

const isSendable = (value: unknown): boolean =>
  value === null ||
  value instanceof Date ||
  value instanceof Uint8Array ||
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isSendable))
