import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { breakableDatabase } from '../fixtures/breakable-database.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'

interface Answer {
  status: number
  retryAfter: string | null
  body: { id?: string; data?: unknown[] }
}

const outages = Number(process.env['TEST_OUTAGES'] ?? 3)

test('while the database is away requests answer 503 with Retry-After, and all goes on when it is back', {
  skip: !onPostgres && 'the embedded database is never away',
}, async (t) => {
  const receiver = await startTlsServer(t)
  const installation = await install(t)
  const { DATABASE_URL = '' } = installation.environment
  const database = await breakableDatabase(t, DATABASE_URL)
  installation.environment['DATABASE_URL'] = database.url
  const server = await installation.start()
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const call = async (path: string, body?: object): Promise<Answer> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server.url + path, init)
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, body: (await response.json()) as Answer['body'] }
  }
  const base = String((await call('/v1/bases', { name: 'Kept' })).body.id)
  await call('/v1/webhooks', { url: receiver.url, events: ['*'] })

  // A hook takes a hundred at once and 500 a minute more.
  const hooks: string[] = []
  for (let n = 0; n < 40; n++) {
    const { body } = await call('/v1/integrations/hooks', { name: `Hook ${n}`, preset: 'none' })
    hooks.push(new URL(String((body as { url?: string }).url)).pathname)
  }
  const received: string[] = []

  let isOver = false
  const answers: Answer[] = []
  const acknowledged: string[] = []
  const load = async (worker: number): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      const text = { type: 'text', name: `Text ${worker} ${i}`, text: `Words ${worker} ${i}.` }
      if (i % 4 === 3) {
        const answer = await call(hooks[(i >> 2) % hooks.length] ?? '', { worker, i })
        answers.push(answer)
        if (answer.status === 200) received.push(String(answer.body.id))
        continue
      }
      const answer = await (i % 3 === 0
        ? call(`/v1/bases/${base}/sources`, text)
        : i % 3 === 1
          ? call('/v1/contacts?limit=5')
          : call('/v1/contacts', { name: `Contact ${worker} ${i}` }))
      answers.push(answer)
      if (answer.status === 201) acknowledged.push(String(answer.body.id))
      if (answer.status === 503) await wait(20)
    }
  }
  const loads = Promise.all([1, 2, 3, 4].map(load))
  const seenSince = async (start: number, status: number): Promise<void> => {
    await until(`an answer is ${status}`, async () =>
      answers.slice(start).some((answer) => answer.status === status),
    )
  }
  for (let outage = 0; outage < outages; outage++) {
    await seenSince(answers.length, 201)
    database.cut()
    await seenSince(answers.length, 503)
    const atHook = await call(hooks[outage] ?? '', { outage })
    assert.deepEqual([atHook.status, Number(atHook.retryAfter) > 0], [503, true])
    assert.equal((await call('/readyz')).status, 503)
    assert.equal((await call('/healthz')).status, 200)
    database.mend()
  }
  await seenSince(answers.length, 201)
  isOver = true
  await loads

  for (const { status, retryAfter, body } of answers) {
    if (status === 200 || status === 201) continue
    assert.equal(status, 503, JSON.stringify(body))
    assert.ok(Number(retryAfter) > 0)
  }
  assert.ok(acknowledged.length > 0)
  assert.ok(received.length > 0)
  for (const id of received) {
    assert.equal((await call(`/v1/integrations/inbound-events/${id}`)).status, 200, id)
  }
  const subjects = () =>
    new Set(receiver.requests.map(({ body }) => JSON.parse(body.toString()).data.id))
  await until('every acknowledged change was told', async () => {
    const told = subjects()
    return acknowledged.every((id) => told.has(id))
  })
  await until('no source is underway', async () => {
    const underway = await Promise.all(
      ['queued', 'processing', 'failed'].map((status) =>
        call(`/v1/bases/${base}/sources?status=${status}`),
      ),
    )
    return underway.every(({ body }) => (body.data ?? []).length === 0)
  })
  assert.equal(await server.stop(), 0)
  // The outages follow each other closely, and are one in the log.
  const said = server.output().match(/"msg":"the database is unreachable/g) ?? []
  assert.equal(said.length, 1)
  assert.doesNotMatch(server.output(), /"stack"/)
})
