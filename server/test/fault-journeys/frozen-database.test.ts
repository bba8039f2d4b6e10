import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakableDatabase } from '../fixtures/breakable-database.ts'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'

/** PostgreSQL's own bound for a statement is 30 s. What this machine is slow by is not measured here. */
const boundMs = 12_000

test('every endpoint answers 503 with Retry-After while PostgreSQL is frozen, also what was under way', {
  skip: !onPostgres && 'about PostgreSQL',
}, async (t) => {
  const installation = await install(t)
  const database = await breakableDatabase(t, installation.environment['DATABASE_URL'] ?? '')
  installation.environment['DATABASE_URL'] = database.url
  const server = await installation.start()
  const { apiToken, operatorKey } = readFirstRun(installation)
  const json = { 'content-type': 'application/json' }
  const owner = { ...json, authorization: `Bearer ${apiToken}` }
  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const startedAt = performance.now()
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server.url + path, init)
    const text = await response.text()
    const ms = performance.now() - startedAt
    return {
      path,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      ms,
      text,
    }
  }
  const { text } = await send('/v1/integrations/hooks', owner, { name: 'Hook', preset: 'none' })
  const hook = new URL(JSON.parse(text).url).pathname
  const asks = [
    () => send(hook, json, { n: 1 }),
    () => send('/v1/contacts', owner, { name: 'Ada' }),
    () => send('/v1/events', owner, { type: 'custom.seen', data: {} }),
    () => send('/v1/contacts?limit=1', owner),
    () => send('/operator/v1/organizations', { authorization: `Bearer ${operatorKey}` }),
    () => send(`/public/proposals/${'a'.repeat(43)}`, {}),
    () =>
      send(
        '/session/auth/sign-in/email',
        { ...json, origin: server.url },
        { email: 'ada@example.com', password: 'not the password' },
      ),
    () => send('/readyz', {}),
  ]
  type Answer = Awaited<ReturnType<typeof send>>
  const answers: Answer[] = []
  let isOver = false
  const ask = async (one: () => Promise<Answer>): Promise<void> => {
    while (!isOver) answers.push(await one())
  }
  // Twice, so that some are under way in each place where a request waits.
  const asking = Promise.all([...asks, ...asks].map(ask))
  await until('requests are answered', async () => answers.length > 200)

  answers.length = 0
  database.silence({ forNewOnes: true })
  const refused = () => answers.filter(({ status }) => status === 503)
  await until('each endpoint has refused', async () => {
    const paths = new Set(refused().map(({ path }) => path))
    return paths.size === asks.length && refused().length >= 4 * asks.length
  })
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200)
  assert.equal((await fetch(`${server.url}/metrics`)).status, 200)
  for (const { path, retryAfter, ms } of refused()) {
    assert.ok(Number(retryAfter) > 0, path)
    assert.ok(ms < boundMs, `${path} took ${Math.round(ms)} ms`)
  }
  database.mend()
  const before = answers.length
  await until('they are answered again', async () =>
    answers.slice(before).some(({ path, status }) => path === hook && status === 200),
  )
  isOver = true
  await asking
})
