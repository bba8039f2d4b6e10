import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { grantedConnection, OAuthService } from '../../../../test/oauth-service.ts'

const path = '/v1/integrations/syncs'
const eventsOf = async (app: Harness, type: string): Promise<number> =>
  (await app.owner.get(`/v1/events?type=${type}`)).body.data.length

test('an unavailable token endpoint pauses no sync, and an ended grant pauses all syncs of its connection, once', async (t) => {
  const app = await harness(t)
  const service = await OAuthService.start(t)
  service.answer = { body: { data: [{ id: '1', email: 'ada@example.com' }] } }
  const options = { secondsLeft: -1, models: { contact: { reader: 'rest', map: {} } } }
  const connection = await grantedConnection(app.owner, app.context, service, options)
  const syncs = [
    await make.sync(app, { connection, schedule: '15m' }),
    await make.sync(app, { connection, schedule: '15m' }),
  ]
  const states = async () => {
    const read = await Promise.all(syncs.map(({ id }) => app.owner.get(`${path}/${id}`)))
    return read.map(({ body }) => body.status)
  }
  const goOn = async (span: Parameters<Harness['clock']['advance']>[0]) => {
    app.clock.advance(span)
    await app.drain()
  }
  service.failure = { status: 503 }
  await goOn('15m')
  assert.deepEqual(await states(), ['active', 'active'])
  assert.equal(await eventsOf(app, 'connection.reauth_required'), 0)
  service.failure = null
  await goOn('1h')
  await goOn('1h')
  assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 1)

  service.failure = { status: 400, body: { error: 'invalid_grant' } }
  await goOn('1h')
  await goOn('1h')
  assert.deepEqual(await states(), ['paused', 'paused'])
  assert.equal(await eventsOf(app, 'connection.reauth_required'), 1)
  const asked = service.refreshed.length
  await goOn('1d')
  assert.deepEqual([service.refreshed.length, await states()], [asked, ['paused', 'paused']])
})
