import type { PGlite } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PGliteDialect,
  PostgresAdapter,
  type QueryResult,
} from 'kysely'
import { FlushedFiles } from './flushed-files.ts'
import { PgliteStatements } from './pglite-statements.ts'

/**
 * PGlite has one session. Kysely's driver hands the same connection to every caller, so a statement
 * of one request would run inside the open transaction of another; here each user waits for its turn,
 * and passes it on before it waits for the disk: those who commit meanwhile share the next flush.
 */
export class SerialPgliteDialect extends PGliteDialect {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }
  /** PGlite's own lets nobody in before a connection is released, which is after the flush. */
  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }
  override createDriver(): Driver {
    return new SerialPgliteDriver(this.#pglite)
  }
}

class SerialPgliteDriver implements Driver {
  readonly #session: Session
  constructor(pglite: PGlite) {
    this.#session = new Session(pglite)
  }

  init = (): Promise<void> => this.#session.pglite.waitReady
  async acquireConnection(): Promise<Turn> {
    const turn = new Turn(this.#session)
    await turn.take()
    return turn
  }
  beginTransaction = (turn: Turn): Promise<void> => turn.begin()
  commitTransaction = (turn: Turn): Promise<void> => turn.end('commit')
  rollbackTransaction = (turn: Turn): Promise<void> => turn.end('rollback')
  async releaseConnection(turn: Turn): Promise<void> {
    turn.pass()
  }
  async destroy(): Promise<void> {
    if (!this.#session.pglite.closed) await this.#session.pglite.close()
  }
}

/** The one session, and the queue for it. */
class Session {
  readonly pglite: PGlite
  readonly statements: PgliteStatements
  #tail: Promise<void> = Promise.resolve()

  constructor(pglite: PGlite) {
    this.pglite = pglite
    this.statements = new PgliteStatements(pglite)
  }

  /** Null while there is nothing to wait for. */
  get unflushed(): FlushedFiles | null {
    const files = this.pglite.fs
    return files instanceof FlushedFiles && !files.isSettled ? files : null
  }

  /** Returns what passes the turn on. */
  async queue(): Promise<() => void> {
    const turn = this.#tail
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#tail = promise
    await turn
    return resolve
  }
}

class Turn implements DatabaseConnection {
  readonly #session: Session
  #passOn: (() => void) | null = null
  /** Lets in again those who use PGlite beside Kysely. */
  #endTransaction: (() => void) | null = null
  #begun: Promise<unknown> = Promise.resolve()

  constructor(session: Session) {
    this.#session = session
  }

  async take(): Promise<void> {
    this.#passOn ??= await this.#session.queue()
  }

  pass(): void {
    this.#passOn?.()
    this.#passOn = null
  }

  /** In a transaction it asks at once: what is asked for in one turn goes to the database together. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#passOn) await this.take()
    try {
      return await this.#session.statements.run<Row>(sql, parameters)
    } finally {
      if (!this.#endTransaction) await this.#settle()
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream.')
  }

  /** PGlite's own `transaction` waits for the disk at its beginning, for what was committed before. */
  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await new Promise<void>((begun) => {
      void this.#session.pglite._runExclusiveTransaction(() => {
        begun()
        return promise
      })
    })
    this.#endTransaction = resolve
    this.#begun = this.#session.statements.run('begin', [])
    // It goes with the first statement; who ends the transaction hears of a failure.
    this.#begun.catch(() => {})
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await Promise.all([this.#begun, this.#session.statements.run(how, [])])
    } finally {
      this.#leaveTransaction()
      await this.#settle()
    }
  }

  #leaveTransaction(): void {
    this.#endTransaction?.()
    this.#endTransaction = null
  }

  /** Also after a read: it may have seen what is not on the disk yet, and nobody must hear of that. */
  async #settle(): Promise<void> {
    const files = this.#session.unflushed
    if (!files) return
    this.pass()
    await files.syncToFs()
  }
}
