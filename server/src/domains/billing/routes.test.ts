import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { parseList } from '../../../test/structured-field.ts'
import { ApiError } from '../../platform/errors.ts'
import { createServer } from '../../platform/http/server/server.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { chargeCredits, reserveCredits } from './ledger.ts'

async function customer(app: Harness, plan: string) {
  const organization = await make.organization(app, { plan })
  const id = OrganizationId.read(organization.id) ?? ''
  const client = app.as(await make.token(app, ['*'], { organization }))
  const credits = `/operator/v1/organizations/${organization.id}/credits`
  return { id, client, credits }
}

describe('GET /v1/usage', () => {
  test('200 says what the ledger says', async (t) => {
    const app = await harness(t)
    const { id, client, credits } = await customer(app, 'free')
    const expiresAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    await app.operator.post(credits, { amount: 40, reason: 'gift', expiresAt })
    await app.operator.post(credits, { amount: 60, reason: 'contract' })
    await app.context.transact(id, { kind: 'system' }, async (work) => {
      await chargeCredits(work, 'search:1', 15)
      await reserveCredits(work, 'source:1', 50)
    })
    const { status, body } = await client.get('/v1/usage')
    assert.equal(status, 200)
    assert.equal(body.plan, 'free')
    assert.deepEqual([body.credits.balance, body.credits.reserved], [1000 + 40 + 60 - 15 - 50, 50])
    const { grants } = body.credits
    const sum = grants.reduce(
      (total: number, one: { remaining: number }) => total + one.remaining,
      0,
    )
    assert.equal(sum, body.credits.balance)
    assert.deepEqual(
      grants.map((one: { reason: string; amount: number }) => [one.reason, one.amount]),
      [
        ['monthly allowance', 1000],
        ['contract', 60],
      ],
      'the gift, which expires first, is used up',
    )
    const date = app.clock.now().toISOString().slice(0, 10)
    assert.deepEqual(body.daily, [{ date, credits: 15 }])
    assert.equal((await client.get('/v1/me')).body.credits.balance, body.credits.balance)
  })

  test('200 agrees with the rate headers of the same answer', async (t) => {
    const app = await harness(t)
    const { client } = await customer(app, 'pro')
    for (let sent = 0; sent < 5; sent++) {
      const { body, headers } = await client.get('/v1/usage')
      const [policy] = parseList(headers['ratelimit-policy'] ?? '')
      const [left] = parseList(headers['ratelimit'] ?? '')
      assert.deepEqual(body.rateLimit, {
        limit: policy?.parameters['q'],
        remaining: left?.parameters['r'],
        resetSeconds: left?.parameters['t'],
      })
      assert.equal(body.rateLimit.remaining, 99 - sent)
    }
  })

  test('200 counts limited resources exactly', async (t) => {
    const app = await harness(t)
    const { client } = await customer(app, 'free')
    const ids = await Promise.all(
      [1, 2, 3].map(async (n) => (await client.post('/v1/contacts', { name: `${n}` })).body.id),
    )
    await client.delete(`/v1/contacts/${ids[0]}`)
    const { limits } = (await client.get('/v1/usage')).body
    assert.deepEqual(limits.contacts, { used: 2, max: 500 })
    assert.deepEqual(limits.members, { used: 0, max: 2 })
  })

  test('200 for an organization without limits', async (t) => {
    const app = await harness(t)
    const { body, headers } = await app.owner.get('/v1/usage')
    assert.deepEqual([body.plan, body.rateLimit], ['unlimited', null])
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('ratelimit')),
      [],
    )
    assert.deepEqual(body.credits, { balance: null, reserved: 0, grants: [] })
  })
})

describe('POST /operator/v1/organizations/{organizationId}/credits', () => {
  test('201 returns the new balance, effective at once', async (t) => {
    const app = await harness(t)
    const { client, credits } = await customer(app, 'free')
    const { status, body } = await app.operator.post(credits, { amount: 5, reason: 'gift' })
    assert.deepEqual([status, body], [201, { balance: 1005 }])
    assert.equal((await client.get('/v1/usage')).body.credits.balance, 1005)
  })

  test('201 once for one Idempotency-Key', async (t) => {
    const app = await harness(t)
    const { client, credits } = await customer(app, 'free')
    for (let time = 0; time < 3; time++)
      await app.operator.post(credits, { amount: 5, reason: 'gift' }, { 'idempotency-key': 'g1' })
    assert.equal((await client.get('/v1/usage')).body.credits.balance, 1005)
  })

  for (const [field, fields] of Object.entries({
    amount: { amount: 0 },
    reason: { reason: '' },
    expiresAt: { expiresAt: '2026-11-21T09:30:00Z' },
  })) {
    test(`422 names ${field} when it breaks its rule`, async (t) => {
      const app = await harness(t)
      const { credits } = await customer(app, 'free')
      const { status, body } = await app.operator.post(credits, {
        amount: 5,
        reason: 'gift',
        ...fields,
      })
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }
})

describe('402', () => {
  test('says what is needed, what there is and where to get more', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/little', { monthlyCredits: 0, maxContacts: 1 })
    const { client, credits } = await customer(app, 'little')
    await client.post('/v1/contacts', { name: 'Ada' })
    const full = await client.post('/v1/contacts', { name: 'Grace' })
    assert.deepEqual(
      [full.status, full.body.error],
      [
        402,
        {
          code: 'plan_limit_reached',
          message:
            'The plan allows 1 contacts; 1 are in use and this needs 1 more. Ask the operator for more.',
        },
      ],
    )
    await app.operator.post(credits, { amount: 1, reason: 'gift' })
    const base = (await client.post('/v1/bases', { name: 'Base' })).body.id
    const source = { type: 'text', name: 'Text', text: 'Some words.' }
    const poor = await client.post(`/v1/bases/${base}/sources`, source)
    assert.deepEqual(
      [poor.status, poor.body.error],
      [
        402,
        {
          code: 'insufficient_credits',
          message: 'This needs 2 credits; 1 are available. Ask the operator for more.',
        },
      ],
    )
  })

  test('names the address that the operator has set for it', async (t) => {
    const { context } = await harness(t)
    const billingUrl = 'https://example.com/billing'
    const http = createServer({ ...context, config: { ...context.config, billingUrl } })
    t.after(() => http.close())
    http.get('/costly', async () => {
      throw new ApiError('insufficient_credits', 'This needs 2 credits; 1 are available.')
    })
    const { message } = (await http.inject('/costly')).json().error
    assert.equal(message, `This needs 2 credits; 1 are available. Get more at ${billingUrl}`)
  })
})
