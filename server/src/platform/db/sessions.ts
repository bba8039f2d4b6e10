import pg from 'pg'
import { GatheringClient, PreparingClient, socketOf } from './gathering-client.ts'

/** Connections of one node for requests and jobs. */
export const maxConnections = 10

export interface SessionLimits {
  /** Most connections at the same time. */
  max: number
  /** Longest wait for a connection, in ms. */
  connectMs: number
  /**
   * Time after which this process abandons a query, because the server that should end the statement may be gone. No
   * limit if absent.
   */
  queryMs?: number
  /** Server settings: times in milliseconds (0 is no limit), and words. */
  settings: Readonly<Record<string, number | string>>
}

/**
 * Default settings. A node that freezes inside a transaction loses it, with its locks, after 3 s, and no statement
 * waits longer than 2 s for a lock.
 */
const settings = {
  statement_timeout: 30_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 3_000,
  // Compiling a search took 125 ms, running it 9.
  jit: 'off',
  // A distributed database then passes `set local` on to the worker; another one does not know the setting.
  'citus.propagate_set_commands': 'local',
}

/** Query timeout in ms, longer than any statement may take. A server that has not answered by then is dead. */
const queryMs = 35_000

export const sessionLimits = {
  requests: { max: maxConnections, connectMs: 2_000, queryMs, settings },
  /** Separate connections for admission, which answer quickly even if all other connections are busy or dead. */
  admission: {
    max: 2,
    connectMs: 2_000,
    queryMs: 3_000,
    // Its one statement looks tokens up by key. Planned for each call it took three times as long.
    // It writes rates alone: a crash may lose the last of them, and nobody waits for the log.
    // A plan made while tables are small would walk them when they are large.
    settings: {
      ...settings,
      plan_cache_mode: 'force_generic_plan',
      enable_seqscan: 'off',
      synchronous_commit: 'off',
    },
  },
  /**
   * Connections for claims, attempt records, searches for due work and moves of jobs, each one at a time. See
   * `Database.dispatch`.
   */
  dispatch: {
    max: 3,
    connectMs: 2_000,
    queryMs,
    settings: { ...settings, synchronous_commit: 'off' },
  },
  /** Connections for migrations, restores and index builds. */
  longRunning: {
    max: 2,
    connectMs: 10_000,
    settings: {
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 30_000,
    },
  },
} satisfies Record<string, SessionLimits>

/**
 * Keep-alive times in seconds. PostgreSQL keeps the sessions of a machine that vanished, with their share of
 * `max_connections`, as long as the operating system does: two hours on Linux. With these settings it probes after
 * 10 s and gives up after 30 more.
 */
const keepAlive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

/** Options of each client, with keep-alive: a connection whose other end has vanished is noticed while it waits. */
export const clientOptions = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** Parses `bigint` columns as numbers. They contain credits and counts, all far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

/**
 * Opens a pool. A client with an abandoned query is closed and replaced, because its session may answer later. With a
 * pooler, no session settings are used, because sessions are shared: each transaction has to set its limits.
 */
export function openPool(url: string, limits: SessionLimits, isPooled = false): pg.Pool {
  const pool = new pg.Pool({
    ...clientOptions(url),
    Client: isPooled ? GatheringClient : PreparingClient,
    max: limits.max,
    pipeline: true,
    types,
    connectionTimeoutMillis: limits.connectMs,
    ...(limits.queryMs !== undefined && { query_timeout: limits.queryMs }),
  })
  // A connection that breaks must not end the process, idle or in use; its queries report it.
  pool.on('error', () => {})
  // Giving a query up destroys the socket, but tells the client a moment later; the pool must not wait for that.
  pool.on('release', (_error, client) => {
    if (socketOf(client).destroyed) void client.end()
  })
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Not start-up parameters, which poolers refuse. Pipelined, so that the first query does not wait.
    if (isPooled) return
    // A lost connection: the next query fails, and its error is thrown.
    client.query(`${settingStatements(limits, 'set')}; ${keepAlive}`).catch(() => {})
  })
  return pool
}

export const settingStatements = (
  { settings }: SessionLimits,
  command: 'set' | 'set local',
): string =>
  Object.entries(settings)
    .map(([name, value]) => `${command} ${name} = ${value}`)
    .join('; ')
