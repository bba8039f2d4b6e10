import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Capstan, type CapstanEvent, verifyWebhook } from '../../../sdk/src/index.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { dataOf, giveKeys, restoring } from '../restoring.ts'
import { type Installation, install, readFirstRun, until } from '../server-process.ts'

/** An installation with the embedded database, whatever this run is on. */
async function installEmbedded(t: TestContext): Promise<Installation> {
  const server = process.env['TEST_DATABASE_URL']
  delete process.env['TEST_DATABASE_URL']
  try {
    return await install(t, {}, { isFirst: true })
  } finally {
    if (server) process.env['TEST_DATABASE_URL'] = server
  }
}

/** Creates contacts until it is told to stop; the ids that were acknowledged, in order. */
function writing(capstan: Capstan) {
  const acknowledged: string[] = []
  let stopped = false
  const done = (async () => {
    for (let i = 0; !stopped; i++) {
      acknowledged.push((await capstan.contacts.create({ name: `Contact ${i}` })).id)
    }
  })()
  return {
    acknowledged,
    async stop() {
      stopped = true
      await done.catch(() => {})
    },
  }
}

interface Sender {
  url: string
  token: string
}

const feed = async ({ url, token }: Sender, after: string): Promise<FeedPage> => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/v1/events?limit=100&after=${after}`, { headers })
  assert.equal(answer.status, 200)
  return (await answer.json()) as FeedPage
}

interface FeedPage {
  data: CapstanEvent[]
  hasMore: boolean
  nextCursor: string
}

async function eventsAfter(sender: Sender, after: string): Promise<CapstanEvent[]> {
  const found: CapstanEvent[] = []
  for (let place = after; ; ) {
    const page = await feed(sender, place)
    found.push(...page.data)
    if (!page.hasMore) return found
    place = page.nextCursor
  }
}

test('a backup under load restores into the other kind of database, where everything goes on', async (t) => {
  const receiver = await startTlsServer(t, (_, response) => response.writeHead(204).end())
  const source = await install(t)
  const server = await source.start()
  const first = readFirstRun(source)
  const sender = { url: server.url, token: first.apiToken }
  const capstan = new Capstan(sender)
  const webhook = await capstan.webhooks.create({ url: receiver.url, events: ['*'] })
  const base = await capstan.bases.create({ name: 'Handbook' })
  const text = '# Hours\n\nOpen from nine until five.'
  const added = await capstan.sources.add(base.id, { type: 'text', name: 'Hours', text })
  await capstan.sources.waitFor(base.id, added.id)
  const start = await feed(sender, '')

  const load = writing(capstan)
  t.after(() => load.stop())
  await until('there is a load', async () => load.acknowledged.length > 5)
  const before = [...load.acknowledged]
  const operator = async (method: 'GET' | 'POST', path: string) => {
    const authorization = `Bearer ${first.operatorKey}`
    const answer = await fetch(`${server.url}/operator/v1${path}`, {
      method,
      headers: { authorization },
    })
    return (await answer.json()) as Record<string, string>
  }
  const { id } = await operator('POST', '/backups')
  const backup = await until('the backup is complete', async () => {
    const now = await operator('GET', `/backups/${id}`)
    assert.notEqual(now['status'], 'failed', now['error'])
    return now['status'] === 'completed' && now
  })
  const during = load.acknowledged.length - before.length
  await until('the load goes on', async () => load.acknowledged.length > before.length + during + 5)
  await load.stop()
  const last = await feed(sender, 'now')
  await server.stop()

  const target = await (process.env['TEST_DATABASE_URL']
    ? installEmbedded(t)
    : install(t, {}, { isFirst: true }))
  const file = join(target.directory, 'moved.ndjson.gz')
  copyFileSync(backup['path'] ?? '', file)
  if (!target.environment['DATABASE_URL']) mkdirSync(dataOf(target), { recursive: true })

  const refused = await restoring(target, file).ended
  assert.equal(refused.code, 1)
  assert.match(refused.printed, /encrypted with another key/)
  giveKeys(source, target)
  for (const afterMs of [700, 1_500, 2_500]) {
    const cut = restoring(target, file)
    await Promise.race([wait(afterMs), cut.ended])
    if (cut.child.exitCode !== null) continue
    cut.child.kill('SIGKILL')
    await cut.ended
  }
  const restored = await restoring(target, file).ended
  // A kill that came too late finds it restored already: whole, and so refused.
  const whole = /rows were restored/.test(restored.printed)
  assert.match(restored.printed, whole ? /./ : /already has organizations/)

  const again = await target.start()
  const there = { url: again.url, token: first.apiToken }
  const moved = new Capstan(there)
  const contacts = (await Array.fromAsync(moved.contacts.list({ limit: 100 }))).map((one) => one.id)
  assert.deepEqual(
    before.filter((one) => !contacts.includes(one)),
    [],
    'what was acknowledged before the backup is there',
  )
  const { data } = await moved.bases.search(base.id, { query: 'open nine' })
  assert.match(data[0]?.text ?? '', /Open from nine/)

  const events = await eventsAfter(there, start.nextCursor)
  const created = events.filter(({ type }) => type === 'contact.created')
  const told = created.map((event) => (event.data as { id: string }).id)
  assert.deepEqual(told.toSorted(), contacts.toSorted(), 'the feed tells of each contact once')

  const late = await moved.contacts.create({ name: 'After the restore' })
  const fresh = await until('the feed goes on', async () => {
    const found = await eventsAfter(there, last.nextCursor)
    return found.length > 0 && found
  })
  assert.deepEqual(
    fresh.map((event) => (event.data as { id: string }).id),
    [late.id],
  )
  const delivered = await until('it is delivered', async () =>
    receiver.requests.find(({ body }) => body.includes(late.id)),
  )
  const event = await verifyWebhook(delivered.body, delivered.headers, webhook.secret)
  assert.equal(event.type, 'contact.created')
})
