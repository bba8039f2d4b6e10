import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { addSample } from '../../../scripts/sample/sample.ts'
import { postgresDatabase } from '../../src/platform/db/database.ts'
import { distribute } from '../../src/platform/db/distribute.ts'
import { type Client, createClient } from '../client.ts'
import { testShards } from '../distributed-storage.ts'
import { listsOf } from '../growth/cases.ts'
import { onCluster, openWorld, operatorKey } from '../harness.ts'
import { createJoinedDatabase } from '../storage.ts'

const anHour = 3_600_000

type World = Awaited<ReturnType<typeof openWorld>>

const clientOf = ({ app }: World, token: string | null): Client =>
  createClient(app.http, app.described, token)

async function drain({ context, app }: World): Promise<void> {
  for (let busy = true; busy; ) {
    await context.jobs.drain()
    busy = await app.drain()
  }
}

/** What each list that needs no id answers, except the log of the requests that ask. */
async function readLists({ app }: World, client: Client): Promise<Record<string, unknown>> {
  const paths = listsOf(app.described)
    .filter(({ audience, path }) => audience === 'token' && !path.includes('{'))
    .map(({ path }) => path)
    .filter((path) => path !== '/v1/requests')
  const answers: Record<string, unknown> = {}
  for (const path of paths) answers[path] = (await client.get(path)).body.data
  return answers
}

test('an installation filled by the seed goes on after it was distributed', {
  skip: !onCluster && 'needs a coordinator with workers',
}, async (t) => {
  const { url, drop } = await createJoinedDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  t.after(drop)
  const installation = {
    // The seed says when its proposals were accepted, which is never in the future.
    now: new Date(Date.now() + anHour),
    secretKey: randomBytes(32).toString('base64'),
    operatorKey,
    databaseUrl: url,
  }
  const idempotent = { 'idempotency-key': 'before the conversion' }
  const ada = { name: 'Ada Lovelace', email: 'ada.conversion@example.com' }

  const before = await (async () => {
    await using world = await openWorld(installation)
    const operator = clientOf(world, operatorKey)
    const organizations = '/operator/v1/organizations'
    const { id } = (await operator.post(organizations, { name: 'Old', plan: 'unlimited' })).body
    const grant = { name: 'Old', scopes: ['*'] }
    const { token } = (await operator.post(`${organizations}/${id}/tokens`, grant)).body
    const client = clientOf(world, token)
    await addSample(async (path, body) => {
      const answer = await client.post(`/v1${path}`, body)
      assert.ok(answer.status < 300, answer.text)
      return answer.body
    })
    const hook = { name: 'Old', preset: 'none' }
    const { url: hookUrl } = (await client.post('/v1/integrations/hooks', hook)).body
    const created = (await client.post('/v1/contacts', ada, idempotent)).body
    await drain(world)
    const all = (await client.get('/v1/events?after=&limit=100')).body.data
    assert.ok(all.length > 10)
    const page = (await client.get('/v1/events?after=&limit=5')).body
    const lists = await readLists(world, client)
    return { token, hookPath: new URL(hookUrl).pathname, created, all, page, lists }
  })()

  {
    await using database = postgresDatabase(url)
    assert.match(await distribute(database, { shards: testShards }), /^The database is distributed/)
  }

  await using world = await openWorld(installation)
  const client = clientOf(world, before.token)
  assert.deepEqual(await readLists(world, client), before.lists)

  const replayed = await client.post('/v1/contacts', ada, idempotent)
  assert.deepEqual([replayed.status, replayed.body.id], [201, before.created.id])
  const taken = await client.post('/v1/contacts', { ...ada, name: 'Another' })
  assert.deepEqual([taken.status, taken.body.error.field], [409, 'email'])
  const { status } = await clientOf(world, null).post(before.hookPath, { n: 1 })
  assert.equal(status, 200)

  const grace = (await client.post('/v1/contacts', { name: 'Grace Hopper' })).body
  const rest = (await client.get(`/v1/events?after=${before.page.nextCursor}&limit=100`)).body.data
  const shown = ({ id }: { id: string }) => id
  const left = before.all.map(shown).slice(5)
  assert.deepEqual(rest.map(shown).slice(0, left.length), left)
  assert.ok(
    rest.slice(left.length).some((one: { data: { id: string } }) => one.data.id === grace.id),
  )
})
