import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { harness } from '../../../../test/harness.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { Backpressure } from '../../../platform/work.ts'
import type { Claim } from './attempt.ts'
import { Dispatcher } from './dispatcher.ts'
import { lagOf } from './slow-writers.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const claim = (ageMs: number, more: Partial<Claim> = {}): Claim => {
  const deliveryId = `${(now - ageMs).toString(16).padStart(12, '0')}7000800000000000000f`.replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/,
    '$1-$2-$3-$4-$5',
  )
  return { deliveryId, isBacklogged: true, scheduleStep: 0, manual: false, ...more } as Claim
}

describe('the lag of deliveries', () => {
  test('is the age of the oldest claimed one, while more are waiting', () => {
    assert.equal(lagOf([claim(500), claim(1_500), claim(20)], now), 1_500)
    assert.equal(lagOf([], now), 0)
    assert.equal(lagOf([claim(1_500, { isBacklogged: false })], now), 0)
  })

  test('ignores retries and manual deliveries, which are late for other reasons', () => {
    assert.equal(
      lagOf([claim(90_000, { scheduleStep: 1 }), claim(90_000, { manual: true })], now),
      0,
    )
  })

  test('is reported by a running dispatcher to slow down writers', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t, () => {})
    await make.webhook(app, { url: `${server.url}/`, maxInFlight: 1 })
    for (let n = 0; n < 3; n++) await make.contact(app)
    app.clock.advance('1000d')
    const backpressure = new Backpressure()
    const told = Promise.withResolvers<void>()
    t.mock.method(backpressure, 'adjust', (isBehind: boolean) => isBehind && told.resolve())
    const handles = { ...app.context, metrics: createMetrics(), backpressure }
    await using running = await new Dispatcher(handles, 0).start()
    await told.promise
    assert.ok(running)
  })
})
