import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { Dispatcher } from './dispatcher.ts'
import { claimDeliveries } from './store.ts'

/** A webhook with retries that are due, and first attempts that came after them. */
async function backlog(t: TestContext, app: Harness, retries: number, fresh: number, fields = {}) {
  const answer = { status: 500 }
  const { url, requests } = await startHttpServer(t, (_request, response) =>
    response.writeHead(answer.status).end(),
  )
  const { id } = await make.webhook(app, { url: `${url}/`, events: ['contact.created'], ...fields })
  for (let n = 0; n < retries; n++) await make.contact(app)
  await app.drain()
  const { db } = app.context.database
  await db.updateTable('deliveries').set({ next_attempt_at: app.clock.now() }).execute()
  app.clock.advance('1s')
  for (let n = 0; n < fresh; n++) await make.contact(app)
  answer.status = 200
  requests.length = 0
  const { organization_id } = await db
    .selectFrom('webhooks')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  const take = async (capacity: number) => {
    const now = app.clock.now()
    const asked = [{ organizationId: organization_id, webhookId: id, capacity }]
    const { claims } = await claimDeliveries(db, asked, now)
    const late = claims.filter(({ scheduleStep }) => scheduleStep > 0).length
    return { late, fresh: claims.length - late }
  }
  return { id, take, requests }
}

describe('a webhook that comes back with a backlog of retries', () => {
  test('gets first attempts and retries in equal parts', async (t) => {
    const app = await harness(t)
    const { take } = await backlog(t, app, 20, 20, { maxInFlight: 10 })
    assert.deepEqual(await take(4), { late: 2, fresh: 2 })
    assert.deepEqual(await take(32), { late: 3, fresh: 3 })
    assert.deepEqual(await take(32), { late: 0, fresh: 0 })
  })

  test('gives all its slots to one kind if there is no other', async (t) => {
    const app = await harness(t)
    const { take } = await backlog(t, app, 3, 20, { maxInFlight: 10 })
    assert.deepEqual(await take(32), { late: 3, fresh: 7 })
  })

  test('starves neither kind, even with one slot', async (t) => {
    const app = await harness(t)
    const { requests } = await backlog(t, app, 24, 24, { maxInFlight: 1 })
    await app.drain()
    const isRetry = requests.map(({ headers }) => Number(headers['webhook-timestamp']))
    assert.equal(isRetry.length, 48)
    const { db } = app.context.database
    const attempts = await db
      .selectFrom('attempts')
      .innerJoin('deliveries', (join) =>
        join
          .onRef('deliveries.organization_id', '=', 'attempts.organization_id')
          .onRef('deliveries.id', '=', 'attempts.delivery_id'),
      )
      .select('deliveries.attempts_count')
      .where('attempts.response', 'like', '%"status":200%')
      .orderBy('attempts.id')
      .execute()
    const firstHalf = attempts.slice(0, 24).filter((one) => one.attempts_count === 2).length
    assert.ok(firstHalf > 0 && firstHalf < 24, `${firstHalf} retries in the first half`)
  })
})

test('each webhook keeps its own max in-flight, across all nodes', async (t) => {
  const app = await harness(t)
  for (const maxInFlight of [1, 3, 40]) {
    let open = 0
    let most = 0
    const held: (() => void)[] = []
    const { url, requests } = await startHttpServer(t, (_request, response) => {
      open++
      most = Math.max(most, open)
      const end = () => {
        open--
        response.end()
      }
      if (open < maxInFlight) held.push(end)
      else for (const release of [...held.splice(0), end]) release()
    })
    const { id } = await make.webhook(app, { url: `${url}/`, events: ['*'], maxInFlight })
    for (let n = 0; n < maxInFlight * 4; n++) await make.contact(app)
    const { promise, resolve } = Promise.withResolvers<void>()
    const createNode = () => new Dispatcher({ ...app.context, metrics: createMetrics() })
    {
      await using first = await createNode().start()
      await using second = await createNode().start()
      const arrived = () => requests.length >= maxInFlight * 4 && resolve()
      const watch = requests.push.bind(requests)
      requests.push = (...more) => {
        const length = watch(...more)
        arrived()
        return length
      }
      arrived()
      await promise
      for (const release of held.splice(0)) release()
      assert.ok(first && second)
    }
    assert.equal(most, maxInFlight)
    await app.owner.delete(`/v1/webhooks/${id}`)
  }
})

test('hanging webhooks delay no webhook of another organization on the same host', async (t) => {
  const app = await harness(t)
  const hanging: ServerResponse[] = []
  const allHang = Promise.withResolvers<void>()
  const allWell = Promise.withResolvers<void>()
  let well = 0
  const { url } = await startHttpServer(t, (request, response) => {
    if (request.url.startsWith('/hangs')) {
      if (hanging.push(response) === 80) allHang.resolve()
      return
    }
    response.end()
    if (++well === 5) allWell.resolve()
  })
  const other = await make.stranger(app)
  for (const path of ['/hangs/1', '/hangs/2']) {
    const fields = { url: url + path, events: ['contact.created'], maxInFlight: 100 }
    assert.equal((await other.client.post('/v1/webhooks', fields)).status, 201)
  }
  await make.webhook(app, { url: `${url}/well`, events: ['contact.created'] })
  for (let n = 0; n < 40; n++) await other.client.post('/v1/contacts', { name: `Slow ${n}` })
  {
    const node = new Dispatcher({ ...app.context, metrics: createMetrics() }, 0)
    await using _running = await node.start()
    await allHang.promise
    for (let n = 0; n < 5; n++) await make.contact(app)
    await allWell.promise
    assert.equal(hanging.filter(({ writableEnded }) => writableEnded).length, 0)
    for (const response of hanging) response.end()
  }
  const { db } = app.context.database
  const errors = await db
    .selectFrom('attempts')
    .select('error')
    .where('error', 'is not', null)
    .execute()
  assert.deepEqual(errors, [])
})
