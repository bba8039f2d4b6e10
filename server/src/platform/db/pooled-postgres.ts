import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/**
 * A dialect for a pooler that gives each transaction any session: every transaction sets its own limits, and a
 * statement outside a transaction gets a transaction. Needs a pool of clients with `pipeline`: the additional
 * statements travel with the statement and cost no round trip.
 */
export class PooledPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #limits: string

  /** Takes `limits`: statements such as `set local …; set local …`. */
  constructor(config: PostgresDialectConfig, limits: string) {
    super(config)
    this.#config = config
    this.#limits = limits
  }

  override createDriver(): PostgresDriver {
    return new PooledPostgresDriver(this.#config, this.#limits)
  }
}

type Execute = DatabaseConnection['executeQuery']

class PooledPostgresDriver extends PostgresDriver {
  readonly #limits: string
  readonly #isInTransaction = new WeakMap<DatabaseConnection, boolean>()

  constructor(config: PostgresDialectConfig, limits: string) {
    super(config)
    this.#limits = limits
  }

  override async acquireConnection(
    ...given: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...given)
    if (!this.#isInTransaction.has(connection)) this.#limit(connection)
    return connection
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    this.#isInTransaction.set(connection, true)
    // A `begin` that fails is followed by statements that fail: the pooler ends the connection.
    send(super.beginTransaction(connection, settings))
    send(connection.executeQuery(CompiledQuery.raw(this.#limits)))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#isInTransaction.set(connection, false)
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection)
    this.#isInTransaction.set(connection, false)
  }

  #limit(connection: DatabaseConnection): void {
    const execute: Execute = connection.executeQuery.bind(connection)
    this.#isInTransaction.set(connection, false)
    connection.executeQuery = (query) =>
      this.#isInTransaction.get(connection) ? execute(query) : this.#executeAlone(execute, query)
  }

  async #executeAlone<R>(execute: Execute, query: CompiledQuery): Promise<QueryResult<R>> {
    send(execute(CompiledQuery.raw(`begin; ${this.#limits}`)))
    const answer = execute<R>(query)
    const end = execute(CompiledQuery.raw('commit'))
    // The connection is free when both have ended; after a statement that failed, the commit is a rollback.
    const [answered, ended] = await Promise.allSettled([answer, end])
    if (answered.status === 'rejected') throw answered.reason
    if (ended.status === 'rejected') throw ended.reason
    return answered.value
  }
}

/** Sends a statement without waiting. If it fails, the statements after it fail. */
const send = (sent: Promise<unknown>): void => void sent.catch(() => {})

/**
 * Kysely's dialect, with `begin` sent together with the first statement, which saves one round trip per transaction.
 * Needs a pool of clients with `pipeline`. After a failed `begin`, the statements after it fail too, because the
 * connection is broken.
 */
export class PipelinedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): PostgresDriver {
    return new PipelinedPostgresDriver(this.#config)
  }
}

class PipelinedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    // The statements after it fail, and their error is thrown.
    begun.catch(() => {})
  }
}
