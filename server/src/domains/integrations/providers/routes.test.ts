import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const path = '/v1/integrations/providers'
const own = {
  key: 'x_own',
  name: 'Own',
  baseUrl: 'https://127.0.0.1:9999/',
  auth: [{ type: 'none' }],
}

describe('/v1/integrations/providers', () => {
  test('200, 201, 204: built-in providers are listed before those that are added, changed and deleted', async (t) => {
    const app = await harness(t)
    const { status, headers, body } = await app.owner.post(path, own)
    assert.deepEqual([status, headers['location']], [201, `${path}/x_own`])
    assert.deepEqual([body.builtIn, body.settings, body.models], [false, [], {}])
    assert.deepEqual((await app.owner.get(`${path}/x_own`)).body, body)
    await make.provider(app)
    const keys: string[] = []
    let cursor = ''
    do {
      const page = await app.owner.get(`${path}?limit=4${cursor}`)
      keys.push(...page.body.data.map(({ key }: { key: string }) => key))
      cursor = page.body.hasMore ? `&cursor=${page.body.nextCursor}` : ''
    } while (cursor !== '')
    assert.deepEqual(keys, keys.toSorted())
    assert.deepEqual(
      [keys.length, keys.includes('hubspot'), keys.includes('x_own')],
      [12, true, true],
    )
    const changed = await app.owner.patch(`${path}/x_own`, {
      name: 'Mine',
      rateLimit: { requestsPerMinute: 60, burst: 5 },
    })
    assert.deepEqual([changed.body.name, changed.body.rateLimit.burst], ['Mine', 5])
    assert.equal((await app.owner.delete(`${path}/x_own`)).status, 204)
    assert.equal((await app.owner.get(`${path}/x_own`)).status, 404)
  })

  test('409 for an existing key, for built-in providers, and for fields that connections depend on', async (t) => {
    const app = await harness(t)
    await app.owner.post(path, own)
    const again = await app.owner.post(path, own)
    assert.deepEqual([again.status, again.body.error.field], [409, 'key'])
    for (const answer of [
      await app.owner.patch(`${path}/hubspot`, { name: 'Mine' }),
      await app.owner.delete(`${path}/hubspot`),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.code], [409, 'invalid_transition'])
    }
    const connection = await make.connection(app, { provider: 'x_own', config: {} })
    for (const change of [
      { baseUrl: 'https://127.0.0.1:9998/' },
      { auth: [{ type: 'none' }, { type: 'basic', placement: 'header' }] },
    ]) {
      const { status, body } = await app.owner.patch(`${path}/x_own`, change)
      assert.deepEqual([status, body.error.field], [409, Object.keys(change)[0]])
    }
    assert.equal((await app.owner.delete(`${path}/x_own`)).status, 409)
    assert.equal((await app.owner.patch(`${path}/x_own`, { baseUrl: own.baseUrl })).status, 200)
    await app.owner.delete(`/v1/integrations/connections/${connection.id}`)
    assert.equal((await app.owner.delete(`${path}/x_own`)).status, 204)
  })

  test('422 for addresses that are not allowed, in each of their fields', async (t) => {
    const app = await harness(t)
    const oauth = {
      type: 'oauth2_code',
      authorizationUrl: 'https://127.0.0.1:9999/a',
      tokenUrl: 'https://127.0.0.1:9999/t',
      scopes: [],
      clientAuthentication: 'basic',
      issuer: null,
      promisesIssuer: false,
      parameters: {},
    }
    for (const host of [
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      '[::ffff:10.0.0.1]',
      '[fd00:ec2::254]',
      '0.0.0.0',
    ]) {
      for (const [field, fields] of [
        ['baseUrl', { baseUrl: `https://${host}/` }],
        ['auth.0.tokenUrl', { auth: [{ ...oauth, tokenUrl: `https://${host}/t` }] }],
        [
          'auth.0.authorizationUrl',
          { auth: [{ ...oauth, authorizationUrl: `https://${host}/a` }] },
        ],
      ] as const) {
        const { status, body } = await app.owner.post(path, { ...own, ...fields })
        assert.deepEqual(
          [status, body.error.code, body.error.field],
          [422, 'target_not_allowed', field],
          host,
        )
      }
    }
    const { status, body } = await app.owner.post(path, { ...own, key: 'own' })
    assert.deepEqual([status, body.error.field], [422, 'key'])
  })

  test('401, 403, 404 as in every operation', async (t) => {
    const app = await harness(t)
    const { key } = await make.provider(app)
    const reader = app.as(await make.token(app, ['integrations:read']))
    const stranger = app.as(
      await make.token(app, ['*'], { organization: await make.organization(app) }),
    )
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await reader.get(`${path}/${key}`)).status, 200)
    assert.equal((await reader.post(path, own)).status, 403)
    for (const sender of [reader, stranger]) {
      const expected = sender === reader ? 403 : 404
      assert.equal((await sender.patch(`${path}/${key}`, { name: 'x' })).status, expected)
      assert.equal((await sender.delete(`${path}/${key}`)).status, expected)
    }
    assert.equal((await stranger.get(`${path}/${key}`)).status, 404)
    const { data } = (await stranger.get(`${path}?limit=100`)).body
    assert.ok(data.every(({ builtIn }: { builtIn: boolean }) => builtIn))
  })
})
