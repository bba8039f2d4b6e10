/**
 * What automations cost those who emit events, and how long it takes from a hook to what it sets off. Twenty
 * connections publish events, in turns without automations and with ten that do not match; then 200 events a
 * second come in over twenty hooks, each with an automation that upserts a contact. On the embedded database,
 * or on PostgreSQL if DATABASE_URL is given (a scratch database is made there and dropped).
 *
 *     node bench/automations.ts
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase } from '../server/test/storage.ts'
import { createSender, type Host, type Send, startHost } from './publishing-world.ts'
import { now, startReceiver } from './receiver.ts'
import { type Figure, report } from './report.ts'

const publishers = 20
const turns = 4
const turnMs = 4_000
const hooks = 20
const posts = 1_000
const everyMs = 5
const text = 'x'.repeat(500)

await using receiver = await startReceiver()
const server = process.env['DATABASE_URL']
if (server) {
  const database = await createTestDatabase(server)
  await measureOn('PostgreSQL', database.url)
  await database.drop()
} else await measureOn('the embedded database', undefined)

async function measureOn(name: string, databaseUrl: string | undefined): Promise<void> {
  await using host = await startHost(databaseUrl)
  const figures = [
    ...(await compare(host)),
    ...(await pace(host, 'committed')),
    ...(await pace(host, 'committed and delivered')),
  ]
  report(`Automations on ${name}`, figures)
}

async function compare(host: Host): Promise<Figure[]> {
  const without = await createSender(host)
  const withTen = await createSender(host)
  for (let n = 0; n < 10; n++) {
    await withTen('/v1/automations', {
      name: `Automation ${n}`,
      trigger: { event: 'custom.*', filter: `data.total > ${1_000_000 + n}` },
      actions: [{ type: 'event.emit', event: 'custom.seen', mapping: { n: '1' } }],
    })
  }
  const counts = { without: 0, withTen: 0 }
  const cpu = { without: 0, withTen: 0 }
  await publish(without)
  for (let turn = 0; turn < turns; turn++) {
    for (const [kind, send] of [
      ['without', without],
      ['withTen', withTen],
    ] as const) {
      const before = await host.cpuSeconds()
      counts[kind] += await publish(send)
      // What follows them is behind by a second at most.
      await delay(1_500)
      cpu[kind] += (await host.cpuSeconds()) - before
    }
  }
  const share = counts.withTen / counts.without
  const each = (kind: keyof typeof cpu) => ((cpu[kind] / counts[kind]) * 1_000).toFixed(2)
  const rate = (count: number) => Math.round(count / ((turns * turnMs) / 1_000))
  return [
    {
      name: `events/s with ten automations that do not match (${rate(counts.withTen)}), of those without (${rate(counts.without)})`,
      value: share.toFixed(2),
      bar: '> 0.9',
      reached: share > 0.9,
    },
    {
      name: `CPU seconds for 1,000 events, with ten and without`,
      value: `${each('withTen')}, ${each('without')}`,
      bar: '',
      reached: true,
    },
  ]
}

async function publish(send: Send): Promise<number> {
  const until = now() + turnMs
  let published = 0
  const publisher = async (): Promise<void> => {
    while (now() < until) {
      await send('/v1/events', { type: 'custom.order.paid', data: { total: 4_900, text } })
      published++
    }
  }
  await Promise.all(Array.from({ length: publishers }, publisher))
  return published
}

/** From the moment that an event is received to the end of the transaction that upserts the contact, or its delivery. */
async function pace(host: Host, end: 'committed' | 'committed and delivered'): Promise<Figure[]> {
  const send = await createSender(host)
  const urls: string[] = []
  for (let n = 0; n < hooks; n++) {
    const hook = await send('/v1/integrations/hooks', { name: `Hook ${n}`, preset: 'none' })
    await send('/v1/automations', {
      name: `Upsert ${n}`,
      trigger: { hook: hook['id'] },
      actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'body.email' } }],
    })
    urls.push(new URL(hook['url'] ?? '').pathname)
  }
  const isDelivered = end !== 'committed'
  if (isDelivered) {
    const url = `http://127.0.0.1:${receiver.http}/contacts`
    await send('/v1/webhooks', { url, events: ['contact.created'] })
  }
  const ends = async (): Promise<number[]> =>
    isDelivered ? (await receiver.arrivals()).map(({ at }) => at) : host.commits()
  await ends()
  const receivedAt: number[] = []
  const cpuBefore = await host.cpuSeconds()
  const running: Promise<void>[] = []
  const startedAt = now() + 100
  for (let n = 0; n < posts; n++) {
    const due = startedAt + n * everyMs
    await delay(Math.max(0, due - now()))
    const body = JSON.stringify({ email: `p${n}@example.com` })
    const headers = { 'content-type': 'application/json' }
    const path = urls[n % hooks] ?? ''
    running.push(
      host.pool.request({ path, method: 'POST', headers, body }).then(async (answer) => {
        await answer.body.dump()
        if (answer.statusCode !== 200) throw new Error(`the hook answered ${answer.statusCode}`)
        receivedAt.push(now())
      }),
    )
  }
  await Promise.all(running)
  const arrived: number[] = []
  for (let tries = 0; arrived.length < posts && tries < 200; tries++) {
    await delay(50)
    arrived.push(...(await ends()))
  }
  const cpu = (((await host.cpuSeconds()) - cpuBefore) / posts) * 1_000
  // Each begins and ends in its order.
  const [begun, ended] = [receivedAt, arrived].map((times) => times.toSorted((a, b) => a - b))
  const times = (ended ?? []).map((at, index) => at - (begun?.[index] ?? at))
  const sorted = times.toSorted((a, b) => a - b)
  const figureOf = (share: number, bar: number): Figure => {
    const value = sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    const name = `received → contact ${end}, 200/s, p${share * 100} of ${sorted.length}`
    return { name, value: `${value.toFixed(1)} ms`, bar: `< ${bar} ms`, reached: value < bar }
  }
  return [
    figureOf(0.5, 30),
    figureOf(0.95, 100),
    {
      name: 'CPU seconds of server and database for 1,000 of them',
      value: cpu.toFixed(2),
      bar: '',
      reached: true,
    },
  ]
}
