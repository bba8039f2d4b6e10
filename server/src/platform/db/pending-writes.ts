import { type Compilable, type DatabaseConnection, sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** An open transaction, with a way to write without waiting. */
export interface Writing {
  db: Tx
  /** Sends a statement whose result is not needed. If it fails, the transaction fails. */
  write(query: Compilable): void
}

/**
 * Statements of a transaction whose results are not needed. They are sent immediately and not awaited, so that they
 * travel in one write with the statements after them, including the commit; a create took six round trips before. A
 * failed statement aborts the transaction, and PostgreSQL then answers the commit with a rollback.
 */
export class PendingWrites {
  readonly #connection: DatabaseConnection
  #failure: { error: unknown } | null = null

  private constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  /** Creates it for a transaction. Kysely itself sends a statement only after the response to the previous one. */
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

  /** Throws the first failure, which explains all later ones. Complete once the transaction has ended. */
  throwFailure(): void {
    if (this.#failure) throw this.#failure.error
  }
}

/**
 * Runs a part of a transaction that can fail alone: a failure undoes only its writes, and the transaction continues.
 * PostgreSQL answers statements in order, so the end of the part knows the result of every earlier write.
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

/** Runs one transaction, including its unawaited writes. */
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

/**
 * Throws for a value that the driver cannot send. Otherwise its statement would be missing from a transaction that
 * commits.
 */
function requireSendable(value: unknown): void {
  if (!isSendable(value)) throw new TypeError(`A parameter of type ${typeof value} cannot be sent.`)
}

const isSendable = (value: unknown): boolean =>
  value === null ||
  value instanceof Date ||
  value instanceof Uint8Array ||
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isSendable))
