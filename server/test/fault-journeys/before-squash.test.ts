import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import {
  type Database,
  embeddedDatabase,
  postgresDatabase,
} from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrations } from '../../src/platform/db/migrations.ts'
import { openPglite } from '../../src/platform/db/pglite.ts'
import { loadDump, readDirectory, readWorld } from '../before-squash.ts'
import { type Client, createClient } from '../client.ts'
import { drain, openWorld } from '../harness.ts'
import { readSchema } from '../schema-catalog.ts'
import { createTestDatabase, migratedImage } from '../storage.ts'

const server = process.env['TEST_DATABASE_URL']
const fixture = readWorld(server ? 'postgres' : 'embedded')

/** A database that ends with this file: empty, or as the version before the squash left it. */
async function openDatabase(stack: AsyncDisposableStack, isOld: boolean) {
  if (!server) return { image: isOld ? readDirectory() : await migratedImage() }
  const created = await createTestDatabase(server)
  stack.defer(() => created.drop())
  if (isOld) await loadDump(created.url)
  return { databaseUrl: created.url }
}

async function connect(stack: AsyncDisposableStack, isOld: boolean): Promise<Database> {
  const { databaseUrl, image } = await openDatabase(stack, isOld)
  return stack.use(
    databaseUrl ? postgresDatabase(databaseUrl) : embeddedDatabase(await openPglite(null, image)),
  )
}

const listApplied = (database: Database) =>
  database.session(async (run) =>
    (await run('select name from migrations order by name')).map(({ name }) => String(name)),
  )

describe('a database of before the squash', () => {
  test('has the schema of a fresh one after its first start, and needs no second one', async () => {
    await using stack = new AsyncDisposableStack()
    const old = await connect(stack, true)
    const fresh = await connect(stack, false)
    await migrate(old)
    await migrate(fresh)
    assert.deepEqual(await old.session(readSchema), await fresh.session(readSchema))
    assert.deepEqual(
      await listApplied(old),
      migrations().map(({ name }) => name),
    )
    assert.deepEqual(await migrate(old), [])
  })

  for (const { what, change, message } of [
    {
      what: 'that lacks some migrations of that time',
      change: "delete from migrations where name in ('0015_operator', '0016_people')",
      message:
        /lacks some of that time \(0015_operator, 0016_people\)\. Start the version that made it/,
    },
    {
      what: 'that has one of a version in between',
      change: "insert into migrations (name) values ('0017_unreleased')",
      message: /does not have: 0017_unreleased\./,
    },
  ]) {
    test(`${what} is refused with a sentence, and stays as it was`, async () => {
      await using stack = new AsyncDisposableStack()
      const database = await connect(stack, true)
      await database.session((run) => run(change))
      const schema = await database.session(readSchema)
      await assert.rejects(migrate(database), message)
      assert.deepEqual(await database.session(readSchema), schema)
    })
  }
})

describe('an installation of before the squash, started by this version', () => {
  const stack = new AsyncDisposableStack()
  let world: Awaited<ReturnType<typeof openWorld>>
  const as = (token: string): Client => createClient(world.app.http, world.app.described, token)
  const { organization, second } = fixture

  before(async () => {
    const { secretKey, operatorKey, madeAt } = fixture
    const now = new Date(Date.parse(madeAt) + 60_000)
    const database = await openDatabase(stack, true)
    world = stack.use(await openWorld({ secretKey, operatorKey, now, ...database }))
  })
  after(() => stack.disposeAsync())

  test('admits the tokens that it issued, each to its organization', async () => {
    const { status, body } = await as(organization.token).get('/v1/me')
    assert.deepEqual([status, body.organization.id, body.plan], [200, organization.id, 'unlimited'])
    assert.equal((await as(second.token).get('/v1/me')).body.organization.id, second.id)
  })

  test('lists its contacts', async () => {
    const { body } = await as(organization.token).get('/v1/contacts')
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id).sort(),
      [...organization.contactIds].sort(),
    )
    assert.equal((await as(second.token).get('/v1/contacts')).body.data[0].name, 'Only one')
  })

  test('answers a search from the completed source', async () => {
    const { status, body } = await as(organization.token).post(
      `/v1/bases/${organization.baseId}/search`,
      { query: 'when do you open' },
    )
    assert.equal(status, 200)
    assert.equal(body.data[0].sourceId, organization.sourceId)
  })

  test('goes on with the feed where a follower stood, and loses nothing', async () => {
    const owner = as(organization.token)
    const all = await owner.get('/v1/events?limit=100&after=')
    assert.equal(all.body.data.length, organization.events)
    const nothing = await owner.get(`/v1/events?after=${organization.feedCursor}`)
    assert.deepEqual(nothing.body.data, [])
    const contact = await owner.post('/v1/contacts', { name: 'Born after' })
    const next = await owner.get(`/v1/events?after=${organization.feedCursor}`)
    assert.deepEqual(
      next.body.data.map(({ type, data }: { type: string; data: { id: string } }) => [
        type,
        data.id,
      ]),
      [['contact.created', contact.body.id]],
    )
  })

  test('keeps its deliveries and sends new ones', async () => {
    const owner = as(organization.token)
    const path = `/v1/webhooks/${organization.closedWebhookId}/deliveries`
    const before = (await owner.get(path)).body.data.length
    await owner.post('/v1/contacts', { name: 'Announced' })
    await drain(world.context, world.app)
    const { data } = (await owner.get(path)).body
    assert.equal(data.length, before + 1)
    assert.ok(data[0].attemptsCount > 0, JSON.stringify(data[0]))
  })

  test('counts what it had and holds the limits of its plans', async () => {
    const { limits } = (await as(second.token).get('/v1/usage')).body
    assert.deepEqual(limits.contacts, { used: 1, max: 500 })
    const operator = as(fixture.operatorKey)
    const plan = (await operator.get('/operator/v1/plans/custom')).body
    assert.deepEqual(
      [
        plan.requestsPerMinute,
        plan.maxContacts,
        plan.maxWebhooks,
        plan.maxBases,
        plan.maxUploadBytes,
      ],
      [120, 3, 0, null, 4096],
    )
    await operator.patch(`/operator/v1/organizations/${second.id}`, { plan: 'custom' })
    const client = as(second.token)
    for (const name of ['Two', 'Three']) {
      assert.equal((await client.post('/v1/contacts', { name })).status, 201)
    }
    const refused = await client.post('/v1/contacts', { name: 'Four' })
    assert.equal(refused.body.error.code, 'plan_limit_reached')
    assert.match(
      refused.body.error.message,
      /allows 3 contacts; 3 are in use and this needs 1 more/,
    )
  })

  test('keeps people, the invitation and a whole audit log', async () => {
    const { db } = world.context.database
    const { rows } = await sql`
      select (select count(*)::integer from people) as people, (select email from invitations) as invited`.execute(
      db,
    )
    assert.deepEqual(rows, [{ people: 1, invited: 'guest@example.com' }])
    const log = await as(organization.token).get('/v1/audit-log?limit=100')
    assert.ok(log.body.data.length >= organization.auditEntries)
    const { body } = await as(organization.token).get('/v1/audit-log/verification')
    assert.equal(body.intact, true, JSON.stringify(body))
  })
})
