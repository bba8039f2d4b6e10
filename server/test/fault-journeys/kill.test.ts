import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { costOf } from '../../src/domains/knowledge/pricing.ts'
import { startHttpServer, startTlsServer } from '../fixtures/tls-server.ts'
import { install, type RunningServer, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_KILLS'] ?? 20)

interface Listed {
  id: string
  type: string
  data: { id: string; status: string }
}

interface Usage {
  credits: { balance: number; reserved: number }
  daily: { credits: number }[]
}

const allowance = 1_000_000

/** Moves the organization to a plan whose credits are counted. */
async function meter(url: string, first: ReturnType<typeof readFirstRun>): Promise<void> {
  const headers = {
    authorization: `Bearer ${first.operatorKey}`,
    'content-type': 'application/json',
  }
  for (const [method, path, body] of [
    ['PUT', '/plans/metered', { monthlyCredits: allowance }],
    ['PATCH', `/organizations/${first.organizationId}`, { plan: 'metered' }],
  ] as const) {
    const init = { method, headers, body: JSON.stringify(body) }
    assert.equal((await fetch(`${url}/operator/v1${path}`, init)).status, 200)
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The same source again would be refused as a duplicate. */
let nextNumber = 0

/** Adds sources one after the other until the server is gone; returns those it acknowledged. */
async function addUntilKilled(
  url: string,
  headers: Record<string, string>,
  base: string,
  site: string,
  acknowledged: string[],
): Promise<void> {
  for (;;) {
    const n = nextNumber++
    const body =
      n % 2 === 0
        ? {
            type: 'text',
            name: `Text ${n}`,
            text: `# Text ${n}\n\nKept whatever happens, ${n} times.`,
          }
        : { type: 'url', url: `${site}/page-${n}` }
    try {
      const response = await fetch(`${url}/v1/bases/${base}/sources`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const source = (await response.json()) as { id: string }
      if (response.status === 201) acknowledged.push(source.id)
    } catch {
      return
    }
  }
}

test(`${kills} kills at random moments lose nothing, repeat nothing and send nothing that was rolled back`, async (t) => {
  const receiver = await startTlsServer(t)
  const site = await startHttpServer(t, ({ url }, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<html><body><article><h1>${url}</h1><p>Some words about ${url}.</p></article></body></html>`,
      ),
  )
  const installation = await install(t)
  let server: RunningServer = await installation.start()
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(server.url + path, init)).json() as Promise<Record<string, never>>
  }
  await meter(server.url, readFirstRun(installation))
  const base = String((await call('/v1/bases', { name: 'Kept' }))['id'])
  await call('/v1/webhooks', { url: receiver.url, events: ['source.*'] })

  const acknowledged: string[] = []
  for (let round = 0; round < kills; round++) {
    if (round > 0) server = await installation.start()
    const adding = [1, 2].map(() =>
      addUntilKilled(server.url, headers, base, site.url, acknowledged),
    )
    // A third of the kills may strike before the first answer, however slow the machine is.
    const before = acknowledged.length
    if (round % 3 > 0) await until('one is acknowledged', async () => acknowledged.length > before)
    await wait(20 + Math.random() * 800)
    await server.kill()
    await Promise.all(adding)
  }
  server = await installation.start()

  const all = async <T>(path: string): Promise<T[]> => {
    const items: T[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const separator = path.includes('?') ? '&' : '?'
      const page = (await call(
        `${path}${separator}limit=100${cursor && `&cursor=${cursor}`}`,
      )) as unknown as {
        data: T[]
        nextCursor: string | null
      }
      items.push(...page.data)
      cursor = page.nextCursor
    }
    return items
  }
  await until('no source is underway', async () => {
    const underway = await Promise.all(
      ['queued', 'processing'].map((status) =>
        call(`/v1/bases/${base}/sources?limit=1&status=${status}`),
      ),
    )
    return underway.every(({ data }) => (data as unknown as unknown[]).length === 0)
  })
  const sources = await all<{ id: string; status: string; chunksCount: number }>(
    `/v1/bases/${base}/sources`,
  )
  assert.ok(sources.every(({ status }) => status === 'completed'))
  const known = new Set(sources.map(({ id }) => id))
  assert.ok(
    acknowledged.length >= kills / 2,
    `only ${acknowledged.length} sources were acknowledged`,
  )
  for (const id of acknowledged) assert.ok(known.has(id), `${id} was acknowledged and is lost`)

  const { credits, daily } = (await call('/v1/usage')) as unknown as Usage
  assert.equal(credits.reserved, 0, 'a reservation was neither settled nor released')
  const used = sum(daily.map((day) => day.credits))
  assert.equal(
    used,
    sum(sources.map(({ chunksCount }) => costOf(chunksCount))),
    'each run was paid once',
  )
  assert.equal(credits.balance, allowance - used, 'what is left is what was granted and not used')

  const events = await all<Listed>('/v1/events')
  const terminal = events.filter(({ type }) => type === 'source.completed')
  assert.equal(
    new Set(terminal.map(({ data }) => data.id)).size,
    terminal.length,
    'an event is there twice',
  )
  assert.equal(terminal.length, sources.length)
  const received = () =>
    new Map(receiver.requests.map(({ headers, body }) => [headers['webhook-id'], body]))
  await until('every event was delivered', async () => events.every(({ id }) => received().has(id)))
  const emitted = new Map(events.map((event) => [event.id, event]))
  for (const [id, body] of received()) {
    const event = emitted.get(String(id))
    assert.ok(event, `${id} was sent and never happened`)
    assert.deepEqual(JSON.parse(body.toString()), event)
  }
  for (const { id, chunksCount } of sources.slice(0, 50)) {
    const chunks = await all<{ position: number }>(`/v1/bases/${base}/sources/${id}/chunks`)
    assert.deepEqual(
      chunks.map(({ position }) => position),
      Array.from({ length: chunksCount }, (_, i) => i),
    )
  }
})
