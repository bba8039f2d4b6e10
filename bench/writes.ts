/**
 * The cost of one write, background work included: CPU seconds of server and database for 1,000 writes, by twenty
 * organizations with one sender each. On PostgreSQL also its statements and records of the log for one write, which
 * are exact and do not depend on what else the machine does. Starts a PostgreSQL of its own.
 *
 *     node bench/writes.ts [--postgres] [--embedded]     one of the two databases, or both
 *     node bench/writes.ts --statements                  also lists the statements that took longest
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres, stopPostgres } from '../scripts/postgres/server.ts'
import { newContact } from './peers/peer.ts'
import { createWorld, type Host, type Send, startHost } from './publishing-world.ts'
import { startReceiver } from './receiver.ts'
import { type Figure, median, report } from './report.ts'

const writes = 1_000
const rounds = 2
/** Until the background work that follows the writes has ended. */
const settleMs = 5_000
const text = 'x'.repeat(1_000)

interface Kind {
  name: string
  webhooks: number
  path: string
  body: (n: string) => object
  /** CPU seconds for 1,000 writes: PostgreSQL, embedded. */
  bars: readonly [number, number]
}

const kinds: readonly Kind[] = [
  {
    ...{ name: 'contact, no webhook', webhooks: 0, path: '/v1/contacts' },
    body: newContact,
    bars: [1.2, 1.8],
  },
  {
    ...{ name: 'event and its delivery', webhooks: 1, path: '/v1/events' },
    body: () => ({ type: 'custom.order.paid', data: { text } }),
    bars: [1.4, Number.POSITIVE_INFINITY],
  },
]

const listsStatements = process.argv.includes('--statements')
const hasChoice = process.argv.includes('--postgres') || process.argv.includes('--embedded')
const measures = (database: string): boolean => !hasChoice || process.argv.includes(`--${database}`)

await using receiver = await startReceiver()
const postgres = measures('postgres') ? await startMeasured() : null
if (postgres) await measure('PostgreSQL', postgres.url)
if (measures('embedded')) await measure('the embedded database', undefined)
await postgres?.[Symbol.asyncDispose]()

/** A PostgreSQL that counts, and a session to ask it. */
async function startMeasured() {
  const started = await startPostgres({
    durable: true,
    settings: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=all'],
  })
  const client = new pg.Client({ connectionString: started.url })
  await client.connect()
  await client.query('create extension pg_stat_statements; create extension pg_walinspect')
  return {
    url: started.url,
    client,
    async [Symbol.asyncDispose]() {
      await client.end()
      await stopPostgres(started)
    },
  }
}

async function measure(name: string, url: string | undefined): Promise<void> {
  await using host = await startHost(url)
  const figures: Figure[] = []
  for (const kind of kinds)
    figures.push(...(await costOf(host, kind, url === undefined ? null : postgres)))
  report(`Cost of a write on ${name}`, figures)
}

async function costOf(host: Host, kind: Kind, database: typeof postgres): Promise<Figure[]> {
  const senders = await createWorld(host, receiver, kind.webhooks)
  // A server that has just started compiles while it is measured.
  await write(senders, kind)
  const seconds: number[] = []
  const records: Figure[] = []
  for (let round = 0; round < rounds; round++) {
    const counted = round === rounds - 1 ? database : null
    const before = counted ? await beginRecords(counted.client) : ''
    const cpuBefore = await host.cpuSeconds()
    await write(senders, kind)
    seconds.push((((await host.cpuSeconds()) - cpuBefore) / writes) * 1_000)
    if (counted) records.push(...(await recordsSince(counted.client, before, kind)))
  }
  const cost = median(seconds)
  const bar = kind.bars[database ? 0 : 1]
  const figure = {
    name: `${kind.name}: CPU seconds for 1,000, server and database`,
    value: cost.toFixed(2),
    bar: Number.isFinite(bar) ? `≤ ${bar}` : '',
    reached: cost <= bar,
  }
  return [figure, ...records]
}

async function write(senders: readonly Send[], { path, body }: Kind): Promise<void> {
  const each = writes / senders.length
  const seed = Date.now().toString(36)
  const send = async (one: Send): Promise<void> => {
    for (let n = 0; n < each; n++) await one(path, body(`${seed}-${n}`))
  }
  await Promise.all(senders.map(send))
  await delay(settleMs)
}

async function beginRecords(client: pg.Client): Promise<string> {
  await client.query('select pg_stat_statements_reset()')
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
  return rows[0]?.at ?? ''
}

/** What the database has done since, for one write. */
async function recordsSince(client: pg.Client, before: string, { name }: Kind): Promise<Figure[]> {
  const { rows: log } = await client.query<{ kind: string; count: number }>(
    `select "resource_manager/record_type" as kind, count::float / $2 as count
      from pg_get_wal_stats($1::pg_lsn, pg_current_wal_lsn(), true) where count > 0`,
    [before, writes],
  )
  const countOf = (pattern: RegExp): string =>
    log.reduce((sum, row) => sum + (pattern.test(row.kind) ? row.count : 0), 0).toFixed(2)
  const { rows } = await client.query<{ calls: number; ms: number; top: boolean; text: string }>(
    `select calls::float / $1 as calls, total_exec_time / $1 as ms, toplevel as top, query as text
      from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc`,
    [writes],
  )
  const sent = rows.filter(({ top }) => top)
  const sum = (key: 'calls' | 'ms'): string =>
    sent.reduce((total, row) => total + row[key], 0).toFixed(2)
  if (listsStatements) {
    for (const { calls, ms, top, text: statement } of rows.slice(0, 40)) {
      const shown = statement.replace(/\s+/g, ' ').slice(0, 110)
      console.log(`${calls.toFixed(2)} ${ms.toFixed(3)} ms ${top ? ' ' : '.'} ${shown}`)
    }
  }
  const figures = {
    'statements, and their ms': `${sum('calls')}, ${sum('ms')}`,
    'rows inserted; updated in place; moved': `${countOf(/^Heap\/INSERT|^Heap2\/MULTI/)}; ${countOf(/^Heap\/HOT_UPDATE/)}; ${countOf(/^Heap\/UPDATE/)}`,
    'index entries': countOf(/^(?:Btree|Gin|Hash|Gist|BRIN)\/INSERT/i),
    commits: countOf(/^Transaction\/COMMIT/),
  }
  return Object.entries(figures).map(([what, value]) => ({
    ...{ name: `${name}: ${what}`, value, bar: '', reached: true },
  }))
}
