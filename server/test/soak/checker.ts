import { until } from '../server-process.ts'
import type { Acknowledged, Client } from './client.ts'
import type { Findings } from './findings.ts'
import type { Receiver } from './receiver.ts'

interface Event {
  id: string
  type: string
  data: { id?: string }
}

interface World {
  client: Client
  base: string
  webhook: string
  receiver: Receiver
  /** Credits that were granted; null on a plan that does not count them. */
  granted: number | null
  acknowledged: readonly Acknowledged[]
  findings: Findings
}

const settleMs = 180_000

/**
 * What must be true when everything has come to rest: each acknowledged write is there exactly once, each
 * event was delivered and nothing else, nothing is stuck, and chain, ledger and counts agree.
 */
export async function check(world: World): Promise<void> {
  await checkWrites(world, '/v1/contacts', '/v1/contacts')
  await waitForSources(world)
  const sources = `/v1/bases/${world.base}/sources`
  await checkWrites(world, sources, sources)
  const events = await checkEvents(world)
  await checkDeliveries(world, events)
  await checkBooks(world)
}

async function checkWrites({ client, acknowledged, findings }: World, path: string, list: string) {
  const rows = await client.all<{ id: string; name: string }>(list)
  const ids = new Set(rows.map(({ id }) => id))
  const names = new Set(rows.map(({ name }) => name))
  const made = acknowledged.filter((one) => one.path === path)
  for (const { id, key } of made) {
    if (!ids.has(id)) findings.add(`${id} was acknowledged for ${key} and is not in ${list}`)
  }
  if (names.size !== rows.length) findings.add(`${rows.length - names.size} of ${list} are twice`)
  if (rows.length !== made.length) {
    findings.add(`${list} has ${rows.length} rows; ${made.length} were acknowledged`)
  }
}

async function waitForSources({ client, base, findings }: World): Promise<void> {
  const count = async (status: string): Promise<number> =>
    (await client.all(`/v1/bases/${base}/sources?status=${status}`)).length
  const isAtRest = async () => (await count('queued')) + (await count('processing')) === 0
  await until('no source is underway', isAtRest, settleMs).catch(() =>
    findings.add('a source is stuck in queued or processing'),
  )
  const failed = await count('failed')
  if (failed > 0) findings.add(`${failed} sources failed`)
}

async function checkEvents({ client, acknowledged, base, findings }: World): Promise<Event[]> {
  const events = await client.all<Event>('/v1/events')
  const subjects = new Map<string, number>()
  for (const { type, data } of events) {
    const subject = `${type} ${data.id}`
    subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
  }
  for (const { path, id } of acknowledged) {
    const expected =
      path === '/v1/contacts'
        ? `contact.created ${id}`
        : path === `/v1/bases/${base}/sources`
          ? `source.completed ${id}`
          : null
    if (expected === null) continue
    const times = subjects.get(expected) ?? 0
    if (times !== 1) findings.add(`the feed has ${expected} ${times} times`)
  }
  return events
}

async function checkDeliveries({ client, webhook, receiver, findings }: World, events: Event[]) {
  const { received } = receiver
  const missing = () => events.filter(({ id }) => !received.has(id))
  await until('every event was delivered', async () => missing().length === 0, settleMs).catch(() =>
    findings.add(`${missing().length} events were not delivered, ${missing()[0]?.id} among them`),
  )
  const known = new Map(events.map((event) => [event.id, event]))
  for (const [id, { body }] of received) {
    const event = known.get(id)
    if (!event) findings.add(`${id} was delivered and is not in the feed`)
    else if (JSON.stringify(JSON.parse(body)) !== JSON.stringify(event)) {
      findings.add(`${id} was delivered with another body than the feed has`)
    }
  }
  const path = `/v1/webhooks/${webhook}/deliveries`
  const open = async () =>
    (await client.all<{ status: string }>(path)).filter(({ status }) => status !== 'succeeded')
  await until('every result is recorded', async () => (await open()).length === 0, settleMs).catch(
    async () => findings.add(`${(await open()).length} deliveries have not succeeded`),
  )
}

/** Audit chain, ledger and counts. */
async function checkBooks({ client, base, granted, findings }: World): Promise<void> {
  const { intact } = await client.get('/v1/audit-log/verification')
  if (intact !== true) findings.add('the chain of the audit log is broken')
  const usage = await client.get('/v1/usage')
  const counts = [
    ['contacts', (await client.all('/v1/contacts')).length],
    ['sources', (await client.all(`/v1/bases/${base}/sources`)).length],
  ] as const
  for (const [resource, rows] of counts) {
    const { used } = usage.limits[resource]
    if (used !== rows) findings.add(`${used} ${resource} are counted and ${rows} are there`)
  }
  if (granted === null) return
  const { balance, reserved } = usage.credits
  const used = usage.daily.reduce((sum: number, day: { credits: number }) => sum + day.credits, 0)
  if (reserved !== 0) findings.add(`${reserved} credits are still reserved`)
  if (balance !== granted - used) {
    findings.add(`the balance is ${balance}; ${granted} were granted and ${used} used`)
  }
}
