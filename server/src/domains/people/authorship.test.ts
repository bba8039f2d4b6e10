import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { listing, manyPeople, startRestService } from '../../../test/fixtures/rest-service.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { joined, signedUp, type Visitor } from '../../../test/visitor.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const ada = { name: 'Ada', email: 'ada@authorship.example', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@authorship.example', password: 'another long password' }

const paths = {
  automations: '/v1/automations',
  syncs: '/v1/integrations/syncs',
  hooks: '/v1/integrations/hooks',
  webhooks: '/v1/webhooks',
  destinations: '/v1/destinations',
} as const
type Kind = keyof typeof paths
const kinds = Object.keys(paths) as Kind[]

type Post = (path: string, body: object) => Promise<{ status: number; body: Any; text: string }>

/** One of each kind that acts later. */
async function makeAll(post: Post): Promise<Record<Kind, Any>> {
  const made = async (path: string, body: object): Promise<Any> => {
    const answer = await post(path, body)
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  const connection = await made('/v1/integrations/connections', {
    ...{ provider: 'rest', name: 'Shop', authType: 'none' },
    config: { baseUrl: 'http://127.0.0.1:9999/' },
  })
  const actions = [{ type: 'event.emit', event: 'custom.seen', mapping: { n: '1' } }]
  return {
    automations: await made(paths.automations, {
      ...{ name: 'Walk', trigger: { event: 'custom.walked' }, actions },
    }),
    syncs: await made(paths.syncs, {
      ...{ connectionId: connection.id, schedule: '7d' },
      ...{ config: { list: listing }, mapping: { email: 'record.email' } },
    }),
    hooks: await made(paths.hooks, { preset: 'github' }),
    webhooks: await made(paths.webhooks, {
      ...{ url: 'https://127.0.0.1:9999/', events: ['custom.*'] },
    }),
    destinations: await made(paths.destinations, {
      ...{ type: 'slack', events: ['custom.*'] },
      config: { address: 'https://127.0.0.1:9999/services/T000/B000/walked' },
    }),
  }
}

const isActing = ({ status, enabled }: Any): boolean => enabled ?? status === 'active'

type Get = (path: string) => Promise<{ body: Any }>

async function look(get: Get, all: Record<Kind, Any>): Promise<[Kind, Any][]> {
  const found: [Kind, Any][] = []
  for (const kind of kinds) found.push([kind, (await get(`${paths[kind]}/${all[kind].id}`)).body])
  return found
}

async function assertStopped(get: Get, all: Record<Kind, Any>, reason: RegExp): Promise<void> {
  for (const [kind, one] of await look(get, all)) {
    assert.equal(isActing(one), false, kind)
    assert.match(one.stoppedReason, reason, kind)
    if ('disabledReason' in one) assert.equal(one.disabledReason, 'manual', kind)
  }
}

async function assertActing(get: Get, all: Record<Kind, Any>): Promise<void> {
  for (const [kind, one] of await look(get, all)) {
    assert.deepEqual([isActing(one), one.stoppedReason], [true, null], kind)
  }
}

const scopes = ['integrations:write', 'contacts:write', 'webhooks:write', 'events:write']
const issue = async (owner: Visitor, fields: object = {}): Promise<Any> =>
  (await owner.post('/session/tokens', { name: 'Robot', scopes, ...fields })).body

const fromDashboard =
  (visitor: Visitor): Get =>
  (path) =>
    visitor.get(`/session${path}`)

describe('automations, syncs, hooks, webhooks and destinations', () => {
  test('stop when the token that saved them is revoked, and go on when it is rotated', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const get = fromDashboard(owner)
    const token = await issue(owner)
    const all = await makeAll((path, body) => app.as(token).post(path, body))
    for (const [kind, { author, unconfirmed }] of await look(get, all)) {
      assert.deepEqual(author, { kind: 'token', id: token.id, name: 'Robot' }, kind)
      assert.equal(unconfirmed, false, kind)
    }
    assert.equal((await owner.post(`/session/tokens/${token.id}/rotate`, {})).status, 200)
    await assertActing(get, all)
    assert.equal((await owner.delete(`/session/tokens/${token.id}`)).status, 204)
    await assertStopped(get, all, /The token Robot, which saved it, is no longer valid/)
    const { body: event } = await owner.post('/session/v1/events', {
      ...{ type: 'custom.walked', data: {} },
    })
    await app.drain()
    for (const kind of ['webhooks', 'destinations'] as const) {
      const { data } = (await get(`${paths[kind]}/${all[kind].id}/deliveries`)).body
      const attempts = data.filter(({ eventId }: Any) => eventId === event.id)
      assert.ok(
        attempts.every(({ attemptsCount }: Any) => attemptsCount === 0),
        kind,
      )
    }
  })

  test('stop when the token that saved them expires', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const expiresAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
    const token = await issue(owner, { expiresAt })
    const all = await makeAll((path, body) => app.as(token).post(path, body))
    app.clock.advance('59m')
    await app.drain()
    await assertActing(fromDashboard(owner), all)
    app.clock.advance('1m')
    await app.drain()
    await assertStopped(fromDashboard(owner), all, /Robot, which saved it, is no longer valid/)
  })

  for (const [what, lose, reason] of [
    ['has a smaller role', { role: 'member' }, /Bob.*no longer has the scope [a-z]+:write/],
    ['is removed', null, /Bob, who saved it, is no longer a member/],
  ] as const) {
    test(`stop when the member who saved them ${what}`, async (t) => {
      const app = await harness(t)
      const owner = await signedUp(app, ada)
      const admin = await joined(app, owner, bob, 'admin')
      const all = await makeAll((path, body) => admin.post(`/session${path}`, body))
      const { data } = (await owner.get('/session/members')).body
      const { id } = data.find(({ email }: Any) => email === bob.email)
      const path = `/session/members/${id}`
      await (lose ? owner.patch(path, lose) : owner.delete(path))
      await assertStopped(fromDashboard(owner), all, reason)
    })
  }
})

describe('POST …/take-over', () => {
  test('200 makes the caller the author, and starts what had stopped', async (t) => {
    const app = await harness(t)
    const owner = await signedUp(app, ada)
    const token = await issue(owner)
    const all = await makeAll((path, body) => app.as(token).post(path, body))
    await owner.delete(`/session/tokens/${token.id}`)
    for (const kind of kinds) {
      const taken = await owner.post(`/session${paths[kind]}/${all[kind].id}/take-over`)
      assert.equal(taken.status, 200, taken.text)
      assert.deepEqual([taken.body.author.kind, taken.body.author.name], ['member', 'Ada'], kind)
    }
    await assertActing(fromDashboard(owner), all)
  })

  test('200 leaves disabled what somebody had disabled', async (t) => {
    const app = await harness(t)
    const { id } = await make.hook(app, { enabled: false })
    const taken = await app.owner.post(`${paths.hooks}/${id}/take-over`)
    assert.deepEqual([taken.status, taken.body.enabled], [200, false])
  })

  test('403 names the scope that a token lacks, 404 for another organization', async (t) => {
    const app = await harness(t)
    const all = await makeAll((path, body) => app.owner.post(path, body))
    const weak = app.as(await make.token(app, ['integrations:write']))
    const refused = await weak.post(`${paths.syncs}/${all.syncs.id}/take-over`)
    assert.equal(refused.status, 403)
    assert.match(refused.body.error.message, /contacts:write/)
    const { client } = await make.stranger(app)
    for (const kind of kinds) {
      const { status } = await client.post(`${paths[kind]}/${all[kind].id}/take-over`)
      assert.equal(status, 404, kind)
    }
  })
})

describe('resources saved before authors were recorded', () => {
  async function forgetAuthors(app: Harness): Promise<void> {
    const { db } = app.context.database
    for (const table of ['syncs', 'webhooks', 'hooks']) {
      await sql`update ${sql.table(table)} set author_kind = null, author_id = null,
        author_name = null, scopes = null, needs = null`.execute(db)
    }
    await sql`update automations set needs = null`.execute(db)
  }

  test('keeps its reach and is listed as unconfirmed until somebody takes it over', async (t) => {
    const app = await harness(t)
    const all = await makeAll((path, body) => app.owner.post(path, body))
    await forgetAuthors(app)
    const get: Get = (path) => app.owner.get(path)
    await assertActing(get, all)
    for (const kind of kinds) {
      const { data } = (await get(paths[kind])).body
      assert.deepEqual(
        data.map(({ unconfirmed }: Any) => unconfirmed),
        [true],
        kind,
      )
      const taken = await app.owner.post(`${paths[kind]}/${all[kind].id}/take-over`)
      assert.equal(taken.body.unconfirmed, false, kind)
    }
  })

  test('a sync without an author runs', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(3))
    const connection = await make.restConnection(app, service.url)
    const sync = await make.sync(app, { connection, config: { list: listing } })
    await forgetAuthors(app)
    await app.owner.post(`${paths.syncs}/${sync.id}/run`)
    await app.drain()
    const { data } = (await app.owner.get(`${paths.syncs}/${sync.id}/runs`)).body
    assert.deepEqual([data[0].status, data[0].stats.created], ['succeeded', 3])
  })
})

describe('a run of a sync', () => {
  test('checks the scopes that its author has now, and writes nothing without them', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, manyPeople(3))
    const token = await make.token(app, ['integrations:write', 'contacts:write'])
    const connection = await make.restConnection(app, service.url)
    const { body: sync } = await app.as(token).post(paths.syncs, {
      ...{ connectionId: connection.id, schedule: '15m' },
      ...{ config: { list: listing }, mapping: { email: 'record.email' } },
    })
    const { db } = app.context.database
    await sql`update tokens set scopes = '{integrations:write}' where name = ${token.name}`.execute(
      db,
    )
    app.clock.advance('15m')
    await app.drain()
    const { body } = await app.owner.get(`${paths.syncs}/${sync.id}`)
    assert.equal(body.status, 'paused')
    assert.match(body.stoppedReason, /no longer has the scope contacts:write/)
    const { data } = (await app.owner.get(`${paths.syncs}/${sync.id}/runs`)).body
    assert.deepEqual([data[0].status, data[0].error.code], ['failed', 'insufficient_scope'])
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 0)
    const weak = app.as(await make.token(app, ['integrations:write']))
    assert.equal((await weak.post(`${paths.syncs}/${sync.id}/resume`)).status, 403)
    assert.equal((await app.owner.post(`${paths.syncs}/${sync.id}/resume`)).status, 200)
    await app.drain()
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 3)
  })
})
