import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { type Case, casesOf, listsOf } from '../server/test/growth/cases.ts'
import { fill } from '../server/test/growth/fill.ts'
import type { Filled } from '../server/test/growth/filled.ts'
import { openProduct, type Product } from './growth-host.ts'
import { median } from './report.ts'

/**
 * How lists grow: every list of the API, by each of its filters, first page and a page far behind, in an
 * organization of 1,000 rows of everything and in the same one with as many as `--rows` says. On the
 * PostgreSQL of `DATABASE_URL`, otherwise embedded.
 */
const { values: options } = parseArgs({
  options: { rows: { type: 'string' }, only: { type: 'string' }, worst: { type: 'string' } },
})
const onPostgres = process.env['DATABASE_URL'] !== undefined
const rows = Number(options.rows ?? (onPostgres ? 1_000_000 : 100_000))
const smallRows = 1_000
const deepRows = 10_000
const turns = 20
const maxMs = 3_000
/** What the API promises at any size. */
const bar = { ratio: 3, p95Ms: 150 }

interface Times {
  p50: number
  p95: number
}

await using product = await openProduct()
const operator = { authorization: `Bearer ${product.operatorKey}` }
const { filled, token } = await makeOrganization()
const owner = { authorization: `Bearer ${token}` }
const bySize: Map<string, Times>[] = []
for (const [from, to] of [
  [0, smallRows],
  [smallRows, rows],
] as const) {
  const start = performance.now()
  // The rows that triggers would write are among those that are filled in.
  await product.database.longRunning.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session)
    await fill(session, filled, from, to)
    await sql`reset session_replication_role`.execute(session)
  })
  await sql`vacuum analyze`.execute(product.database.longRunning)
  console.log(`${to} rows: filled in ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  await placeEvents()
  bySize.push(await timeAll(to))
}
print(bySize)

/** The first reader of a feed in long gives events their positions; meanwhile others are told to come again. */
async function placeEvents(): Promise<void> {
  for (;;) {
    const { statusCode } = await product.http.inject({
      url: '/v1/events?after=now',
      headers: owner,
    })
    if (statusCode !== 503) return
  }
}

async function makeOrganization(): Promise<{ filled: Filled; token: string }> {
  const { organization, token: made } = await issueToken(product)
  const post = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${made.token}` }
    return (await product.http.inject({ method: 'POST', url: path, payload, headers })).json()
  }
  const webhook = await post('/v1/webhooks', { url: 'https://127.0.0.1:9999/hooks', events: ['*'] })
  const base = await post('/v1/bases', { name: 'The large one' })
  const filter = { field: 'tag', op: 'eq', value: 'rare' }
  await post('/v1/segments', { name: 'Rare', filter })
  await post('/v1/integrations/hooks', { name: 'The busy one', preset: 'none' })
  const { rows: found } = await sql<Record<'webhook' | 'base' | 'hook' | 'segment', string>>`
    select (select id from webhooks) as webhook, (select id from bases) as base,
      (select id from hooks) as hook, (select id from segments) as segment`.execute(
    product.database.db,
  )
  if (!webhook.id || !base.id || !found[0]) throw new Error('the organization could not be made')
  return {
    filled: {
      organizationId: OrganizationId.read(organization.id) ?? '',
      tokenId: made.id,
      webhookId: found[0].webhook,
      hookId: found[0].hook,
      segmentId: found[0].segment,
      baseId: found[0].base,
      rows,
      sourcesShare: 1 / 10,
      startMs: Math.floor(Date.now() / 1_000 - rows) * 1_000,
    },
    token: made.token,
  }
}

async function issueToken({ http }: Product) {
  const post = async (url: string, payload: object) =>
    (await http.inject({ method: 'POST', url, payload, headers: operator })).json()
  const path = '/operator/v1/organizations'
  const organization = await post(path, { name: 'Large', plan: 'unlimited' })
  const token = await post(`${path}/${organization.id}/tokens`, { name: 'bench', scopes: ['*'] })
  return { organization, token }
}

async function timeAll(size: number): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const list of listsOf(product.operations)) {
    if (options.only && !list.operationId.includes(options.only)) continue
    for (const one of casesOf(list, filled, size)) {
      const name = `${list.operationId} ${one.name}`.trim()
      times.set(name, await time(urlOf(one), one))
      const cursor = 'after' in one.query ? null : await findDeepCursor(one, size)
      if (cursor) times.set(`${name}, deep`, await time(urlOf(one, cursor), one))
    }
  }
  return times
}

function urlOf({ operation, params, query }: Case, cursor?: string): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  const pairs = Object.entries({ ...query, ...(cursor && { cursor }) })
  return `${path}?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]))}`
}

/**
 * Of a page that begins thousands of rows behind the first one, or half way through a shorter list. The
 * handler itself is asked: over HTTP such a page cannot be reached but through all before it.
 */
async function findDeepCursor(
  { operation, params, query }: Case,
  size: number,
): Promise<string | null> {
  const { organizationId } = filled
  const reader = {
    db: product.database.longRunning,
    organizationId,
    now: new Date(),
    principal: {},
  }
  const input = {
    params,
    query: { ...query, limit: Math.min(deepRows, size / 2) },
    body: undefined,
  }
  const page = (await operation.handle(reader as never, input)) as { nextCursor: string | null }
  return page.nextCursor
}

async function time(url: string, { operation }: Case): Promise<Times> {
  const headers = operation.audience === 'operator' ? operator : owner
  const ask = async (): Promise<number> => {
    const start = performance.now()
    const { statusCode, body } = await product.http.inject({ url, headers })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
    return performance.now() - start
  }
  await ask()
  const taken: number[] = []
  const begun = performance.now()
  while (taken.length < turns && (taken.length < 3 || performance.now() - begun < maxMs)) {
    taken.push(await ask())
  }
  taken.sort((a, b) => a - b)
  return { p50: median(taken), p95: taken[Math.ceil(taken.length * 0.95) - 1] ?? 0 }
}

function print([small, large]: readonly Map<string, Times>[]): void {
  const compared = [...(large ?? [])].map(([name, { p50, p95 }]) => {
    // A page that the small organization does not have is compared with its first.
    const before = (small?.get(name) ?? small?.get(name.replace(', deep', '')))?.p50 ?? Number.NaN
    return { name, before, p50, p95, ratio: p50 / before }
  })
  compared.sort((a, b) => b.ratio - a.ratio)
  const isShort = ({ ratio, p95 }: (typeof compared)[number]) =>
    ratio > bar.ratio || p95 > bar.p95Ms
  const short = compared.filter(isShort).length
  console.log(`\n${compared.length} ways to ask a list, ${short} short`)
  console.log(
    `\n| list | p50 at 1,000 rows | p50 at ${rows.toLocaleString('en')} | p95 | ratio | |`,
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const one of compared.slice(0, Math.max(short, Number(options.worst ?? 25)))) {
    const { name, before, p50, p95, ratio } = one
    const figures = [before, p50, p95].map((ms) => `${ms.toFixed(1)} ms`).join(' | ')
    console.log(`| ${name} | ${figures} | ${ratio.toFixed(1)} | ${isShort(one) ? 'short' : ''} |`)
  }
}
