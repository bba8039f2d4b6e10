import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { breakableDatabase } from '../fixtures/breakable-database.ts'
import { mountSmallDisk, type SmallDisk } from '../fixtures/small-disk.ts'
import { type Installation, install, readFirstRun } from '../server-process.ts'
import { check } from './checker.ts'
import { Client } from './client.ts'
import type { Fault, OwnPostgres, Place } from './faults.ts'
import { Findings } from './findings.ts'
import { Nodes } from './nodes.ts'
import { makeNoise } from './noise.ts'
import { Others } from './others.ts'
import { Prober } from './prober.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { startWriters } from './writers.ts'

export interface SoakPlan {
  nodes: number
  writers: number
  /** What goes wrong, in this order. */
  strikes: readonly Fault[]
  /** Between two strikes, and before the first. */
  restMs: number
  /** Between two requests of a writer. */
  pauseMs?: number
  /** How long others are measured before the first strike, to hold p99 to it; absent: they are not. */
  calmMs?: number
  postgres?: OwnPostgres
  workers?: readonly OwnPostgres[]
  /** The disk that PostgreSQL writes to. */
  disk?: SmallDisk | null
  /** The embedded database gets a disk of its own, so large. */
  diskMegabytes?: number
  /** Told how each strike went. */
  say?: (line: string) => void
}

export interface SoakResult {
  findings: readonly string[]
  acknowledged: number
  delivered: number
  deliveredAgain: number
}

const credits = 10_000_000
const hangingEndpoints = 2

/** Load, faults, rest, check. Nothing is found when all went well. */
export async function soak(t: Pick<TestContext, 'after'>, plan: SoakPlan): Promise<SoakResult> {
  const findings = new Findings()
  const installation = await install(t)
  const disk = plan.disk ?? mountDisk(t, plan, installation)
  const scratch = mountScratch(t, installation)
  const { nodes, database } = await startNodes(t, plan, installation)
  const operator = operatorOf(nodes, readFirstRun(installation).operatorKey)
  await operator('PUT', '/plans/soak', { monthlyCredits: credits })
  const [writing, hanging, probing] = await Promise.all(
    ['Writers', 'Hanging', 'Probed'].map((name) => makeOrganization(operator, name)),
  )
  const noisy = await makeOrganization(operator, 'Noisy', 'free')
  const client = new Client(nodes.urls, writing ?? '', findings)
  const neighbour = new Client(nodes.urls, hanging ?? '', findings)
  const receiver = await startReceiver(t, findings, (body) => prober.arrive(nameIn(body)))
  const webhook = await makeWebhook(client, receiver)
  const { id: base } = await client.post('/v1/bases', 'base', { name: 'Soak' })
  const probedClient = new Client(nodes.urls, probing ?? '', findings)
  const { id: probedBase } = await probedClient.post('/v1/bases', 'base', { name: 'Uploads' })
  const probed = { url: receiver.probedUrl, events: ['*'] }
  await probedClient.post('/v1/webhooks', 'probed', probed)

  const { pauseMs = 20, writers: count } = plan
  const noise = startWriters(neighbour, null, { count: 1, pauseMs: 100, findings })
  const writers = startWriters(client, base, { count, pauseMs, findings })
  const prober = new Prober(nodes.urls, probing ?? '')
  const addHangingEndpoints = () => hang(neighbour, receiver)
  const loud = { urls: nodes.urls, token: noisy, hangingUrl: receiver.hangingUrl }
  const beNoisy = (forMs: number) => makeNoise({ ...loud, forMs })
  const { postgres = null, workers = [] } = plan
  const upload = () => uploadTo(nodes.urls()[0] ?? '', probing ?? '', probedBase)
  const place = {
    ...{ nodes, database, postgres, workers, disk, scratch, findings },
    ...{ addHangingEndpoints, makeNoise: beNoisy, upload },
  }
  await strikeAll(plan, prober, place)
  await Promise.all([writers.stop(), noise.stop(), prober.stop()])

  const { acknowledged } = writers
  await check({ client, base, webhook, receiver, granted: credits, acknowledged, findings })
  const times = [...receiver.received.values()]
  return {
    findings: findings.list(),
    acknowledged: acknowledged.length,
    delivered: times.length,
    deliveredAgain: times.filter((one) => one.times > 1).length,
  }
}

const scratchMegabytes = 200

/** The temporary files of the nodes get a disk of their own where one can be mounted. */
function mountScratch(
  t: Pick<TestContext, 'after'>,
  { environment }: Installation,
): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'capstan-soak-'))
  const disk = mountSmallDisk(path, scratchMegabytes)
  if (disk) environment['TMPDIR'] = path
  t.after(() => {
    disk?.unmount()
    rmdirSync(path)
  })
  return disk
}

function uploadTo(node: string, token: string, base: string): Promise<Response> {
  const body = new FormData()
  body.set(
    'file',
    new Blob([`# ${performance.now()}\n\nUploaded.`], { type: 'text/plain' }),
    'a.txt',
  )
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${node}/v1/bases/${base}/sources`, { method: 'POST', headers, body })
}

function mountDisk(
  t: Pick<TestContext, 'after'>,
  { diskMegabytes }: SoakPlan,
  { environment }: Installation,
): SmallDisk | null {
  if (diskMegabytes === undefined) return null
  const directory = environment['CAPSTAN_DATA_DIR'] ?? ''
  mkdirSync(directory, { recursive: true })
  const disk = mountSmallDisk(directory, diskMegabytes)
  t.after(() => disk?.unmount())
  return disk
}

async function startNodes(
  t: Pick<TestContext, 'after'>,
  plan: SoakPlan,
  installation: Installation,
) {
  const { environment } = installation
  const { DATABASE_URL } = environment
  const database = DATABASE_URL ? await breakableDatabase(t, DATABASE_URL) : null
  if (database) environment['DATABASE_URL'] = database.url
  const nodes = new Nodes(installation)
  // The first one migrates; the others would wait for it.
  for (let node = 0; node < plan.nodes; node++) await nodes.start()
  return { nodes, database }
}

async function strikeAll(plan: SoakPlan, prober: Prober, place: Place): Promise<void> {
  // What runs for the first time is slow.
  await wait(Math.max(plan.restMs, (plan.calmMs ?? 0) / 3))
  prober.read()
  await wait(plan.calmMs ?? 0)
  const others = new Others(prober.read())
  const turns = new Map<string, number>()
  for (const [index, fault] of plan.strikes.entries()) {
    const turn = turns.get(fault.name) ?? 0
    turns.set(fault.name, turn + 1)
    await fault.strike(place, turn)
    await wait(plan.restMs)
    others.add(fault.name, prober.read())
    plan.say?.(`${index + 1}/${plan.strikes.length} ${fault.name}`)
  }
  for (const line of others.lines()) plan.say?.(line)
  if (plan.calmMs === undefined) return
  const spared = plan.strikes.filter(({ sparesOthers }) => sparesOthers)
  others.check(new Set(spared.map(({ name }) => name)), place.findings)
}

async function hang(neighbour: Client, { hangingUrl }: Receiver): Promise<void> {
  for (let n = 0; n < hangingEndpoints; n++) {
    const body = { url: hangingUrl, events: ['*'], maxInFlight: 100 }
    await neighbour.post('/v1/webhooks', `hang ${n}`, body)
  }
}

const nameIn = (body: string): string => JSON.parse(body).data?.name ?? ''

type Operate = (
  method: string,
  path: string,
  body: object,
) => Promise<{ id: string; token: string }>

const operatorOf =
  (nodes: Nodes, key: string): Operate =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const init = { method, headers, body: JSON.stringify(body) }
    const response = await fetch(`${nodes.urls()[0]}/operator/v1${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as { id: string; token: string }
  }

async function makeOrganization(operate: Operate, name: string, plan = 'soak'): Promise<string> {
  const { id } = await operate('POST', '/organizations', { name, plan })
  const { token } = await operate('POST', `/organizations/${id}/tokens`, { name, scopes: ['*'] })
  return token
}

async function makeWebhook(client: Client, receiver: Receiver): Promise<string> {
  const body = { url: receiver.url, events: ['*'] }
  const { id, secret } = await client.send('/v1/webhooks', 'webhook', body)
  receiver.secret(secret)
  return id
}
