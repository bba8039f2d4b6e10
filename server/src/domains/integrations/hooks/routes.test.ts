import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const path = '/v1/integrations/hooks'
const events = '/v1/integrations/inbound-events'
const stripe = { name: 'Stripe', preset: 'stripe' }

describe('/v1/integrations/hooks', () => {
  test('201, 200, 204: a hook is created, read, listed, changed and deleted, its secret shown once', async (t) => {
    const app = await harness(t)
    const { status, headers, body: hook } = await app.owner.post(path, stripe)
    assert.equal(status, 201)
    assert.equal(headers['location'], `${path}/${hook.id}`)
    assert.match(hook.url, /\/hooks\/in_[0-9A-Za-z]{22}$/)
    assert.deepEqual([hook.hasSecret, hook.secret, hook.config], [false, null, {}])
    const { secret: _, ...shown } = hook
    assert.deepEqual((await app.owner.get(`${path}/${hook.id}`)).body, shown)
    assert.deepEqual((await app.owner.get(path)).body.data, [shown])
    const set = { secret: 'whsec_1', overlapHours: 0 }
    const rotated = await app.owner.post(`${path}/${hook.id}/rotate-secret`, set)
    assert.deepEqual([rotated.body.hasSecret, rotated.body.secret], [true, 'whsec_1'])
    assert.equal(rotated.body.previousSecretUntil, null)
    const later = await app.owner.post(`${path}/${hook.id}/rotate-secret`, { secret: 'whsec_2' })
    assert.equal(later.body.previousSecretUntil, '2026-11-22T09:30:00.000Z')
    const changed = await app.owner.patch(`${path}/${hook.id}`, { name: 'Live', enabled: false })
    assert.deepEqual([changed.body.name, changed.body.enabled], ['Live', false])
    const needed = await app.owner.post(`${path}/${hook.id}/rotate-secret`)
    assert.deepEqual([needed.status, needed.body.error.field], [422, 'secret'])
    const none = await make.hook(app, { preset: 'none' })
    const useless = await app.owner.post(`${path}/${none.id}/rotate-secret`)
    assert.match(useless.body.error.message, /cannot be set for the preset none/)
    const own = await app.owner.post(path, { name: 'Own', preset: 'github' })
    assert.match(own.body.secret, /^[0-9a-f]{64}$/)
    assert.equal((await app.owner.delete(`${path}/${hook.id}`)).status, 204)
    assert.equal((await app.owner.get(`${path}/${hook.id}`)).status, 404)
    const log = await app.owner.get('/v1/audit-log?limit=100')
    assert.equal(JSON.stringify(log.body).includes('whsec_'), false)
    assert.equal(JSON.stringify(log.body).includes(own.body.secret), false)
  })

  test('422 names a setting that is missing, unknown, or would accept unverified requests', async (t) => {
    const app = await harness(t)
    const fieldOf = async (hook: object) => {
      const { status, body } = await app.owner.post(path, { name: 'Hook', ...hook })
      return status === 201 ? null : [status, body.error.field]
    }
    const hmac = (config: object) => fieldOf({ preset: 'hmac', config })
    const times = { timestampHeader: 'x-time', idHeader: 'x-id' }
    assert.deepEqual(await fieldOf({ preset: 'paypal' }), [422, 'preset'])
    assert.deepEqual(await fieldOf({ preset: 'stripe', config: { header: 'x' } }), [
      422,
      'config.header',
    ])
    assert.deepEqual(await fieldOf({ preset: 'meta', config: {} }), [422, 'config.verifyToken'])
    assert.deepEqual(await fieldOf({ preset: 'basic' }), [422, 'config.username'])
    assert.deepEqual(await fieldOf({ preset: 'none', secret: 'x' }), [422, 'secret'])
    assert.deepEqual(await fieldOf({ preset: 'standard_webhooks', secret: 'not base64!' }), [
      422,
      'secret',
    ])
    assert.deepEqual(
      await fieldOf({ preset: 'none', config: { idExpression: 'body.matches("x")' } }),
      [422, 'config.idExpression'],
    )
    for (const template of [
      '{timestamp}',
      '{stamp}{body}',
      '{body}{body}',
      '{id}{body}',
      '{body}{id}',
    ]) {
      assert.deepEqual(await hmac({ ...times, template }), [422, 'config.template'], template)
    }
    assert.deepEqual(await hmac({ template: '{timestamp}.{body}' }), [
      422,
      'config.timestampHeader',
    ])
    assert.deepEqual(await hmac({ template: '{id}.{body}' }), [422, 'config.idHeader'])
    assert.deepEqual(await hmac({ toleranceSeconds: 9, ...times }), [
      422,
      'config.toleranceSeconds',
    ])
    assert.equal(await hmac({ ...times, template: '{timestamp}.{id}.{body}' }), null)
    assert.equal(await fieldOf({ preset: 'meta', config: { verifyToken: 'meaty' } }), null)
    const base64 = { preset: 'hmac', config: { secretEncoding: 'base64' } }
    assert.deepEqual(await fieldOf({ ...base64, secret: 'A' }), [422, 'secret'])
    assert.equal(await fieldOf({ ...base64, secret: 'QQ' }), null)
  })

  test('422 refuses an encoding that the current secret does not have', async (t) => {
    const app = await harness(t)
    const { body: hook } = await app.owner.post(path, { preset: 'hmac', secret: 'correct horse' })
    const read = async (secretEncoding: string) => {
      const change = { config: { secretEncoding } }
      const { status, body } = await app.owner.patch(`${path}/${hook.id}`, change)
      return [status, body.error?.field]
    }
    assert.deepEqual(await read('hex'), [422, 'config.secretEncoding'])
    assert.deepEqual(await read('base64'), [422, 'config.secretEncoding'])
    await app.owner.post(`${path}/${hook.id}/rotate-secret`, { secret: 'c0ffee' })
    assert.deepEqual(await read('hex'), [422, 'config.secretEncoding'])
    const alone = { secret: 'c0ffee', overlapHours: 0 }
    await app.owner.post(`${path}/${hook.id}/rotate-secret`, alone)
    assert.deepEqual(await read('hex'), [200, undefined])
  })

  test('402 above the limit of the plan', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/one', { maxHooks: 1 })
    const organization = await make.organization(app, { plan: 'one' })
    const client = app.as(await make.token(app, ['integrations:write'], { organization }))
    assert.equal((await client.post(path, stripe)).status, 201)
    const { status, body } = await client.post(path, stripe)
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
  })

  test('400, 401, 403, 404 as in every operation', async (t) => {
    const app = await harness(t)
    const { body: hook } = await app.owner.post(path, stripe)
    const reader = app.as(await make.token(app, ['integrations:read']))
    const stranger = app.as(
      await make.token(app, ['*'], { organization: await make.organization(app) }),
    )
    assert.equal((await app.owner.get(`${path}/con_1`)).status, 400)
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await reader.get(path)).status, 200)
    for (const [method, at] of [
      ['post', path],
      ['patch', `${path}/${hook.id}`],
      ['delete', `${path}/${hook.id}`],
      ['post', `${path}/${hook.id}/rotate-address`],
      ['post', `${path}/${hook.id}/rotate-secret`],
      ['post', `${path}/${hook.id}/test`],
    ] as const) {
      const body = at === path ? stripe : {}
      assert.equal((await reader[method](at, body as never)).status, 403, `${method} ${at}`)
      if (at !== path) assert.equal((await stranger[method](at, body as never)).status, 404, at)
    }
    for (const at of [`${path}/${hook.id}`, `${path}/${hook.id}/refusals`]) {
      assert.equal((await stranger.get(at)).status, 404)
    }
  })
})

describe('POST /v1/integrations/hooks/{hookId}/test', () => {
  test('201 stores and handles an event that has no signature', async (t) => {
    const app = await harness(t)
    const { body: hook } = await app.owner.post(path, stripe)
    const { status, headers, body: event } = await app.owner.post(`${path}/${hook.id}/test`)
    assert.deepEqual([status, event.verified, event.eventType], [201, false, 'test'])
    assert.equal(headers['location'], `${events}/${event.id}`)
    await app.drain()
    const { body: kept } = await app.owner.get(`${events}/${event.id}`)
    assert.equal(kept.status, 'ignored')
    assert.equal(JSON.parse(kept.body).data.object.email, 'ada@example.com')
    const own = { body: 'a=1', contentType: 'application/x-www-form-urlencoded' }
    const second = await app.owner.post(`${path}/${hook.id}/test`, own)
    assert.equal(second.body.contentType, own.contentType)
  })
})

describe('/v1/integrations/inbound-events', () => {
  test('200 filters, pages and replays by ids; a repeated job emits one event', async (t) => {
    const app = await harness(t)
    const hooks = [await app.owner.post(path, stripe), await app.owner.post(path, stripe)]
    const [one, other] = hooks.map(({ body }) => body.id)
    const made = []
    for (const id of [one, other, one]) {
      made.push((await app.owner.post(`${path}/${id}/test`)).body.id)
      app.clock.advance('1m')
    }
    await app.drain()
    const idsOf = async (query: string) =>
      (await app.owner.get(`${events}?${query}`)).body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(await idsOf(''), made.toReversed())
    assert.deepEqual(await idsOf(`hookId=${other}`), [made[1]])
    assert.deepEqual(await idsOf('status=failed'), [])
    assert.deepEqual(await idsOf('from=2026-11-21T09:31:30Z'), [made[2]])
    const page = await app.owner.get(`${events}?limit=2`)
    assert.equal(page.body.hasMore, true)
    assert.deepEqual(await idsOf(`limit=2&cursor=${page.body.nextCursor}`), [made[0]])
    const { body } = await app.owner.post(`${events}/replay`, { ids: [made[0], made[1]] })
    assert.deepEqual(body, { replayed: 2, hasMore: false })
    assert.equal((await app.owner.get(`${events}?status=received`)).body.data.length, 2)
    await app.drain()
    const told = await app.owner.get('/v1/events?type=inbound.received')
    assert.equal(told.body.data.length, 3)
  })

  test('an event is deleted 30 days after its receipt', async (t) => {
    const app = await harness(t)
    const { body: hook } = await app.owner.post(path, stripe)
    const { body: event } = await app.owner.post(`${path}/${hook.id}/test`)
    await app.drain()
    const retention = app.jobTypes.find(({ name }) => name === 'integrations.inbound-retention')
    const run = async () => {
      await app.context.database.db.transaction().execute((tx) => {
        return app.context.jobs.send(tx as never, retention as never, {})
      })
      await app.drain()
    }
    app.clock.advance('29d')
    await run()
    assert.equal((await app.owner.get(`${events}/${event.id}`)).status, 200)
    app.clock.advance('2d')
    await run()
    await run()
    assert.equal((await app.owner.get(`${events}/${event.id}`)).status, 404)
  })
})
