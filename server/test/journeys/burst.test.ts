import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EndedAttempt } from '../../src/domains/webhooks/dispatch/attempt.ts'
import {
  claimDeliveries,
  findOldestWaiting,
  insertAttempts,
  listEndpointsWithPending,
  releaseClaims,
  unblockNext,
} from '../../src/domains/webhooks/dispatch/store.ts'
import { newId } from '../../src/platform/ids.ts'
import { make } from '../factories.ts'
import { grow } from '../growth/grow.ts'
import { assertPlans, type Exception, explainedWith, recordScans } from '../growth/plans.ts'
import { harness, onPostgres } from '../harness.ts'

process.env['PGOPTIONS'] = explainedWith([])

const exceptions: readonly Exception[] = [
  {
    statement: /from list_pending_webhooks\(\)/,
    table: 'deliveries',
    why: 'It is about all organizations, and jumps from webhook to webhook.',
  },
]

for (const [ordering, statistics] of [
  ['none', 'none'],
  ['by_subject', 'none'],
  ['by_subject', 'current'],
  ['none', 'of another organization'],
  ['by_subject', 'of another organization'],
] as const) {
  test(`after a burst, deliveries are owed, claimed and recorded by an index (order: ${ordering}, statistics before it: ${statistics})`, {
    skip: !onPostgres && 'needs PostgreSQL',
  }, async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const { organizationId, webhookId } = await grow(app, { statistics })
    const now = app.clock.now()
    await db
      .updateTable('deliveries')
      .set({ status: 'pending', next_attempt_at: now, attempts_count: 0, completed_at: null })
      .execute()
    await app.owner.patch(`/v1/webhooks/${webhookId}`, { ordering })
    const readScans = recordScans(t)

    await make.contact(app)
    await app.owner.post('/v1/events', { type: 'custom.order.paid', data: {}, subject: 'order 1' })
    const [endpoint] = await listEndpointsWithPending(db, now)
    assert.ok(endpoint)
    await findOldestWaiting(db, [endpoint], now)
    const asked = [{ organizationId, webhookId, capacity: 20 }]
    const { claims } = await claimDeliveries(db, asked, now)
    assert.equal(claims.length, 20)
    const [first, ...others] = claims
    assert.ok(first)
    await releaseClaims(db, organizationId, [first])
    const attempts = others.map((claim) => ({
      claim,
      id: newId(),
      status: 'succeeded',
      nextAttemptAt: null,
      startedAt: now,
      endedAt: now,
      durationMs: 1,
      timings: {},
      request: {},
      response: null,
      error: null,
    }))
    await insertAttempts(db, attempts as unknown as EndedAttempt[])
    await unblockNext(db, organizationId, others, now)

    const scans = readScans()
    assert.ok(scans.some(({ table }) => table === 'deliveries'))
    assertPlans(scans, exceptions)
  })
}
