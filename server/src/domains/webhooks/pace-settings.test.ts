import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { defaultPace } from './pace-settings.ts'

const chosen = {
  rateLimitPerSecond: 50,
  maxInFlight: 1,
  retryScheduleSeconds: [1, 2, 0],
  ordering: 'by_subject',
}

const paceOf = ({
  rateLimitPerSecond,
  maxInFlight,
  retryScheduleSeconds,
  ordering,
}: typeof chosen) => ({
  rateLimitPerSecond,
  maxInFlight,
  retryScheduleSeconds,
  ordering,
})

describe('the pace of a webhook', () => {
  test('is set at registration, and has defaults', async (t) => {
    const app = await harness(t)
    assert.deepEqual(paceOf(await make.webhook(app)), defaultPace)
    const { id } = await make.webhook(app, chosen)
    assert.deepEqual(paceOf((await app.owner.get(`/v1/webhooks/${id}`)).body), chosen)
  })

  test('changes field by field, and null restores the default', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app, chosen)
    const path = `/v1/webhooks/${id}`
    const changed = await app.owner.patch(path, { maxInFlight: 2, retryScheduleSeconds: [] })
    const expected = { ...chosen, maxInFlight: 2, retryScheduleSeconds: [] }
    assert.deepEqual(paceOf(changed.body), expected)
    const nothing = Object.fromEntries(Object.keys(chosen).map((field) => [field, null]))
    assert.deepEqual(paceOf((await app.owner.patch(path, nothing)).body), defaultPace)
    app.clock.advance('1s')
    const again = await app.owner.patch(path, nothing)
    assert.notEqual(again.body.updatedAt, app.clock.now().toISOString(), 'nothing had changed')
  })

  for (const body of [
    { rateLimitPerSecond: 0 },
    { rateLimitPerSecond: 10_001 },
    { rateLimitPerSecond: 0.5 },
    { maxInFlight: 0 },
    { maxInFlight: 101 },
    { retryScheduleSeconds: [-1] },
    { retryScheduleSeconds: [604_801] },
    { retryScheduleSeconds: Array(21).fill(1) },
    { ordering: 'fifo' },
  ]) {
    test(`is refused with 422 when it is ${JSON.stringify(body).slice(0, 50)}`, async (t) => {
      const app = await harness(t)
      const { id } = await make.webhook(app)
      const [field = ''] = Object.keys(body)
      const { status, body: refusal } = await app.owner.patch(`/v1/webhooks/${id}`, body)
      assert.equal(status, 422)
      assert.ok(refusal.error.field.startsWith(field), refusal.error.field)
    })
  }
})
