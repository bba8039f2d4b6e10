import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { signedUp } from '../../../test/visitor.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { applyRetention } from './index.ts'

const path = '/v1/requests'

const listed = async ({ owner }: Harness, query = '') =>
  (await owner.get(`${path}${query}`)).body.data

describe('GET /v1/requests', () => {
  test('200 shows what was asked, how it ended, and by whom', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const answer = await app.owner.get(`/v1/contacts/${id}?cursor=x`, { 'user-agent': 'crm/2.1' })
    const [{ durationMs, sender, token, at, ...rest }] = await listed(app)
    assert.deepEqual(rest, {
      id: answer.headers['x-request-id'],
      method: 'GET',
      path: `/v1/contacts/${id}`,
      route: '/v1/contacts/{contactId}',
      status: 200,
      address: '127.0.0.1',
      userAgent: 'crm/2.1',
      idempotencyKey: null,
      error: null,
      requestBytes: 0,
      responseBytes: Buffer.byteLength(answer.text),
      body: null,
    })
    assert.ok(durationMs > 0)
    assert.deepEqual(sender, { kind: 'token', ...token })
    assert.deepEqual([token.name, at], ['Owner', app.clock.now().toISOString()])
  })

  test('200 shows of a refused request why, and its body without a word of it', async (t) => {
    const app = await harness(t)
    const body = {
      email: 'ada@example',
      tags: ['private', 'words'],
      custom: { seats: 3, 'ada@example.com': true },
      ['cap_0000000000000000000000000000000000000']: 'cap_0000000000000000000000000000000000000',
    }
    const headers = { 'idempotency-key': 'order-2026-11-21-0042' }
    await app.owner.post('/v1/contacts', body, headers)
    await app.owner.post('/v1/contacts', { ...body, email: 'ada@example.com' }, headers)
    const [unknown, invalid] = await listed(app, '?method=POST&status=422')
    assert.deepEqual(unknown.body, {
      email: 'string(15)',
      tags: ['string(7)', 'string(5)'],
      custom: { 'unknown(5)': 3, 'unknown(15)': true },
      'unknown(41)': 'string(41)',
    })
    assert.deepEqual([invalid.error.code, unknown.idempotencyKey], ['validation_error', 'order-…'])
    assert.ok(invalid.requestBytes > 100)
    for (const word of ['private', '0042', 'ada@', '00000000']) {
      const kept = JSON.stringify([unknown, invalid])
      assert.ok(!kept.includes(word), word)
    }
  })

  test('200 filters by everything that it says it does', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const other = await make.token(app, ['contacts:read'])
    const refused = await app.as(other).post('/v1/contacts', { name: 'Ada' })
    app.clock.advance('1h')
    await app.as(other).get(`/v1/contacts/${id}`)
    const count = async (query: string) => (await listed(app, `?${query}`)).length
    assert.equal(await count('method=POST'), 2)
    assert.equal(await count('status=403'), 1)
    assert.equal(await count('statusClass=4xx'), 1)
    assert.equal(await count('statusClass=5xx'), 0)
    assert.equal(await count(`route=${encodeURIComponent('/v1/contacts/{contactId}')}`), 1)
    assert.equal(await count(`tokenId=${other.id}`), 2)
    assert.equal(await count(`requestId=${refused.headers['x-request-id']}`), 1)
    assert.equal(await count('errorCode=insufficient_scope'), 1)
    assert.equal(await count(`tokenId=${other.id}&from=2026-11-21T10:00:00Z`), 1)
    assert.equal(await count(`tokenId=${other.id}&to=2026-11-21T10:00:00Z`), 1)
    assert.equal((await app.owner.get(`${path}?errorCode=nonsense`)).status, 400)
  })

  test('200 walks page by page, newest first', async (t) => {
    const app = await harness(t)
    for (let i = 0; i < 3; i++) await app.owner.get(`/v1/contacts?limit=${i + 1}`)
    const query = `${path}?limit=2&route=/v1/contacts`
    const first = (await app.owner.get(query)).body
    const second = (await app.owner.get(`${query}&cursor=${first.nextCursor}`)).body
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
    assert.deepEqual([new Set(ids).size, second.hasMore], [3, false])
  })

  test('200 shows a request that came too fast', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/slow', { requestsPerMinute: 2, burst: 1 })
    const organization = await make.organization(app, { plan: 'slow' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    await client.get('/v1/contacts')
    assert.equal((await client.get('/v1/contacts')).status, 429)
    app.clock.advance('10m')
    const { data } = (await client.get(`${path}?status=429`)).body
    assert.deepEqual(data[0].error.code, 'rate_limited')
  })

  test('200 shows an organization none of another’s', async (t) => {
    const app = await harness(t)
    const answer = await app.owner.get('/v1/contacts')
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get(path)).body.data, [])
    assert.equal((await client.get(`${path}/${answer.headers['x-request-id']}`)).status, 404)
  })
})

describe('GET /v1/requests/{requestId}', () => {
  test('200 finds any answer by its X-Request-Id, whatever its status, at once', async (t) => {
    const app = await harness(t)
    const headers = { 'content-type': 'application/json' }
    for (const [options, status] of [
      [{ method: 'GET', url: '/v1/contacts' }, 200],
      [{ method: 'GET', url: '/v1/contacts?limit=0' }, 400],
      [{ method: 'GET', url: '/v1/contacts/01890a5d-ac96-774b-bcce-b302099a8057' }, 404],
      [{ method: 'POST', url: '/v1/contacts', payload: '{', headers }, 400],
      [{ method: 'POST', url: '/v1/contacts', payload: 'x'.repeat(1_100_000), headers }, 413],
      [
        {
          method: 'POST',
          url: '/v1/contacts',
          payload: 'a=1',
          headers: { 'content-type': 'text/x' },
        },
        415,
      ],
    ] as const) {
      const answer = await app.owner.send({ ...options })
      const { body } = await app.owner.get(`${path}/${answer.headers['x-request-id']}`)
      assert.deepEqual([answer.status, body.status], [status, status])
    }
  })

  test('404 for an id that no request had, 400 for one that none can have', async (t) => {
    const app = await harness(t)
    const { status } = await app.owner.get(`${path}/req_01890a5d-ac96-474b-bcce-b302099a8057`)
    assert.equal(status, 404)
    assert.equal((await app.owner.get(`${path}/nonsense`)).body.error.field, 'requestId')
  })
})

describe('a request of a member', () => {
  const ada = { name: 'Ada', email: 'ada@example.com', password: 'a long enough password' }

  /** A person at the dashboard, and a server of the same organization. */
  async function office(app: Harness) {
    const visitor = await signedUp(app, ada)
    const token = (await visitor.post('/session/tokens', { name: 'CRM', scopes: ['*'] })).body
    const list = async (query = '') => (await app.as(token).get(`${path}${query}`)).body.data
    return { visitor, token, list }
  }

  test('200 stands beside those of tokens, with who sent it', async (t) => {
    const app = await harness(t)
    const { visitor, token, list } = await office(app)
    const answer = await visitor.post('/session/v1/contacts', { name: 'Grace' })
    await app.as(token).get('/v1/contacts')
    const [ofToken, ofMember] = await list()
    assert.equal(ofMember.id, answer.headers['x-request-id'])
    assert.deepEqual(
      [ofMember.method, ofMember.route, ofMember.status],
      ['POST', '/session/v1/contacts', 201],
    )
    const { kind, id, name } = ofMember.sender
    assert.deepEqual([kind, name], ['member', 'Ada'])
    assert.match(id, /^mem_/)
    assert.equal(ofToken.sender.id, token.id)
    const members = await list('?sender=member')
    assert.ok(members.every(({ sender }: { sender: { kind: string } }) => sender.kind === 'member'))
    assert.deepEqual(await list(`?memberId=${id}`), members)
    const tokens = await list('?sender=token')
    assert.ok(tokens.every(({ sender }: { sender: { kind: string } }) => sender.kind === 'token'))
    const found = await visitor.get(`/session${path}/${answer.headers['x-request-id']}`)
    assert.deepEqual(found.body, ofMember)
  })

  test('200 tells why it was refused, and of the own account not even the shape', async (t) => {
    const app = await harness(t)
    const { visitor, list } = await office(app)
    await visitor.post('/session/v1/contacts', { phone: 'twelve' })
    await visitor.post('/session/tokens', { name: '', scopes: ['*'] })
    const [account, contact] = await list('?sender=member&statusClass=4xx')
    assert.deepEqual([contact.error.field, contact.body], ['phone', { phone: 'string(6)' }])
    assert.deepEqual([account.path, account.body], ['/session/tokens', null])
  })

  test('200 is not one that an open page asks again and again', async (t) => {
    const app = await harness(t)
    const { visitor, list } = await office(app)
    const before = await list('?sender=member')
    await visitor.get(`/session${path}`)
    await visitor.get(`/session${path}/req_01890a5d-ac96-474b-bcce-b302099a8057`)
    assert.deepEqual(await list('?sender=member'), before)
  })

  test('200 is in the log of the organization that it was about, and in no other', async (t) => {
    const app = await harness(t)
    const { visitor } = await office(app)
    await visitor.get('/session/v1/contacts')
    assert.deepEqual(await listed(app, '?sender=member'), [])
  })
})

describe('the request log', () => {
  test('keeps 7 days', async (t) => {
    const app = await harness(t)
    await app.owner.get('/v1/contacts')
    await listed(app)
    app.clock.advance('8d')
    await applyRetention(app.context)
    const kept = await listed(app)
    assert.deepEqual(
      kept.map(({ route }: { route: string }) => route),
      ['/v1/requests'],
    )
  })

  test('keeps 10,000 requests of an organization, the newest', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    await app.owner.get('/v1/contacts')
    await listed(app)
    const organizationId = OrganizationId.read(app.organization.id)
    await sql`
      insert into request_log
      select organization_id, uuid_v7(), request_id, at, method, path, 'filler', status, duration_ms,
        token_id, token_name, address, user_agent, idempotency_key, error_code, error_message,
        error_field, request_bytes, response_bytes, body
      from request_log, generate_series(1, 10500)
      where organization_id = ${organizationId} and route = '/v1/contacts'`.execute(db)
    for (let i = 0; i < 1_000; i++) await app.owner.get('/v1/contacts')
    await listed(app)
    const { rows } = await sql<{ count: number; oldest: string }>`
      select count(*)::integer as count, (array_agg(route order by id))[1] as oldest from request_log
      where organization_id = ${organizationId}`.execute(db)
    assert.ok((rows[0]?.count ?? 0) <= 11_000, String(rows[0]?.count))
    assert.equal(rows[0]?.oldest, 'filler')
  })
})
