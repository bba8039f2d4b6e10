/**
 * What admission costs and how exact it is.
 *
 * Its share: requests a second of the product with its admission, and of the same operations mounted
 * once more with an authenticator that checks and counts nothing, in turns, on one process and
 * database. With DATABASE_URL also, over three server processes on a scratch database of that server:
 * how long after the answer to a revocation a request still succeeded, and how many requests of a flood
 * were admitted against what the limit says.
 *
 *     node bench/admission.ts
 */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type App, buildApp } from '../server/src/app.ts'
import { type Context, createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { mountOperations } from '../server/src/platform/http/mount/mount.ts'
import { createServer } from '../server/src/platform/http/server/server.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { gapUs } from '../server/src/platform/rates/gcra.ts'
import { flood, type Nodes, startNodes } from '../server/test/nodes.ts'
import { anyToken } from '../server/test/principal.ts'
import { createTestDatabase } from '../server/test/storage.ts'
import { type Figure, median, report } from './report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = 2
const revocations = 5
const requestsAfter = 2_000
const floodMs = 6_000

const databaseUrl = process.env['DATABASE_URL']
report(`Admission on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`, await measureShare())
if (databaseUrl) {
  process.env['TEST_DATABASE_URL'] = databaseUrl
  report('Three nodes on one PostgreSQL', await measureNodes())
}

async function measureShare(): Promise<Figure[]> {
  const scratch = databaseUrl ? await createTestDatabase(databaseUrl) : null
  const operatorKey = randomBytes(24).toString('hex')
  const [config, configuredSecrets] = readConfig({
    DATABASE_URL: scratch?.url,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_LOG_LEVEL: 'silent',
  })
  const inMemory = { ...config, database: { kind: 'embedded', directory: null } as const }
  const settings = scratch ? config : inMemory
  try {
    await using context = await createContext(settings, completeSecrets(config, configuredSecrets))
    await using app = await buildApp(context)
    await context.jobs.start([], false)
    return await compareDoors(context, app, operatorKey)
  } finally {
    await scratch?.drop()
  }
}

async function compareDoors(context: Context, app: App, operatorKey: string): Promise<Figure[]> {
  const origin = await listen(app.http)
  const { token, organizationId } = await populate(origin, operatorKey)
  const open = createServer(context)
  const operations = app.described.filter(({ audience }) => audience === 'token')
  const anyone = async () => ({ ...anyToken, plan: 'counted', organizationId })
  mountOperations(open, operations, {
    platform: context,
    authenticators: { token: anyone },
    recorderFactories: [],
  })
  const openOrigin = await listen(open)
  const { id } = await send('POST', `${origin}/v1/contacts`, token, { name: 'Ada Lovelace' })
  const figures: Figure[] = []
  for (const [name, path] of [
    ['GET one contact', `/v1/contacts/${id}`],
    ['list 20 contacts', '/v1/contacts?limit=20'],
  ] as const) {
    figures.push(await compare(name, token, origin + path, openOrigin + path))
  }
  await open.close()
  return figures
}

/** An organization with a limit that is counted and never reached. */
async function populate(origin: string, operatorKey: string) {
  const operator = `${origin}/operator/v1`
  await send('PUT', `${operator}/plans/counted`, operatorKey, { requestsPerMinute: 1_000_000 })
  const organizations = `${operator}/organizations`
  const organization = await send('POST', organizations, operatorKey, {
    name: 'Bench',
    plan: 'counted',
  })
  const { token } = await send('POST', `${organizations}/${organization.id}/tokens`, operatorKey, {
    name: 'bench',
    scopes: ['*'],
  })
  return { token, organizationId: OrganizationId.read(organization.id) ?? '' }
}

async function send(method: string, url: string, credential: string, body: object) {
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  return (await response.json()) as { id: string; token: string }
}

async function compare(name: string, token: string, ours: string, open: string): Promise<Figure> {
  await load(token, ours, 1)
  const shares: number[] = []
  const rates: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const without = await load(token, open, seconds)
    const withIt = await load(token, ours, seconds)
    shares.push(1 - withIt / without)
    rates.push([withIt, without])
  }
  const [withIt, without] = [0, 1].map((side) => median(rates.map((pair) => pair[side] ?? 0)))
  const share = median(shares)
  return {
    name: `${name}: share of admission in its cost (${Math.round(withIt ?? 0)} requests/s with, ${Math.round(without ?? 0)} without)`,
    value: `${Math.round(share * 100)} %`,
    bar: '',
    reached: true,
  }
}

async function load(token: string, url: string, duration: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, connections: 20, duration, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals`)
  return result.requests.average
}

async function listen(http: ReturnType<typeof createServer>): Promise<string> {
  await http.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
}

async function measureNodes(): Promise<Figure[]> {
  const endings: (() => unknown)[] = []
  try {
    const nodes = await startNodes({ after: (end) => void endings.push(end as () => unknown) }, 3)
    return [await measureRevocation(nodes), await measureFlood(nodes)]
  } finally {
    for (const end of endings) await end()
  }
}

/** Requests that started after the answer to a revocation, and those of them that succeeded. */
async function measureRevocation(nodes: Nodes): Promise<Figure> {
  let [late, sent, latestMs] = [0, 0, Number.NEGATIVE_INFINITY]
  for (let time = 0; time < revocations; time++) {
    const { token, path } = await nodes.tokenWithin({ requestsPerMinute: null })
    let answeredAt = Number.POSITIVE_INFINITY
    let after = 0
    const successes: number[] = []
    const ask: Nodes['ask'] = async (node, value) => {
      const startedAt = performance.now()
      if (startedAt > answeredAt) after++
      const status = await nodes.ask(node, value)
      if (status === 200) successes.push(startedAt)
      return status
    }
    const sending = flood({ ...nodes, ask }, token, () => after >= requestsAfter)
    await wait(300)
    await nodes.operate('DELETE', path)
    answeredAt = performance.now()
    await sending
    sent += after
    late += successes.filter((startedAt) => startedAt > answeredAt).length
    latestMs = Math.max(latestMs, ...successes.map((startedAt) => startedAt - answeredAt))
  }
  return {
    name: `requests that started after the answer to a revocation and succeeded, of ${sent} (the last success started ${(-latestMs).toFixed(1)} ms before it)`,
    value: String(late),
    bar: '0',
    reached: late === 0,
  }
}

async function measureFlood(nodes: Nodes): Promise<Figure> {
  const limit = { requestsPerMinute: 600, burst: 100 }
  const { token } = await nodes.tokenWithin(limit)
  const startedAt = performance.now()
  const statuses = await flood(nodes, token, () => performance.now() - startedAt > floodMs)
  const elapsedUs = (performance.now() - startedAt) * 1000
  const admitted = statuses.get(200) ?? 0
  const allowed = Math.floor(limit.burst + elapsedUs / gapUs(limit))
  return {
    name: `admitted of ${admitted + (statuses.get(429) ?? 0)} requests to three nodes in ${floodMs / 1000} s, limit 600 a minute`,
    value: String(admitted),
    bar: `≤ ${allowed}`,
    reached: admitted <= allowed && admitted >= allowed - 2,
  }
}
