import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { parseList } from '../../../test/structured-field.ts'
import { signedUp } from '../../../test/visitor.ts'

const none = {
  requestsPerMinute: null,
  organizationRequestsPerMinute: null,
  burst: null,
  maxContacts: null,
  maxContactFields: null,
  maxSegments: null,
  maxCompanies: null,
  maxContactNotes: null,
  maxProposals: null,
  maxTemplates: null,
  maxCatalogItems: null,
  maxContentBlocks: null,
  maxBases: null,
  maxSources: null,
  maxChunks: null,
  maxWebhooks: null,
  maxMembers: null,
  maxTokens: null,
  maxUploadBytes: null,
  maxInboundBytes: null,
  maxHooks: null,
  maxConnections: null,
  maxSyncs: null,
  monthlyInboundEvents: null,
  monthlyInboundBytes: null,
  monthlyPublishedEvents: null,
  monthlyPublishedBytes: null,
  maxStoredBytes: null,
  hourlyMails: null,
  maxAutomations: null,
  monthlyRuns: null,
  monthlyCredits: null,
}

const put = (app: Harness, key: string, settings: object) =>
  app.operator.put(`/operator/v1/plans/${key}`, settings)

/** A sender of a new organization on this plan. */
async function clientOn(app: Harness, plan: string) {
  const organization = await make.organization(app, { plan })
  return app.as(await make.token(app, ['*'], { organization }))
}

describe('a plan', () => {
  for (const [key, requestsPerMinute] of [
    ['free', 300],
    ['pro', 600],
    ['scale', 3000],
    ['unlimited', null],
  ] as const) {
    test(`${key} is built in`, async (t) => {
      const app = await harness(t)
      const { body } = await app.operator.get(`/operator/v1/plans/${key}`)
      assert.deepEqual([body.key, body.requestsPerMinute], [key, requestsPerMinute])
    })
  }

  test('is replaced as a whole: an absent limit is none, and 0 is one', async (t) => {
    const app = await harness(t)
    await put(app, 'mine', { maxContacts: 5, monthlyCredits: 0, requestsPerMinute: 30 })
    const { status, body } = await put(app, 'mine', { maxContacts: 0 })
    assert.deepEqual([status, body], [200, { ...none, key: 'mine', maxContacts: 0 }])
    assert.deepEqual((await app.operator.get('/operator/v1/plans/mine')).body, body)
    const { body: refusal } = await (await clientOn(app, 'mine')).post('/v1/contacts', {
      name: 'x',
    })
    assert.equal(refusal.error.code, 'plan_limit_reached')
  })

  test('412 for all but one of the replacements at once that know the same version', async (t) => {
    const app = await harness(t)
    await put(app, 'mine', {})
    for (let round = 1; round <= 5; round++) {
      const { headers } = await app.operator.get('/operator/v1/plans/mine')
      const known = { 'if-match': headers['etag'] ?? '' }
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) =>
          app.operator.put('/operator/v1/plans/mine', { maxContacts: round * 10 + n }, known),
        ),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    }
  })

  test('is listed by key, page by page', async (t) => {
    const app = await harness(t)
    await put(app, 'mine', { maxContacts: 5 })
    const plans: { key: string }[] = []
    for (let next: string | null = ''; next !== null; ) {
      const cursor: string = next && `&cursor=${next}`
      const { body } = await app.operator.get(`/operator/v1/plans?limit=2${cursor}`)
      assert.ok(body.data.length <= 2)
      plans.push(...body.data)
      next = body.nextCursor
    }
    const keys = plans.map(({ key }) => key)
    assert.deepEqual(keys, keys.toSorted())
    // Plans are the installation's: earlier tests have left some.
    const known = ['free', 'mine', 'pro', 'scale', 'unlimited']
    assert.deepEqual(
      known.filter((key) => keys.includes(key)),
      known,
    )
    const mine = plans.find(({ key }) => key === 'mine')
    assert.deepEqual(mine, { ...none, key: 'mine', maxContacts: 5 })
  })

  test('404 for one that nobody defined', async (t) => {
    const app = await harness(t)
    assert.equal((await app.operator.get('/operator/v1/plans/golden')).status, 404)
  })

  for (const key of ['Mine', '1st', 'a b', 'x'.repeat(61), '-']) {
    test(`400 for the key ${JSON.stringify(key)}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await put(app, encodeURIComponent(key), {})
      assert.deepEqual([status, body.error.field], [400, 'key'])
    })
  }

  for (const [field, settings] of [
    ['burst', { requestsPerMinute: 60, burst: 13 }],
    ['burst', { requestsPerMinute: 60, burst: 0 }],
    ['requestsPerMinute', { requestsPerMinute: -1 }],
    ['requestsPerMinute', { requestsPerMinute: 1_000_001 }],
    ['maxContacts', { maxContacts: 1.5 }],
    ['maxContacts', { maxContacts: '5' }],
    ['maxFriends', { maxFriends: 5 }],
  ] as const) {
    test(`422 names ${field} in ${JSON.stringify(settings)}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await put(app, 'mine', settings)
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  for (const [requestsPerMinute, burst] of [
    [1, 1],
    [5, 1],
    [60, 10],
    [600, 100],
    [0, 0],
  ] as const) {
    test(`of ${requestsPerMinute} requests a minute gets a burst of ${burst} by itself`, async (t) => {
      const app = await harness(t)
      assert.equal((await put(app, 'mine', { requestsPerMinute })).body.burst, burst)
    })
  }
})

describe('the rate of a plan', () => {
  test('429 says how long to wait, and a request sent exactly then succeeds', async (t) => {
    const app = await harness(t)
    await put(app, 'steady', { requestsPerMinute: 7, burst: 1 })
    const client = await clientOn(app, 'steady')
    const first = await client.get('/v1/contacts')
    assert.deepEqual(parseList(first.headers['ratelimit-policy'] ?? ''), [
      { item: 'token', parameters: { q: 7, w: 60 } },
      { item: 'organization', parameters: { q: 21, w: 60 } },
    ])
    assert.deepEqual(parseList(first.headers['ratelimit'] ?? ''), [
      { item: 'token', parameters: { r: 0, t: 10 } },
      { item: 'organization', parameters: { r: 2, t: 4 } },
    ])
    const { status, body, headers } = await client.get('/v1/contacts')
    assert.deepEqual([status, body.error.code], [429, 'rate_limited'])
    assert.match(body.error.message, /7 requests a minute.*10 s/)
    assert.equal(headers['retry-after'], '10')
    assert.deepEqual(parseList(headers['ratelimit'] ?? ''), [
      { item: 'token', parameters: { r: 0, t: 10 } },
      { item: 'organization', parameters: { r: 2, t: 4 } },
    ])
    app.clock.advance('9999ms')
    assert.equal((await client.get('/v1/contacts')).status, 429)
    app.clock.advance('1ms')
    assert.equal((await client.get('/v1/contacts')).status, 200)
  })

  test('holds exactly under many requests at once', async (t) => {
    const app = await harness(t)
    await put(app, 'burst', { requestsPerMinute: 60, burst: 12 })
    const client = await clientOn(app, 'burst')
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.get('/v1/contacts')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 12)
    assert.equal(answers.filter(({ status }) => status === 429).length, 28)
  })

  test('counts as the plan now has it, from the answer to its change on', async (t) => {
    const app = await harness(t)
    await put(app, 'changing', { requestsPerMinute: 60, burst: 12 })
    const client = await clientOn(app, 'changing')
    assert.equal((await client.get('/v1/contacts')).status, 200)
    await put(app, 'changing', { requestsPerMinute: 0 })
    assert.equal((await client.get('/v1/contacts')).status, 429)
    await put(app, 'changing', {})
    assert.equal((await client.get('/v1/contacts')).status, 200)
  })

  test('is each token’s own', async (t) => {
    const app = await harness(t)
    await put(app, 'each', { requestsPerMinute: 5, burst: 1 })
    const organization = await make.organization(app, { plan: 'each' })
    for (let i = 0; i < 3; i++) {
      const client = app.as(await make.token(app, ['*'], { organization }))
      assert.equal((await client.get('/v1/contacts')).status, 200)
    }
  })

  test('holds for an organization over all its tokens, so that more tokens are no way around', async (t) => {
    const app = await harness(t)
    await put(app, 'each', { requestsPerMinute: 5, burst: 1 })
    const organization = await make.organization(app, { plan: 'each' })
    const clients = await Promise.all(
      Array.from({ length: 5 }, async () => app.as(await make.token(app, ['*'], { organization }))),
    )
    const answers = await Promise.all(clients.map((client) => client.get('/v1/contacts')))
    const refused = clients.filter((_, index) => answers[index]?.status === 429)
    assert.equal(refused.length, 2, 'three times the burst of one')
    const again = await refused[0]?.get('/v1/contacts')
    assert.match(again?.body.error.message, /15 requests a minute for your organization/)
    app.clock.advance(`${Number(again?.headers['retry-after'])}s`)
    assert.equal((await refused[0]?.get('/v1/contacts'))?.status, 200)
  })

  test('of the organization is what the plan says, and never less than that of a token', async (t) => {
    const app = await harness(t)
    const settings = { requestsPerMinute: 6, burst: 1, organizationRequestsPerMinute: 6 }
    await put(app, 'shared', settings)
    const organization = await make.organization(app, { plan: 'shared' })
    const [first, second] = [
      app.as(await make.token(app, ['*'], { organization })),
      app.as(await make.token(app, ['*'], { organization })),
    ]
    assert.equal((await first.get('/v1/contacts')).status, 200)
    assert.equal((await second.get('/v1/contacts')).status, 429)
    const { status, body } = await put(app, 'shared', {
      ...settings,
      organizationRequestsPerMinute: 5,
    })
    assert.deepEqual([status, body.error.field], [422, 'organizationRequestsPerMinute'])
  })

  test('holds for a person at the dashboard, in each organization', async (t) => {
    const app = await harness(t)
    await put(app, 'people', { requestsPerMinute: 5, burst: 1 })
    const visitor = await signedUp(app, {
      name: 'Ada',
      email: 'ada@people.test',
      password: 'correct horse battery',
    })
    const me = await visitor.get('/session/me')
    const path = `/operator/v1/organizations/${me.body.organizationId}`
    assert.equal((await app.operator.patch(path, { plan: 'people' })).status, 200)
    app.clock.advance('5m')
    const first = await visitor.get('/session/v1/contacts')
    assert.equal(first.status, 200)
    assert.deepEqual(
      parseList(first.headers['ratelimit'] ?? '').map(({ item }) => item),
      ['person', 'organization'],
    )
    const second = await visitor.get('/session/v1/contacts')
    assert.deepEqual([second.status, second.body.error.code], [429, 'rate_limited'])
    assert.match(second.body.error.message, /5 requests a minute for you is reached/)
  })

  test('a limit of 0 shuts the API', async (t) => {
    const app = await harness(t)
    await put(app, 'shut', { requestsPerMinute: 0 })
    const client = await clientOn(app, 'shut')
    for (let i = 0; i < 2; i++) {
      const { status, headers } = await client.get('/v1/contacts')
      assert.deepEqual([status, headers['retry-after']], [429, '60'])
      app.clock.advance('10m')
    }
  })
})
