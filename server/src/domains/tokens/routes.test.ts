import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Answer, createClient } from '../../../test/client.ts'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../test/harness.ts'
import { parseList } from '../../../test/structured-field.ts'
import { dumpTables } from '../../../test/tables.ts'
import { buildApp } from '../../app.ts'
import { createContext } from '../../context.ts'

const tokensOf = (app: Harness): string =>
  `/operator/v1/organizations/${app.organization.id}/tokens`

const rotate = (app: Harness, id: string, body?: object): Promise<Answer> =>
  app.operator.post(`${tokensOf(app)}/${id}/rotate`, body)

const verdict = async (app: Harness, token: string): Promise<string | number> => {
  const { status, body } = await app.as({ token }).get('/v1/contacts')
  return body?.error?.code ?? status
}

describe('GET /v1/me', () => {
  test('200 shows token, organization, plan, limits and what is left of them', async (t) => {
    const app = await harness(t)
    const organization = await make.organization(app, { name: 'Engines', plan: 'pro' })
    const token = await make.token(app, ['contacts:read'], { organization })
    const { status, body } = await app.as(token).get('/v1/me')
    assert.equal(status, 200)
    assert.deepEqual(body.token, {
      id: token.id,
      name: token.name,
      scopes: ['contacts:read'],
      expiresAt: null,
    })
    assert.deepEqual(body.organization, { id: organization.id, name: 'Engines' })
    assert.deepEqual([body.plan, body.credits], ['pro', { balance: 50_000 }])
    assert.deepEqual(body.rateLimit, { limit: 600, remaining: 99, resetSeconds: 1 })
    assert.deepEqual(body.limits.contacts, { used: 0, max: 20_000 })
  })
})

describe('a token', () => {
  test('is accepted in either header, with the same answer', async (t) => {
    const app = await harness(t)
    const { token } = await make.token(app, ['contacts:read'])
    const bearer = await app.as({ token }).get('/v1/contacts')
    const key = await app.as(null).get('/v1/contacts', { 'x-api-key': token })
    const both = await app.as({ token }).get('/v1/contacts', { 'x-api-key': token })
    for (const answer of [bearer, key, both])
      assert.deepEqual([answer.status, answer.text], [200, bearer.text])
  })

  test('401 when both headers are there and differ, even if each alone would do', async (t) => {
    const app = await harness(t)
    const [one, two] = [await make.token(app, ['*']), await make.token(app, ['*'])]
    const { status, body } = await app.as(one).get('/v1/contacts', { 'x-api-key': two.token })
    assert.deepEqual([status, body.error.code], [401, 'invalid_token'])
  })

  test('401 in the query string, where it is not looked at', async (t) => {
    const app = await harness(t)
    const { token } = await make.token(app, ['*'])
    for (const name of ['token', 'access_token', 'api_key', 'x-api-key']) {
      const { status, body, headers } = await app.as(null).get(`/v1/contacts?${name}=${token}`)
      assert.deepEqual([status, body.error.code], [401, 'missing_token'])
      assert.equal(headers['www-authenticate'], 'Bearer')
    }
  })

  test('is in no table and in no list, only in the answer that issues it', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    const rotated = (await rotate(app, id, { overlapHours: 1 })).body.token
    await app.as({ token: rotated }).get('/v1/me')
    const tables = (await dumpTables(app.context.database.db)).map(({ text }) => text).join('\n')
    const list = (await app.operator.get(tokensOf(app))).text
    for (const value of [token, rotated]) {
      for (const text of [tables, list]) {
        assert.equal(text.includes(value), false)
        assert.equal(text.includes(value.slice(4, 36)), false)
        assert.equal(text.includes(Buffer.from(value).toString('hex')), false)
      }
    }
    assert.match(list, new RegExp(rotated.slice(-4)))
  })
})

describe('the revocation of a token', () => {
  test('holds for everything that starts after its answer', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    const early = Array.from({ length: 30 }, () => verdict(app, token))
    const revoked = app.operator.delete(`${tokensOf(app)}/${id}`)
    const meanwhile = Array.from({ length: 30 }, () => verdict(app, token))
    assert.equal((await revoked).status, 204)
    const late = await Promise.all(Array.from({ length: 100 }, () => verdict(app, token)))
    assert.deepEqual(new Set(late), new Set(['revoked_token']))
    await Promise.all([...early, ...meanwhile])
    assert.equal(await verdict(app, token), 'revoked_token')
  })

  const needsPostgres = { skip: onPostgres ? false : 'needs two nodes: PostgreSQL only' }
  test('holds on every node', needsPostgres, async (t) => {
    const app = await harness(t)
    await using other = await createContext(app.context.config, app.context.secrets, {
      clock: app.clock,
      log: app.context.log,
    })
    await using node = await buildApp(other)
    const { id, token } = await make.token(app, ['*'])
    const there = createClient(node.http, app.operations, token)
    assert.equal((await there.get('/v1/contacts')).status, 200)
    await app.operator.delete(`${tokensOf(app)}/${id}`)
    const late = await Promise.all(Array.from({ length: 50 }, () => there.get('/v1/contacts')))
    for (const { status, body } of late)
      assert.deepEqual([status, body.error.code], [401, 'revoked_token'])
  })

  test('is no fault when repeated, keeps the token in the list, and cannot be rotated away', async (t) => {
    const app = await harness(t)
    const { id } = await make.token(app, ['*'])
    for (let time = 0; time < 2; time++)
      assert.equal((await app.operator.delete(`${tokensOf(app)}/${id}`)).status, 204)
    const { body } = await app.operator.get(tokensOf(app))
    const listed = body.data.find((one: { id: string }) => one.id === id)
    assert.equal(listed.revokedAt, app.clock.now().toISOString())
    const { status, body: refusal } = await rotate(app, id)
    assert.deepEqual([status, refusal.error.code], [409, 'invalid_transition'])
  })

  test('ends the value before the last rotation as well', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    await rotate(app, id, { overlapHours: 24 })
    assert.equal(await verdict(app, token), 200)
    await app.operator.delete(`${tokensOf(app)}/${id}`)
    assert.equal(await verdict(app, token), 'revoked_token')
  })
})

describe('the rotation of a token', () => {
  for (const body of [undefined, { overlapHours: 0 }, {}]) {
    test(`ends the old value at once with ${JSON.stringify(body)}`, async (t) => {
      const app = await harness(t)
      const { id, token } = await make.token(app, ['contacts:read'])
      assert.equal(await verdict(app, token), 200)
      const rotated = (await rotate(app, id, body)).body
      assert.deepEqual(
        [await verdict(app, token), await verdict(app, rotated.token)],
        ['invalid_token', 200],
      )
    })
  }

  test('keeps the old value for the overlap, and not a second longer', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    const { token: rotated } = (await rotate(app, id, { overlapHours: 2 })).body
    app.clock.advance('7199s')
    assert.deepEqual([await verdict(app, token), await verdict(app, rotated)], [200, 200])
    app.clock.advance('1s')
    assert.deepEqual(
      [await verdict(app, token), await verdict(app, rotated)],
      ['invalid_token', 200],
    )
  })

  test('keeps only the last value but one alive', async (t) => {
    const app = await harness(t)
    const { id, token: first } = await make.token(app, ['*'])
    const second = (await rotate(app, id, { overlapHours: 24 })).body.token
    const third = (await rotate(app, id, { overlapHours: 24 })).body.token
    const verdicts = [
      await verdict(app, first),
      await verdict(app, second),
      await verdict(app, third),
    ]
    assert.deepEqual(verdicts, ['invalid_token', 200, 200])
  })

  test('keeps id, name, scopes, creation and expiry', async (t) => {
    const app = await harness(t)
    const expiresAt = '2027-01-01T00:00:00.000Z'
    const {
      token: _,
      lastFour: __,
      ...before
    } = await make.token(app, ['contacts:read'], { expiresAt })
    const { status, body } = await rotate(app, before.id)
    const { token, lastFour, ...after } = body
    assert.deepEqual([status, after], [200, before])
    assert.equal(lastFour, token.slice(-4))
  })

  test('409 for a token that has expired, whose new value would be dead as well', async (t) => {
    const app = await harness(t)
    const { id } = await make.token(app, ['*'], { expiresAt: '2027-01-01T00:00:00Z' })
    app.clock.advance('60d')
    assert.equal((await rotate(app, id)).body.error.code, 'invalid_transition')
  })

  for (const overlapHours of [-1, 25, 1.5, '2', null]) {
    test(`422 for an overlap of ${JSON.stringify(overlapHours)} hours`, async (t) => {
      const app = await harness(t)
      const { id, token } = await make.token(app, ['*'])
      const { status, body } = await rotate(app, id, { overlapHours })
      assert.deepEqual([status, body.error.field], [422, 'overlapHours'])
      assert.equal(await verdict(app, token), 200)
    })
  }
})

describe('what happens to a token', () => {
  test('is told once each time, with the token as the list shows it and never its value', async (t) => {
    const app = await harness(t)
    const { id, token } = await make.token(app, ['*'])
    const rotated = await rotate(app, id)
    for (let time = 0; time < 2; time++) await app.operator.delete(`${tokensOf(app)}/${id}`)
    const { body, text } = await app.owner.get('/v1/events')
    const [revoked, rotation, ...others] = body.data
    assert.deepEqual([revoked.type, rotation.type, others], ['token.revoked', 'token.rotated', []])
    const { token: value, ...shown } = rotated.body
    assert.deepEqual(rotation.data, shown)
    const list = (await app.operator.get(tokensOf(app))).body.data
    assert.deepEqual(
      revoked.data,
      list.find((one: { id: string }) => one.id === id),
    )
    for (const secret of [token, value]) assert.equal(text.includes(secret), false)
  })
})

describe('a token that is bound to networks', () => {
  test('403 names the address that a request from elsewhere comes from', async (t) => {
    const app = await harness(t)
    const bound = await make.token(app, ['*'], { allowedNetworks: ['192.0.2.0/24'] })
    const { status, body } = await app.as(bound).get('/v1/contacts')
    assert.deepEqual([status, body.error.code], [403, 'address_not_allowed'])
    assert.match(body.error.message, /\b127\.0\.0\.1\b/)
    const inside = { method: 'GET', url: '/v1/contacts', remoteAddress: '192.0.2.9' } as const
    assert.equal((await app.as(bound).send(inside)).status, 200)
  })

  test('keeps them when it is rotated', async (t) => {
    const app = await harness(t)
    const { id } = await make.token(app, ['*'], { allowedNetworks: ['192.0.2.0/24'] })
    const rotated = (await rotate(app, id)).body
    assert.deepEqual(rotated.allowedNetworks, ['192.0.2.0/24'])
    assert.equal(await verdict(app, rotated.token), 'address_not_allowed')
  })

  test('422 says how a network is written', async (t) => {
    const app = await harness(t)
    const given = { name: 'x', scopes: ['*'], allowedNetworks: ['10.1.2.3/8'] }
    const { body } = await app.operator.post(tokensOf(app), given)
    assert.deepEqual(
      [body.error.field, body.error.message],
      ['allowedNetworks.0', 'allowedNetworks.0 must be 10.0.0.0/8.'],
    )
  })
})

describe('an answer that nothing has changed', () => {
  test('304 counts towards the rate like any other, and is refused above it', async (t) => {
    const app = await harness(t)
    const organization = await make.organization(app, { plan: 'free' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const { id } = (await client.post('/v1/contacts', { name: 'Ada' })).body
    const { headers } = await client.get(`/v1/contacts/${id}`)
    const known = { 'if-none-match': headers['etag'] ?? '' }
    const [left] = parseList(headers['ratelimit'] ?? '')
    for (let more = Number(left?.parameters['r']); more > 0; more--) {
      const unchanged = await client.get(`/v1/contacts/${id}`, known)
      assert.equal(unchanged.status, 304)
      const [state] = parseList(unchanged.headers['ratelimit'] ?? '')
      assert.equal(state?.parameters['r'], more - 1)
    }
    assert.equal((await client.get(`/v1/contacts/${id}`, known)).status, 429)
  })
})

describe('the issue of a token', () => {
  test('201 shows the value, once', async (t) => {
    const app = await harness(t)
    const given = { name: 'CRM sync', scopes: ['contacts:read', 'contacts:write'] }
    const { status, body } = await app.operator.post(tokensOf(app), given)
    assert.equal(status, 201)
    assert.match(body.token, /^cap_[0-9A-Za-z]{38}$/)
    assert.deepEqual(
      [body.name, body.scopes, body.createdBy],
      [given.name, given.scopes, 'operator'],
    )
    const { data } = (await app.operator.get(tokensOf(app))).body
    const { token: _, ...listed } = body
    assert.deepEqual(data[0], listed)
  })

  for (const [field, fields] of Object.entries({
    name: { name: '' },
    scopes: { scopes: [] },
    'scopes.0': { scopes: ['contacts'] },
    expiresAt: { expiresAt: '2026-11-21T09:29:59Z' },
    token: { token: 'cap_mine' },
    'allowedNetworks.1': { allowedNetworks: ['10.0.0.0/8', 'office'] },
    allowedNetworks: { allowedNetworks: Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`) },
  })) {
    test(`422 names ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const body = { name: 'CRM', scopes: ['*'], ...fields }
      const answer = await app.operator.post(tokensOf(app), body)
      assert.deepEqual([answer.status, answer.body.error.field], [422, field])
    })
  }

  test('422 for a time that no calendar has', async (t) => {
    const app = await harness(t)
    for (const expiresAt of ['2027-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59', 'soon', null]) {
      const answer = await app.operator.post(tokensOf(app), { name: 'x', scopes: ['*'], expiresAt })
      assert.deepEqual([answer.status, answer.body.error.field], [422, 'expiresAt'])
    }
  })
})

describe('the number of tokens', () => {
  test('is bounded by the plan, and a revoked one makes room', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/two', { maxTokens: 2 })
    const organization = await make.organization(app, { plan: 'two' })
    const path = `/operator/v1/organizations/${organization.id}/tokens`
    const given = { name: 'x', scopes: ['*'] }
    const { token, id } = (await app.operator.post(path, given)).body
    const answers = await Promise.all([1, 2, 3].map(() => app.operator.post(path, given)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 402, 402])
    const second = answers.find(({ status }) => status === 201)?.body
    assert.deepEqual((await app.as({ token }).get('/v1/usage')).body.limits.tokens, {
      used: 2,
      max: 2,
    })
    for (let time = 0; time < 2; time++) await app.operator.delete(`${path}/${id}`)
    const third = await app.operator.post(path, given)
    assert.equal(third.status, 201)
    assert.deepEqual((await app.as(second).get('/v1/usage')).body.limits.tokens.used, 2)
  })
})
