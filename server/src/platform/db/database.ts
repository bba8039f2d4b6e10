import type { PGlite } from '@electric-sql/pglite'
import { Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import { listenForever } from './listen.ts'
import { SerialPgliteDialect } from './pglite.ts'
import { PipelinedPostgresDialect } from './postgres.ts'
import { openPool, type SessionLimits, sessionLimits } from './sessions.ts'
import { pgliteSnapshot, postgresSnapshot, type Snapshot } from './snapshot.ts'
import type { Tables } from './tables.generated.ts'

/** What a store function takes first: the pool or an open transaction. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

type Rows = Record<string, unknown>[]

export interface Database extends AsyncDisposable {
  kind: 'embedded' | 'postgres'
  db: Db
  /** A few connections that only admit requests: they answer, or fail, within seconds. */
  admission: Db
  /** Statements may take as long as they need: migrations, restores, index builds. */
  maintenance: Db
  /** Runs SQL text (several statements allowed, no parameters) on one session from begin to end, as `maintenance`. */
  session<T>(work: (run: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T>
  /** LISTEN on a channel; a lost connection is opened again, and `onGap` says that calls may be missing. */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap: () => void,
  ): Promise<AsyncDisposable>
  /** The database as it is now. The embedded one needs room for a copy of itself, at `scratch`. */
  snapshot(scratch: string): Promise<Snapshot>
}

export function embeddedDatabase(pglite: PGlite): Database {
  const db: Db = new Kysely({ dialect: new SerialPgliteDialect({ pglite }) })
  return {
    kind: 'embedded',
    db,
    admission: db,
    maintenance: db,
    async session(work) {
      try {
        return await work(async (sql) => ((await pglite.exec(sql)).at(-1)?.rows ?? []) as Rows)
      } catch (error) {
        await pglite.exec('rollback')
        throw error
      }
    },
    async listen(channel, onNotify) {
      const stop = await pglite.listen(channel, onNotify)
      return { [Symbol.asyncDispose]: () => stop() }
    },
    snapshot: (scratch) => pgliteSnapshot(pglite, scratch),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      // Kysely closes only what it has opened, which it does at its first query.
      if (!pglite.closed) await pglite.close()
    },
  }
}

/** The limits of a test, in place of those in `sessions.ts`. */
type Limits = Partial<Record<keyof typeof sessionLimits, SessionLimits>>

export function postgresDatabase(url: string, limits: Limits = {}): Database {
  const all = { ...sessionLimits, ...limits }
  const [requests, admission, maintenance] = [
    open(url, all.requests),
    open(url, all.admission),
    open(url, all.maintenance),
  ]
  return {
    kind: 'postgres',
    db: requests.db,
    admission: admission.db,
    maintenance: maintenance.db,
    session: (work) => runSession(maintenance.pool, work),
    listen: (channel, onNotify, onGap) => listenForever(url, channel, onNotify, onGap),
    snapshot: () => postgresSnapshot(url),
    async [Symbol.asyncDispose]() {
      for (const { db, pool } of [requests, admission, maintenance]) {
        await db.destroy()
        // Kysely ends only what it has used.
        if (!pool.ending) await pool.end()
      }
    },
  }
}

function open(url: string, limits: SessionLimits): { pool: pg.Pool; db: Db } {
  const pool = openPool(url, limits)
  return { pool, db: new Kysely({ dialect: new PipelinedPostgresDialect({ pool }) }) }
}

async function runSession<T>(
  pool: pg.Pool,
  work: (run: (sql: string) => Promise<Rows>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(async (sql) => {
      const result = (await client.query(sql)) as unknown as pg.QueryResult | pg.QueryResult[]
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? []
    })
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
