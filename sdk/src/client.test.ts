import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../server/test/factories.ts'
import { fakeServer } from '../test/fake-server.ts'
import { served } from '../test/served.ts'
import { version } from './connection.ts'
import { Capstan, CapstanOperator, isCapstanError, responseOf } from './index.ts'

const unknown = 'con_01jbts0z0ye8t9tpsz3gn7nkm8'

describe('the client against the real server', () => {
  test('creates, reads, changes and deletes a contact', async (t) => {
    const { capstan } = await served(t)
    const created = await capstan.contacts.create({ name: 'Ada', custom: { seats: [1, null] } })
    assert.deepEqual(await capstan.contacts.get(created.id), created)
    const changed = await capstan.contacts.update(created.id, {
      name: null,
      email: 'ada@example.com',
    })
    assert.deepEqual([changed.name, changed.email], [null, 'ada@example.com'])
    assert.equal(await capstan.contacts.delete(created.id), undefined)
    await assert.rejects(capstan.contacts.get(created.id), { code: 'not_found', status: 404 })
  })

  test('takes a file of whatever type', async (t) => {
    const { capstan } = await served(t)
    const file = new TextEncoder().encode('Email\nada@example.com\n')
    const { id } = await capstan.contactImports.upload({ file, fileName: 'contacts.csv' })
    const errors = await new Response(await capstan.contactImports.errors(id)).text()
    assert.equal(errors, 'line,column,code,message,Email\r\n')
  })

  test('walks every page of a list, whatever comes and goes, and stops where it is told', async (t) => {
    const { app, capstan } = await served(t)
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.unshift((await make.contact(app, { tags: ['vip'] })).id)
    await make.contact(app)
    const seen: string[] = []
    for await (const { id } of capstan.contacts.list({ tag: 'vip', limit: 3 })) {
      seen.push(id)
      if (seen.length === 3) await make.contact(app, { tags: ['vip'] })
    }
    assert.deepEqual(seen, made)
    const list = capstan.contacts.list({ tag: 'vip', limit: 3 })
    const { data, hasMore, nextCursor } = await list.page()
    assert.deepEqual([data.length, hasMore], [3, true])
    const next = await capstan.contacts
      .list({ tag: 'vip', limit: 3, cursor: nextCursor ?? '' })
      .page()
    assert.notEqual(next.data[0]?.id, data[0]?.id)
    for await (const { id } of capstan.contacts.list({ limit: 1 })) {
      assert.ok(id)
      break
    }
    const all = await capstan.contacts.list({ tag: 'vip', limit: 3 }).toArray()
    assert.equal(all.length, 8)
  })

  test('does the work of one Idempotency-Key once', async (t) => {
    const { capstan } = await served(t)
    const options = { idempotencyKey: 'order-7' }
    const first = await capstan.contacts.create({ name: 'Ada' }, options)
    const second = await capstan.contacts.create({ name: 'Ada' }, options)
    assert.deepEqual(second, first)
    assert.deepEqual([responseOf(first)?.replayed, responseOf(second)?.replayed], [false, true])
    const another = capstan.contacts.create({ name: 'Grace' }, options)
    await assert.rejects(another, { code: 'idempotency_key_reused' })
  })

  test('changes and deletes a resource only as it was read, with ifMatch', async (t) => {
    const { app, capstan } = await served(t)
    const { id } = await make.contact(app)
    const ifMatch = responseOf(await capstan.contacts.get(id))?.etag
    const { company } = await capstan.contacts.update(id, { company: 'Engines' }, { ifMatch })
    assert.equal(company, 'Engines')
    const stale = { name: 'PreconditionFailedError', code: 'precondition_failed' }
    await assert.rejects(capstan.contacts.update(id, { company: 'Looms' }, { ifMatch }), stale)
    await assert.rejects(capstan.contacts.delete(id, { ifMatch }), stale)
  })

  test('shows the account, and the rate limit of its plan after each answer', async (t) => {
    const { app, url } = await served(t)
    await app.operator.put('/operator/v1/plans/slow', { requestsPerMinute: 60, burst: 2 })
    const organization = await make.organization(app, { plan: 'slow' })
    const { token } = await make.token(app, ['contacts:read'], { organization })
    const capstan = new Capstan({ url, token, maxRetries: 0 })
    const me = await capstan.account.me()
    assert.deepEqual([me.organization.id, me.token.scopes], [organization.id, ['contacts:read']])
    const { limit, windowSeconds } = responseOf(me)?.rateLimit ?? {}
    assert.deepEqual([limit, windowSeconds], [60, 60])
    assert.equal((await capstan.account.usage()).plan, 'slow')
    await assert.rejects(capstan.account.usage(), (error) => {
      assert.ok(isCapstanError(error))
      assert.deepEqual([error.name, error.code], ['RateLimitError', 'rate_limited'])
      assert.equal(error.response?.rateLimit?.remaining, 0)
      return true
    })
  })
})

describe('a refusal', () => {
  test('has a class for its cause, the code, the field and the request id', async (t) => {
    const { app, capstan, url } = await served(t)
    await make.contact(app, { email: 'ada@example.com' })
    const reader = new Capstan({ url, token: (await make.token(app, ['contacts:read'])).token })
    const stranger = new Capstan({ url, token: 'cap_nobody' })
    await app.operator.put('/operator/v1/plans/none', { maxContacts: 0 })
    const poor = await make.organization(app, { plan: 'none' })
    const { token } = await make.token(app, ['*'], { organization: poor })
    const cases: [call: () => Promise<unknown>, name: string, code: string, field?: string][] = [
      [() => capstan.contacts.get('kb_1'), 'InvalidRequestError', 'invalid_parameter', 'contactId'],
      [() => stranger.account.me(), 'AuthenticationError', 'invalid_token'],
      [
        () => new Capstan({ url, token }).contacts.create({ name: 'Ada' }),
        'PaymentRequiredError',
        'plan_limit_reached',
      ],
      [() => reader.contacts.delete(unknown), 'PermissionError', 'insufficient_scope'],
      [() => capstan.contacts.get(unknown), 'NotFoundError', 'not_found'],
      [
        () => capstan.contacts.create({ email: 'ADA@example.com' }),
        'ConflictError',
        'duplicate_resource',
        'email',
      ],
      [
        () => capstan.contacts.create({ phone: '12' }),
        'InvalidRequestError',
        'validation_error',
        'phone',
      ],
    ]
    for (const [call, name, code, field] of cases) {
      await assert.rejects(call(), (error) => {
        assert.ok(isCapstanError(error))
        assert.deepEqual([error.name, error.code, error.field], [name, code, field])
        assert.match(error.requestId ?? '', /^req_/)
        return true
      })
    }
  })
})

describe('the options of a client', () => {
  const variables = ['CAPSTAN_URL', 'CAPSTAN_TOKEN', 'CAPSTAN_OPERATOR_KEY']
  const environment = (t: TestContext, values: Record<string, string>) => {
    const before = variables.map((name) => [name, process.env[name]] as const)
    const set = (name: string, value: string | undefined) => {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    for (const name of variables) set(name, values[name])
    t.after(() => {
      for (const [name, value] of before) set(name, value)
    })
  }

  test('come from the environment where none are given', async (t) => {
    const { url, received } = await fakeServer(t, [200, {}])
    environment(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: 'cap_a', CAPSTAN_OPERATOR_KEY: 'capop_b' })
    await new Capstan().account.me()
    await new CapstanOperator().organizations.list().page()
    await new Capstan({ token: 'cap_c' }).account.me()
    const sent = received.map(({ headers }) => headers.authorization)
    assert.deepEqual(sent, ['Bearer cap_a', 'Bearer capop_b', 'Bearer cap_c'])
  })

  test('that are missing are named', (t) => {
    environment(t, {})
    const url = 'http://127.0.0.1:1'
    const missing = (message: string) => ({ name: 'TypeError', message })
    assert.throws(() => new Capstan(), missing('There is no url: pass `url`, or set CAPSTAN_URL.'))
    assert.throws(
      () => new Capstan({ url }),
      missing('There is no token: pass `token`, or set CAPSTAN_TOKEN.'),
    )
    assert.throws(
      () => new CapstanOperator({ url }),
      missing('There is no token: pass `token`, or set CAPSTAN_OPERATOR_KEY.'),
    )
  })

  test('add headers, and the client names itself and its version', async (t) => {
    const { url, received } = await fakeServer(t, [200, {}])
    const headers = { 'x-tenant': 'eu', Authorization: 'Basic eA==' }
    await new Capstan({ url, token: 'cap_a', headers }).account.me()
    const sent = received[0]?.headers
    assert.deepEqual(
      [sent?.['x-tenant'], sent?.authorization, sent?.['user-agent']],
      ['eu', 'Bearer cap_a', `capstan-sdk/${version}`],
    )
    const manifest = JSON.parse(readFileSync('sdk/package.json', 'utf8'))
    assert.equal(version, manifest.version)
  })
})
