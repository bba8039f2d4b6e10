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

/** Who takes the session first when several wait for it. */
export type SessionPriority = 'ahead' | 'behind'

/**
 * PGlite has one session. Kysely's driver hands the same connection to every caller, so a statement
 * of one request would run inside the open transaction of another; here each user waits for its turn,
 * and passes it on before it waits for the disk: those who commit meanwhile share the next flush.
 *
 * Whoever is `ahead` has a turn before all others, and waits for the disk only for what was committed
 * before: what it writes itself may be lost with the power.
 */
export class SerialPgliteDialect extends PGliteDialect {
  readonly #session: Session
  readonly #place: SessionPriority
  constructor(session: Session, place: SessionPriority) {
    super({ pglite: session.pglite })
    this.#session = session
    this.#place = place
  }
  /** PGlite's own lets nobody in before a connection is released, which is after the flush. */
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

/** The one session, and the queues for it. */
export class Session {
  readonly pglite: PGlite
  readonly statements: PgliteStatements
  readonly #waiting: Record<SessionPriority, (() => void)[]> = { ahead: [], behind: [] }
  #isTaken = false

  constructor(pglite: PGlite) {
    this.pglite = pglite
    this.statements = new PgliteStatements(pglite)
  }

  /** Null while there is nothing to wait for. */
  get unflushed(): FlushedFiles | null {
    const files = this.pglite.fs
    return files instanceof FlushedFiles && !files.isSettled ? files : null
  }

  async take(place: SessionPriority): Promise<void> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting[place].push(begin))
    this.#isTaken = true
  }

  /** Whoever is next has the turn from now on: nobody who comes in between takes it. */
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
  /** Lets in again those who use PGlite beside Kysely. */
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

  /** In a transaction it asks at once: what is asked for in one turn goes to the database together. */
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

  /** What others committed before this statement, on its way to the disk while the statement runs. */
  #flushSeen(): Promise<void> | undefined {
    if (this.#place === 'behind') return undefined
    const flush = this.#session.unflushed?.syncToFs()
    // Its failure is told after the statement.
    flush?.catch(() => {})
    return flush
  }

  /** Also after a read: it may have seen what is not on the disk yet, and nobody must hear of that. */
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
