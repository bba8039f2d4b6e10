import type { PGlite } from '@electric-sql/pglite'
import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { SerialPgliteDialect } from './pglite.ts'
import { PipelinedPostgresDialect } from './postgres.ts'
import { pgliteSnapshot, postgresSnapshot, type Snapshot } from './snapshot.ts'
import type { Tables } from './tables.generated.ts'
import { WriteRefusals } from './write-refusals.ts'

/** What a store function takes first: the pool or an open transaction. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

type Rows = Record<string, unknown>[]

export interface Database extends AsyncDisposable {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Runs SQL text (several statements allowed, no parameters) on one session from begin to end. */
  session<T>(work: (run: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T>
  /** LISTEN on a channel; a lost connection is opened again, and `onGap` says that calls may be missing. */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap: () => void,
  ): Promise<AsyncDisposable>
  /** Since when writes are refused because the disk of the database is full; null while they succeed. */
  fullSince(): Date | null
  /** The database as it is now. The embedded one needs room for a copy of itself, at `scratch`. */
  snapshot(scratch: string): Promise<Snapshot>
}

export function embeddedDatabase(pglite: PGlite): Database {
  const refusals = new WriteRefusals()
  const dialect = new SerialPgliteDialect({ pglite })
  const db: Db = new Kysely({ dialect, log: refusals.observe })
  return {
    kind: 'embedded',
    db,
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
    fullSince: () => refusals.since,
    snapshot: (scratch) => pgliteSnapshot(pglite, scratch),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      // Kysely closes only what it has opened, which it does at its first query.
      if (!pglite.closed) await pglite.close()
    },
  }
}

/** `bigint` columns hold credits and counts, all far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

export function postgresDatabase(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  // A connection that breaks must not end the process, idle or in use; its queries report it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const refusals = new WriteRefusals()
  const dialect = new PipelinedPostgresDialect({ pool })
  const db: Db = new Kysely({ dialect, log: refusals.observe })
  return {
    kind: 'postgres',
    db,
    async session(work) {
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
    },
    listen: (channel, onNotify, onGap) => listenForever(url, channel, onNotify, onGap),
    fullSince: () => refusals.since,
    snapshot: () => postgresSnapshot(url),
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

const reconnectMs = 1_000

async function listenForever(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
  onGap: () => void,
): Promise<AsyncDisposable> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {})
    next.on('end', () => {
      if (!stopped) timer = setTimeout(() => void reconnect(), reconnectMs)
    })
    next.on('notification', ({ payload }) => onNotify(payload ?? ''))
    client = next
    await next.connect()
    await next.query(`listen "${channel}"`)
  }
  const reconnect = async (): Promise<void> => {
    try {
      await connect()
      onGap()
    } catch {
      await client?.end().catch(() => {})
    }
  }
  await connect()
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
