import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { harness, operatorKey } from '../../../test/harness.ts'

const path = '/operator/v1/organizations'
const unknown = 'org_01jbts0z0ye8t9tpsz3gn7nkm8'

describe('the operator API', () => {
  test('401 without its key, with a wrong one and with an API token', async (t) => {
    const app = await harness(t)
    const senders = [
      app.as(null),
      app.as({ token: `${operatorKey}x` }),
      app.as({ token: operatorKey.slice(0, -1) }),
      app.as(await make.token(app, ['*'])),
    ]
    for (const { method, path } of app.operatorOperations) {
      app.clock.advance('1m') // More guesses within a minute would be throttled.
      const url = path.replaceAll(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057')
      for (const sender of senders) {
        const { status, headers } = await sender.send({ method, url })
        assert.deepEqual(
          [status, headers['www-authenticate']],
          [401, 'Bearer'],
          `${method} ${path}`,
        )
      }
    }
  })

  test('401 for its key on every operation of the public API', async (t) => {
    const app = await harness(t)
    for (const { audience, method, path } of app.operations) {
      if (audience === 'public') continue
      app.clock.advance('1m')
      const url = path.replaceAll(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057')
      const { status, body } = await app.operator.send({ method, url })
      assert.deepEqual([status, body.error.code], [401, 'invalid_token'], `${method} ${path}`)
    }
  })

  test('200 with its key in either header', async (t) => {
    const app = await harness(t)
    assert.equal((await app.operator.get(path)).status, 200)
    assert.equal((await app.as(null).get(path, { 'x-api-key': operatorKey })).status, 200)
  })
})

describe('an organization', () => {
  test('is created, listed, read and changed', async (t) => {
    const app = await harness(t)
    const { status, body: created } = await app.operator.post(path, { name: 'Engines' })
    assert.equal(status, 201)
    assert.deepEqual(created, {
      id: created.id,
      name: 'Engines',
      plan: 'free',
      createdAt: app.clock.now().toISOString(),
    })
    assert.match(created.id, /^org_/)
    const { data } = (await app.operator.get(path)).body
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      [created.id, app.organization.id],
    )
    const changed = await app.operator.patch(`${path}/${created.id}`, { name: 'Looms' })
    assert.deepEqual([changed.status, changed.body], [200, { ...created, name: 'Looms' }])
    assert.deepEqual((await app.operator.get(`${path}/${created.id}`)).body, changed.body)
  })

  test('is listed page by page', async (t) => {
    const app = await harness(t)
    const made = [app.organization.id]
    for (let i = 0; i < 4; i++) made.unshift((await make.organization(app)).id)
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await app.operator.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      if (!body.hasMore) break
      cursor = body.nextCursor
    }
    assert.deepEqual(seen, made)
  })

  for (const [field, body] of Object.entries({
    name: { name: '' },
    plan: { name: 'Engines', plan: 'golden' },
    id: { name: 'Engines', id: unknown },
  })) {
    test(`422 names ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const answer = await app.operator.post(path, body)
      assert.deepEqual([answer.status, answer.body.error.field], [422, field])
      assert.equal((await app.operator.get(path)).body.data.length, 1)
    })
  }

  test('404 on every operation when it is unknown', async (t) => {
    const app = await harness(t)
    const at = `${path}/${unknown}`
    const answers = [
      await app.operator.get(at),
      await app.operator.patch(at, { name: 'x' }),
      await app.operator.get(`${at}/tokens`),
      await app.operator.post(`${at}/tokens`, { name: 'x', scopes: ['*'] }),
      await app.operator.post(`${at}/credits`, { amount: 1, reason: 'x' }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404, 404],
    )
  })

  test('412 when it changed since its ETag was read', async (t) => {
    const app = await harness(t)
    const at = `${path}/${app.organization.id}`
    const { headers } = await app.operator.get(at)
    const known = { 'if-match': String(headers['etag']) }
    assert.equal((await app.operator.patch(at, { name: 'One' }, known)).status, 200)
    assert.equal((await app.operator.patch(at, { name: 'Two' }, known)).status, 412)
  })
})

describe('a change of plan', () => {
  test('counts from its answer on: rate and limits', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', {
      requestsPerMinute: 5,
      burst: 1,
      maxContacts: 1,
    })
    const organization = await make.organization(app, { plan: 'small' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    assert.equal((await client.post('/v1/contacts', { name: 'One' })).status, 201)
    assert.equal((await client.post('/v1/contacts', { name: 'Two' })).status, 429)
    await app.operator.patch(`${path}/${organization.id}`, { plan: 'unlimited' })
    assert.equal((await client.post('/v1/contacts', { name: 'Two' })).status, 201)
    await app.operator.patch(`${path}/${organization.id}`, { plan: 'small' })
    app.clock.advance('1m')
    const { status, body } = await client.post('/v1/contacts', { name: 'Three' })
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
    assert.equal((await client.get('/v1/contacts')).status, 429)
  })
})
