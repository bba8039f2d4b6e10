import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../server/src/platform/db/database.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { createClient } from '../server/test/client.ts'
import { casesOf } from '../server/test/growth/cases.ts'
import { fill } from '../server/test/growth/fill.ts'
import type { Filled } from '../server/test/growth/filled.ts'
import { contactFills } from '../server/test/growth/tables.ts'
import { openProduct } from './growth-host.ts'
import { median, report } from './report.ts'

/**
 * Searches of one organization with a million contacts (a tenth of that embedded; `--rows`), and what a field that
 * becomes sortable costs those who write meanwhile. Imports are in `contacts-import`, single requests in `api`.
 */
const { values: options } = parseArgs({ options: { rows: { type: 'string' } } })
const onPostgres = process.env['DATABASE_URL'] !== undefined
const rows = Number(options.rows ?? (onPostgres ? 1_000_000 : 100_000))
const queries = 200
const filteredLists = 50
const idleMs = 20_000

await using product = await openProduct()
const db = product.database.longRunning
const operator = createClient(product.http, [], product.operatorKey)
const organizations = '/operator/v1/organizations'
const made = { name: 'Large', plan: 'unlimited' }
const { body: organization } = await operator.post(organizations, made)
const { body: token } = await operator.post(`${organizations}/${organization.id}/tokens`, {
  name: 'bench',
  scopes: ['*'],
})
const owner = createClient(product.http, [], token.token)
const filter = { field: 'tag', op: 'eq', value: 'rare' }
const { body: segment } = await owner.post('/v1/segments', { name: 'Rare', filter })
const filled: Filled = {
  organizationId: OrganizationId.read(organization.id) ?? '',
  tokenId: token.id,
  webhookId: '',
  hookId: '',
  segmentId: segment.id,
  baseId: '',
  rows,
  sourcesShare: 0,
  startMs: Math.floor(Date.now() / 1_000 - rows) * 1_000,
}
await db.connection().execute(async (session) => {
  await withoutTriggers(session, () => fill(session, filled, 0, rows, contactFills))
})
await sql`vacuum analyze`.execute(db)
// What the filling left to be written does not go to the disk while writes are timed.
await sql`checkpoint`.execute(db)
console.log(`${rows} contacts`)

/** Searches that ended after two seconds without an answer, as those do that no index serves. */
const timeouts = new Set<string>()
const mixed = await timeMixed()
const list = await timeList()
const idle = await timeIdle()
const indexing = await timeIndexing()
const shown = (ms: number): string => `${ms.toFixed(1)} ms`
report(`Contacts on ${onPostgres ? 'PostgreSQL' : 'the embedded database'}`, [
  {
    name: `${queries} mixed searches, p50 / p95 (slowest: ${mixed.slowest})`,
    value: `${shown(mixed.p50)} / ${shown(mixed.p95)}`,
    bar: '< 20 / 150 ms',
    reached: mixed.p50 < 20 && mixed.p95 < 150,
  },
  {
    name: 'list filtered by a tag of 1 %, pages of 20, p50',
    value: shown(list),
    bar: '< 15 ms',
    reached: list < 15,
  },
  {
    name: `p99.9 and longest of ${idle.writes} writes while nothing is under way`,
    value: `${shown(idle.p999)}, ${shown(idle.longest)}`,
    bar: '',
    reached: true,
  },
  {
    name: `p99.9 and longest of ${indexing.writes} writes while a field becomes sortable (${indexing.seconds.toFixed(0)} s)`,
    value: `${shown(indexing.p999)}, ${shown(indexing.longest)}`,
    bar: 'longest < 100 ms',
    reached: indexing.longest < 100,
  },
])

console.log(`\nThe slowest: ${mixed.slow.map(({ name, ms }) => `${name} ${shown(ms)}`).join('; ')}`)
console.log(`\nEnded with search_timeout: ${[...timeouts].join(', ') || 'none'}`)

/** As COPY into an empty table would be: what triggers keep is filled by statements of its own. */
async function withoutTriggers(session: Db, run: () => Promise<void>): Promise<void> {
  await sql`set session_replication_role = replica`.execute(session)
  await run()
  await sql`reset session_replication_role`.execute(session)
}

async function timeMixed() {
  const operation = product.operations.find((one) => one.operationId === 'listContacts')
  if (!operation) throw new Error('there is no listContacts')
  const cases = casesOf(operation, filled, rows)
  const times: { ms: number; name: string }[] = []
  for (const isWarm of [false, true]) {
    for (let at = 0; at < queries; at++) {
      // A stride that shares no factor with the number of cases, so that neighbors differ.
      const one = cases[(at * 7) % cases.length]
      if (!one) throw new Error('there are no cases')
      const params = new URLSearchParams()
      for (const [key, value] of Object.entries(one.query)) params.set(key, String(value))
      const ms = await timed(`/v1/contacts?${params}`)
      if (isWarm) times.push({ ms, name: one.name })
    }
  }
  times.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]
  return {
    p50: at(0.5)?.ms ?? 0,
    p95: at(0.95)?.ms ?? 0,
    slowest: at(1)?.name,
    slow: times.slice(-12).reverse(),
  }
}

async function timeList(): Promise<number> {
  const times: number[] = []
  let url = '/v1/contacts?tag=vip'
  for (let page = 0; page < filteredLists; page++) {
    times.push(await timed(url))
    const { body } = await owner.get(url)
    if (!body.nextCursor) break
    url = `/v1/contacts?tag=vip&cursor=${body.nextCursor}`
  }
  return median(times)
}

async function timed(url: string): Promise<number> {
  const start = performance.now()
  const { status, body } = await owner.get(url)
  if (body.error?.code === 'search_timeout') timeouts.add(decodeURIComponent(url))
  else if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`)
  return performance.now() - start
}

interface Writes {
  p999: number
  longest: number
  writes: number
  seconds: number
}

/** One writer, without a pause, while nothing else is under way. */
function timeIdle(): Promise<Writes> {
  const end = performance.now() + idleMs
  return writeUntil(() => performance.now() > end)
}

/** The same while a job writes the keys of all contacts. */
async function timeIndexing(): Promise<Writes> {
  const field = { key: 'plan', label: 'Plan', type: 'text', sortable: true }
  const { body: created } = await owner.post('/v1/contact-fields', field)
  const isDone = async () => !(await owner.get(`/v1/contact-fields/${created.id}`)).body.indexing
  let isOver = false
  const job = product.drain().then(() => {
    isOver = true
  })
  const written = await writeUntil(() => isOver)
  await job
  if (!(await isDone())) throw new Error('the field is not sortable yet')
  return written
}

async function writeUntil(isOver: () => boolean): Promise<Writes> {
  const begun = performance.now()
  const times: number[] = []
  while (!isOver()) {
    const start = performance.now()
    const name = `Written ${times.length}`
    await owner.post('/v1/contacts', { name, custom: { plan: 'silver' } })
    times.push(performance.now() - start)
  }
  const seconds = (performance.now() - begun) / 1_000
  times.sort((one, other) => one - other)
  const p999 = times[Math.ceil(times.length * 0.999) - 1] ?? 0
  return { p999, longest: times.at(-1) ?? 0, writes: times.length, seconds }
}
