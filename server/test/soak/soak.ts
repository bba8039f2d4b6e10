import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { breakableDatabase } from '../fixtures/breakable-database.ts'
import { install, readFirstRun } from '../server-process.ts'
import { check } from './checker.ts'
import { Client } from './client.ts'
import type { Fault, Place } from './faults.ts'
import { Findings } from './findings.ts'
import { Nodes } from './nodes.ts'
import { Prober } from './prober.ts'
import { startReceiver } from './receiver.ts'
import { startWriters } from './writers.ts'

export interface SoakPlan {
  nodes: number
  writers: number
  /** What goes wrong, in this order. */
  strikes: readonly Fault[]
  /** Between two strikes, and before the first. */
  restMs: number
  restartDatabase?: () => Promise<void>
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
  const { DATABASE_URL } = installation.environment
  const database = DATABASE_URL ? await breakableDatabase(t, DATABASE_URL) : null
  if (database) installation.environment['DATABASE_URL'] = database.url
  const nodes = new Nodes(installation)
  // The first one migrates; the others would wait for it.
  for (let node = 0; node < plan.nodes; node++) await nodes.start()

  const operator = operatorOf(nodes, readFirstRun(installation).operatorKey)
  await operator('PUT', '/plans/soak', { monthlyCredits: credits })
  const [writing, hanging, probing] = await Promise.all(
    ['Writers', 'Hanging', 'Probed'].map((name) => makeOrganization(operator, name)),
  )
  const client = new Client(nodes.urls, writing ?? '', findings)
  const receiver = await startReceiver(t, findings)
  const neighbour = new Client(nodes.urls, hanging ?? '', findings)
  for (let n = 0; n < hangingEndpoints; n++) {
    const body = { url: receiver.hangingUrl, events: ['*'], maxInFlight: 100 }
    await neighbour.post('/v1/webhooks', `hang ${n}`, body)
  }
  const webhook = await makeWebhook(client, receiver)
  const { id: base } = await client.post('/v1/bases', 'base', { name: 'Soak' })

  const noise = startWriters(neighbour, null, { count: 1, pauseMs: 100, findings })
  const writers = startWriters(client, base, { count: plan.writers, pauseMs: 20, findings })
  const prober = new Prober(nodes.urls, probing ?? '')
  await strikeAll(plan, prober, {
    nodes,
    database,
    restartDatabase: plan.restartDatabase ?? null,
    findings,
  })
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

async function strikeAll(plan: SoakPlan, prober: Prober, place: Place): Promise<void> {
  await wait(plan.restMs)
  const calm = prober.read()
  plan.say?.(`before: p99 of another organization ${calm.p99Ms.toFixed(0)} ms`)
  for (const [round, fault] of plan.strikes.entries()) {
    await fault.strike(place, round)
    await wait(plan.restMs)
    const { p99Ms, failures, count } = prober.read()
    const ratio = (p99Ms / calm.p99Ms).toFixed(1)
    plan.say?.(
      `${round + 1}/${plan.strikes.length} ${fault.name}: p99 of another organization ${p99Ms.toFixed(0)} ms (${ratio} ×), ${failures} of ${count} not answered`,
    )
  }
}

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

async function makeOrganization(operate: Operate, name: string): Promise<string> {
  const { id } = await operate('POST', '/organizations', { name, plan: 'soak' })
  const { token } = await operate('POST', `/organizations/${id}/tokens`, { name, scopes: ['*'] })
  return token
}

async function makeWebhook(
  client: Client,
  receiver: Awaited<ReturnType<typeof startReceiver>>,
): Promise<string> {
  const body = { url: receiver.url, events: ['*'] }
  const { id, secret } = await client.send('/v1/webhooks', 'webhook', body)
  receiver.secret(secret)
  return id
}
