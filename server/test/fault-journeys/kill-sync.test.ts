import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { listing, manyPeople, startRestService } from '../fixtures/rest-service.ts'
import { OAuthService } from '../oauth-service.ts'
import { install, readFirstRun, until } from '../server-process.ts'

const kills = Number(process.env['TEST_SYNC_KILLS'] ?? 2)
const people = 300
const changed = 60
const gone = 40

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

/** A server on loopback that may be killed, and what is asked of whichever process is there. */
async function open(t: TestContext) {
  const installation = await install(t, { CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' })
  let server = await installation.start()
  const authorization = `Bearer ${readFirstRun(installation).apiToken}`
  const call = async (path: string, body?: object): Promise<Any> => {
    const headers = { authorization, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server.url + path, init)
    assert.ok(response.ok, `${path}: ${await response.clone().text()}`)
    return response.json()
  }
  const walk = async (path: string): Promise<Any[]> => {
    const rows: Any[] = []
    for (let cursor = ''; ; ) {
      const page = await call(`${path}limit=100${cursor}`)
      rows.push(...page.data)
      if (page.nextCursor === null) return rows
      cursor = `&cursor=${page.nextCursor}`
    }
  }
  return {
    url: () => server.url,
    call,
    walk,
    kill: () => server.kill(),
    start: async () => {
      server = await installation.start()
    },
  }
}

/** How many events of each type there are, each about another contact. */
async function contactEvents(walk: (path: string) => Promise<Any[]>) {
  const events = (await walk('/v1/events?')).filter(({ type }) => /^(contact|sync)\./.test(type))
  const subjects = new Set(events.map(({ id, type, data }) => `${type} ${data.id ?? id}`))
  assert.equal(subjects.size, events.length, 'an event of a contact or run twice')
  const counts = new Map<string, number>()
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
  return Object.fromEntries(counts)
}

test(`a sync that is killed ${kills} times while it lists, and once while it removes, takes each record once`, async (t) => {
  const service = await startRestService(t, manyPeople(people))
  const { call, walk, kill, start } = await open(t)
  const connection = await call('/v1/integrations/connections', {
    ...{ provider: 'rest', name: 'Shop', authType: 'none', config: { baseUrl: service.baseUrl } },
  })
  const { id } = await call('/v1/integrations/syncs', {
    ...{ connectionId: connection.id, mode: 'full', deletions: 'delete' },
    config: { list: listing },
    mapping: { email: 'record.email', name: 'record.name' },
  })
  const path = `/v1/integrations/syncs/${id}`
  const runOf = async (run: { id: string }) => call(`${path}/runs/${run.id}`)
  /** While a page is read, the one before it is written. */
  const killAt = async (page: number): Promise<void> => {
    const asked = Promise.withResolvers<void>()
    service.answer = (_request, at) => {
      if (at >= page) asked.resolve()
      return undefined
    }
    await asked.promise
    await wait(Math.random() * 40)
    await kill()
    service.answer = () => undefined
    await start()
  }

  const first = await call(`${path}/run`, {})
  const lastPage = people / 10 + 1
  for (let round = 0; round < kills; round++) {
    await killAt(Math.ceil(((round + Math.random()) / kills) * lastPage))
  }
  await until('the run has ended', async () => (await runOf(first)).endedAt !== null)
  const { status, stats } = await runOf(first)
  assert.partialDeepStrictEqual(
    { status, ...stats },
    { status: 'succeeded', records: people, created: people, unchanged: 0, failed: 0 },
  )

  service.people.splice(0, gone)
  for (const person of service.people.slice(0, changed)) person['name'] = 'Renamed'
  const second = await call(`${path}/run`, {})
  await killAt(lastPage - gone / 10)
  await until('it has ended, too', async () => (await runOf(second)).endedAt !== null)
  const ended = await runOf(second)
  assert.deepEqual(ended.gone, { records: gone, of: people })
  assert.partialDeepStrictEqual(
    { status: ended.status, ...ended.stats },
    { status: 'succeeded', updated: changed, removed: gone, created: 0, failed: 0 },
  )

  const contacts = (await walk('/v1/contacts?')).map(({ email, name }) => `${email} ${name}`)
  const expected = service.people.map(({ email, name }) => `${email} ${name}`)
  assert.deepEqual(contacts.toSorted(), expected.toSorted())
  assert.deepEqual(await contactEvents(walk), {
    ...{ 'contact.created': people, 'contact.updated': changed, 'contact.deleted': gone },
    ...{ 'sync.started': 2, 'sync.completed': 2 },
  })
})

/** A connection that a person has granted, by the addresses that a browser goes through. */
async function grant({ url, call }: Awaited<ReturnType<typeof open>>, service: OAuthService) {
  const key = `x_service_${service.server.port}`
  const oauth = {
    ...{ type: 'oauth2_code', issuer: null, promisesIssuer: false, parameters: {} },
    authorizationUrl: `${service.server.url}/authorize`,
    tokenUrl: `${service.server.url}/token`,
    ...{ scopes: [], clientAuthentication: 'basic' },
  }
  await call('/v1/integrations/providers', {
    ...{ key, name: 'Service', baseUrl: `${service.server.url}/api/`, auth: [oauth] },
    test: { method: 'GET', path: 'me' },
  })
  const { id } = await call('/v1/integrations/connections', {
    ...{ provider: key, name: 'Service' },
    credentials: { clientId: 'app', clientSecret: 'hush' },
  })
  const path = `/v1/integrations/connections/${id}`
  const { pathname } = new URL((await call(`${path}/authorize`, {})).url)
  const started = await fetch(url() + pathname, { redirect: 'manual' })
  const [cookie = ''] = (started.headers.get('set-cookie') ?? '').split(';')
  const query = new URLSearchParams({ code: 'one', state: pathname.split('/').at(-1) ?? '' })
  const finished = await fetch(`${url()}/oauth/callback/${key}?${query}`, { headers: { cookie } })
  assert.equal(finished.status, 200)
  return path
}

/** What the service does with the refresh whose answer nobody hears. */
const losses = ['answers before the kill', 'rotates the token', 'fails'] as const

test('a refresh that a kill cuts off leaves the connection at work, or plainly for a person', async (t) => {
  const world = await open(t)
  const { call, walk, kill, start } = world
  const held = Promise.withResolvers<void>()
  const cases = await Promise.all(
    losses.map(async (loss) => {
      const service = await OAuthService.start(t)
      const path = await grant(world, service)
      await until('it works', async () => (await call(path)).lastOkAt !== null)
      return { loss, service, path, granted: service.refreshed.length }
    }),
  )
  for (const { loss, service } of cases) {
    if (loss !== 'answers before the kill') service.gate = held.promise
    service.revoke()
  }
  const attempts = cases.map(({ path }) => call(`${path}/test`, {}).catch(() => null))
  await attempts[0]
  await until('the others have asked for tokens', async () =>
    cases.every(({ service, granted }) => {
      const asked = service.server.requests.filter(({ url }) => url.startsWith('/token'))
      return asked.length > granted
    }),
  )
  await kill()
  for (const { loss, service } of cases) if (loss === 'fails') service.failure = { status: 500 }
  held.resolve()
  await Promise.all(attempts)
  await until('the service has answered nobody', async () =>
    cases.every(({ service, granted }) => service.refreshed.length > granted),
  )
  for (const { service } of cases) service.failure = null
  await start()

  // The lease of the dead process holds for half a minute.
  const outcomes = cases.map(({ path }) =>
    until('it works or waits for a person', async () => {
      const shown = await call(`${path}/test`, {})
      const { status, lastError } = shown
      const isSettled = status === 'reauth_required' || (status === 'active' && !lastError)
      return isSettled && { status, code: lastError?.code ?? null }
    }),
  )
  assert.deepEqual(await Promise.all(outcomes), [
    { status: 'active', code: null },
    { status: 'reauth_required', code: 'credentials_refused' },
    { status: 'active', code: null },
  ])
  assert.equal((await walk('/v1/events?type=connection.reauth_required&')).length, 1)
  const [settled, , failing] = cases
  assert.equal(settled?.service.refreshed.length, (settled?.granted ?? 0) + 1)
  // The old one was good still, for the service had not taken it.
  assert.equal(new Set(failing?.service.refreshed.slice(1)).size, 1)
})
