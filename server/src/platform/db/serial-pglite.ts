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

/** Order in which waiting callers get the session. */
export type SessionPriority = 'ahead' | 'behind'

/**
 * Serializes access to PGlite, which has one session. Kysely's driver gives the same connection to every caller, so a
 * statement of one request would run inside the open transaction of another. Here each user waits for its turn, and
 * passes it on before it waits for the disk, so that users who commit in the meantime share the next flush.
 *
 * Users with the priority `ahead` go before all others, and wait only until earlier commits are on the disk: a power
 * cut can lose their own writes.
 */
export class SerialPgliteDialect extends PGliteDialect {
  readonly #session: Session
  readonly #place: SessionPriority
  constructor(session: Session, place: SessionPriority) {
    super({ pglite: session.pglite })
    this.#session = session
    this.#place = place
  }
  /** Creates the adapter. PGlite's own lets nobody in until a connection is released, which is after the flush. */
  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }
  override createDriver(): Driver {
    return new SerialPgliteDriver(this.#session, this.#place)
  }
}

class SerialPgliteDriver implements Driver {
  readonly #session: Session
  readonly #place: SessionPriority
  constructor(session: Session, place: SessionPriority) {
    this.#session = session
    this.#place = place
  }

  init = (): Promise<void> => this.#session.pglite.waitReady
  async acquireConnection(): Promise<Turn> {
    const turn = new Turn(this.#session, this.#place)
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

/** The only session, with its queues. */
export class Session {
  readonly pglite: PGlite
  readonly statements: PgliteStatements
  readonly #waiting: Record<SessionPriority, (() => void)[]> = { ahead: [], behind: [] }
  #isTaken = false

  constructor(pglite: PGlite) {
    this.pglite = pglite
    this.statements = new PgliteStatements(pglite)
  }

  /** Files to wait for; null if everything is flushed. */
  get unflushed(): FlushedFiles | null {
    const files = this.pglite.fs
    return files instanceof FlushedFiles && !files.isSettled ? files : null
  }

  async take(place: SessionPriority): Promise<void> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting[place].push(begin))
    this.#isTaken = true
  }

  /** Passes the turn to the next user immediately, so that no newcomer takes it. */
  pass(): void {
    const next = this.#waiting.ahead.shift() ?? this.#waiting.behind.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

class Turn implements DatabaseConnection {
  readonly #session: Session
  readonly #place: SessionPriority
  #isMine = false
  /** Ends the exclusive use, so that code that uses PGlite without Kysely can continue. */
  #endTransaction: (() => void) | null = null
  #begun: Promise<unknown> = Promise.resolve()

  constructor(session: Session, place: SessionPriority) {
    this.#session = session
    this.#place = place
  }

  async take(): Promise<void> {
    await this.#session.take(this.#place)
    this.#isMine = true
  }

  pass(): void {
    if (!this.#isMine) return
    this.#isMine = false
    this.#session.pass()
  }

  /** Runs a query. In a transaction it is sent immediately: queries of one turn go to the database together. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#isMine) await this.take()
    const seen = this.#endTransaction ? undefined : this.#flushSeen()
    try {
      return await this.#session.statements.run<Row>(sql, parameters)
    } finally {
      if (!this.#endTransaction) await this.#settle(seen)
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not support streams.')
  }

  /** Begins a transaction. PGlite's own `transaction` waits for the disk first, because of earlier commits. */
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

  /** Flushes earlier commits of other users while this statement runs. */
  #flushSeen(): Promise<void> | undefined {
    if (this.#place === 'behind') return undefined
    const flush = this.#session.unflushed?.syncToFs()
    // Its failure is told after the statement.
    flush?.catch(() => {})
    return flush
  }

  /**
   * Waits for the disk, also after a read: the read may have seen data that is not on the disk yet, and no response
   * must contain such data.
   */
  async #settle(seen?: Promise<void>): Promise<void> {
    const files = this.#session.unflushed
    if (this.#place === 'ahead') {
      this.pass()
      await seen
    } else if (files) {
      this.pass()
      await files.syncToFs()
    }
  }
}
