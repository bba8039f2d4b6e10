import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { createClient } from '../../../../test/client.ts'
import {
  type Harness,
  harness,
  onPostgres,
  openWorld,
  operatorKey,
} from '../../../../test/harness.ts'
import { grantedConnection, OAuthService } from '../../../../test/oauth-service.ts'
import { createMigratedDatabase } from '../../../../test/storage.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { ConnectionFault } from './client.ts'
import { type ClientDependencies, openConnectionClient } from './open-client.ts'
import { openTokens } from './secrets.ts'
import { claimRefresh, findConnection } from './store.ts'

async function granted(t: TestContext, options: { secondsLeft?: number } = {}) {
  const app = await harness(t)
  const service = await OAuthService.start(t)
  const { connectionId, path } = await grantedConnection(app.owner, app.context, service, options)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const ask = async (context: ClientDependencies = app.context) => {
    const client = await openConnectionClient(context, organizationId, connectionId)
    return (await client.request({ url: 'me', maxBodyBytes: 1000 })).status
  }
  const row = async () => {
    const found = await findConnection(app.context.database.db, organizationId, connectionId)
    assert.ok(found)
    return found
  }
  return { app, service, organizationId, connectionId, path, ask, row }
}

const eventsOf = async (app: Harness, type: string) =>
  (await app.owner.get(`/v1/events?type=${type}`)).body.data.length

const isKind = (kind: string) => (error: unknown) => {
  assert.ok(error instanceof ConnectionFault, String(error))
  assert.equal(error.kind, kind)
  assert.ok(!/canary|refresh-|access-/.test(error.message), error.message)
  return true
}

describe('an access token', () => {
  test('is renewed five minutes before it expires, and the new refresh token is the next one used', async (t) => {
    const { app, service, ask, row } = await granted(t)
    app.clock.advance('54m')
    assert.equal(await ask(), 200)
    assert.deepEqual(service.refreshed, [])
    app.clock.advance('1m')
    assert.equal(await ask(), 200)
    assert.deepEqual(service.refreshed, ['refresh-0'])
    assert.equal(openTokens(app.context.keyring, await row())?.refreshToken, 'refresh-1')
    app.clock.advance('55m')
    assert.equal(await ask(), 200)
    assert.deepEqual(service.refreshed, ['refresh-0', 'refresh-1'])
    assert.equal((await row()).status, 'active')
  })

  test('with a lifetime of one minute is renewed after half of it, not at each request', async (t) => {
    const { app, service, ask } = await granted(t, { secondsLeft: 0 })
    service.lifetime = 60
    for (let i = 0; i < 4; i++) await ask()
    assert.equal(service.refreshed.length, 1)
    app.clock.advance('30s')
    await ask()
    assert.equal(service.refreshed.length, 2)
  })

  test('is renewed once on 401, and a second 401 needs a person', async (t) => {
    const { service, ask } = await granted(t)
    service.revoke()
    assert.equal(await ask(), 200)
    assert.deepEqual([service.refreshed.length, service.asked], [1, 2])
    service.answer = { status: 401 }
    await assert.rejects(ask(), isKind('reauthorize'))
    assert.deepEqual([service.refreshed.length, service.asked], [2, 4])
  })
})

describe('a refresh', () => {
  test('is shared by ten parallel calls, and no old refresh token is used twice', async (t) => {
    const { service, ask, row } = await granted(t, { secondsLeft: -1 })
    const gate = Promise.withResolvers<void>()
    service.gate = gate.promise
    const calls = Array.from({ length: 10 }, () => ask())
    while (service.server.requests.length === 0)
      await new Promise((resolve) => setImmediate(resolve))
    gate.resolve()
    assert.deepEqual(new Set(await Promise.all(calls)), new Set([200]))
    assert.deepEqual(service.refreshed, ['refresh-0'])
    const { credential_version, refresh_lease_until } = await row()
    assert.deepEqual([credential_version, refresh_lease_until], [2, null])
  })

  const twoNodes = { skip: onPostgres ? false : 'needs PostgreSQL: two nodes on one database' }
  test(
    'is shared by ten parallel calls on two nodes, after a 401 and after an expiry',
    twoNodes,
    async (t) => {
      const database = await createMigratedDatabase(process.env['TEST_DATABASE_URL'] ?? '')
      await using stack = new AsyncDisposableStack()
      stack.defer(() => database.drop())
      const installation = {
        now: new Date('2026-11-21T09:30:00.000Z'),
        secretKey: randomBytes(32).toString('base64'),
        operatorKey,
        databaseUrl: database.url,
      }
      const nodes = [
        stack.use(await openWorld(installation)),
        stack.use(await openWorld(installation)),
      ]
      const [first] = nodes
      assert.ok(first)
      const as = (token: string) => createClient(first.app.http, first.app.described, token)
      const operator = as(operatorKey)
      const { body: organization } = await operator.post('/operator/v1/organizations', {
        name: 'Two',
        plan: 'unlimited',
      })
      const token = await operator.post(`/operator/v1/organizations/${organization.id}/tokens`, {
        name: 'O',
        scopes: ['*'],
      })
      const service = await OAuthService.start(t)
      const { connectionId } = await grantedConnection(
        as(token.body.token),
        first.context,
        service,
        { secondsLeft: -1 },
      )
      const organizationId = OrganizationId.read(organization.id) ?? ''
      const askAll = () =>
        Promise.all(
          Array.from({ length: 10 }, async (_, index) => {
            const context = nodes[index % 2]?.context ?? first.context
            const client = await openConnectionClient(context, organizationId, connectionId)
            return (await client.request({ url: 'me', maxBodyBytes: 1000 })).status
          }),
        )
      assert.deepEqual(new Set(await askAll()), new Set([200]))
      assert.deepEqual(service.refreshed, ['refresh-0'])
      service.revoke()
      assert.deepEqual(new Set(await askAll()), new Set([200]))
      assert.deepEqual(service.refreshed, ['refresh-0', 'refresh-1'])
    },
  )

  test('that was interrupted before the request is done by the next caller after the lease has ended', async (t) => {
    const { app, service, organizationId, connectionId, ask, row } = await granted(t, {
      secondsLeft: -1,
    })
    const now = app.clock.now()
    const until = new Date(now.getTime() + 30_000)
    const lease = { version: 1, now, until }
    assert.equal(
      await claimRefresh(app.context.database.db, organizationId, connectionId, lease),
      true,
    )
    assert.equal(
      await claimRefresh(app.context.database.db, organizationId, connectionId, lease),
      false,
    )
    app.clock.advance('30s')
    assert.equal(await ask(), 200)
    assert.deepEqual([service.refreshed.length, (await row()).status], [1, 'active'])
  })

  test('that was interrupted after the response ends in reauth_required, with one event', async (t) => {
    const { app, service, organizationId, connectionId, ask, row, path } = await granted(t, {
      secondsLeft: -1,
    })
    const now = app.clock.now()
    await claimRefresh(app.context.database.db, organizationId, connectionId, {
      version: 1,
      now,
      until: new Date(now.getTime() + 30_000),
    })
    // The provider has given out another refresh token, which nobody stored.
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'refresh-0' })
    await app.context.outbound.request({
      url: `${service.server.url}/token`,
      method: 'POST',
      body: body.toString(),
      schemes: ['http'],
      maxBodyBytes: 1000,
      onOversize: 'fail',
      timeouts: { connectMs: 5000, headersMs: 5000, totalMs: 5000 },
    })
    app.clock.advance('30s')
    await assert.rejects(ask(), isKind('reauthorize'))
    await assert.rejects(ask(), isKind('reauthorize'))
    const { status, tokens } = await row()
    assert.deepEqual([status, tokens], ['reauth_required', null])
    assert.equal(await eventsOf(app, 'connection.reauth_required'), 1)
    const { lastError } = (await app.owner.get(path)).body
    assert.deepEqual([lastError.code, lastError.retryable], ['credentials_refused', false])
    assert.ok(!JSON.stringify(lastError).includes('canary'))
    assert.equal(service.refreshed.length, 2)
  })

  test('503 makes it degraded and is retried after 30 s, 2 min, 10 min and an hour; Retry-After applies', async (t) => {
    const { app, service, ask, row } = await granted(t, { secondsLeft: -1 })
    service.failure = { status: 503, body: { error: 'canary' } }
    await assert.rejects(ask(), isKind('wait'))
    for (const [index, seconds] of [30, 120, 600, 3600, 3600].entries()) {
      app.clock.advance(`${seconds - 1}s`)
      await assert.rejects(ask(), isKind('wait'))
      await app.drain()
      assert.equal(service.refreshed.length, index + 1)
      app.clock.advance('1s')
      // Without anybody who asks: the health of the connection is looked at.
      await app.drain()
      assert.equal(service.refreshed.length, index + 2)
      assert.equal((await row()).status, 'degraded')
    }
    assert.equal(await eventsOf(app, 'connection.degraded'), 1)
    assert.equal(await eventsOf(app, 'connection.reauth_required'), 0)
    service.failure = { status: 429, headers: { 'retry-after': '1800' } }
    app.clock.advance('1h')
    await assert.rejects(ask(), isKind('wait'))
    service.failure = null
    app.clock.advance('1h')
    await app.drain()
    assert.equal((await row()).status, 'active')
    assert.equal(await ask(), 200)
  })

  test('that fails keeps a token in use that still works', async (t) => {
    const { service, ask, row } = await granted(t, { secondsLeft: 120 })
    service.failure = { status: 500 }
    assert.equal(await ask(), 200)
    assert.equal(await ask(), 200)
    assert.deepEqual([service.refreshed.length, (await row()).status], [1, 'degraded'])
  })

  test('that ends after the connection has new credentials or is deleted stores nothing', async (t) => {
    const { app, service, ask, row, path } = await granted(t, { secondsLeft: -1 })
    const gate = Promise.withResolvers<void>()
    service.gate = gate.promise
    const call = ask().catch((error: unknown) => error)
    while (service.server.requests.length === 0)
      await new Promise((resolve) => setImmediate(resolve))
    await app.owner.patch(path, { credentials: { clientId: 'other', clientSecret: 'other' } })
    gate.resolve()
    assert.ok((await call) instanceof Error)
    const { tokens, status } = await row()
    assert.deepEqual([tokens, status], [null, 'pending'])
  })
})
