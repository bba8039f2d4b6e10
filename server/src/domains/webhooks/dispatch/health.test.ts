import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EndedAttempt } from './attempt.ts'
import { healthChanges, verdict } from './save-attempts.ts'

const now = new Date('2026-11-21T09:30:00.000Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)

describe('the verdict on a webhook', () => {
  for (const [failures, days, warned, expected] of [
    [20, 5, false, 'disable'],
    [1_000, 4.99, true, 'well'],
    [19, 90, true, 'well'],
    [10, 2.5, false, 'warn'],
    [10, 2.5, true, 'well'],
    [9, 4, false, 'well'],
    [500, 2.4, false, 'well'],
    [0, 0, false, 'well'],
  ] as const) {
    test(`${failures} failures in ${days} days${warned ? ', already told' : ''}: ${expected}`, () => {
      const firstFailureAt = failures > 0 ? daysAgo(days) : null
      const warnedAt = warned ? daysAgo(0) : null
      assert.equal(verdict({ failures, firstFailureAt, warnedAt }, now), expected)
    })
  }
})

describe('the effect of a batch on webhooks', () => {
  const attempt = (webhookId: string, outcome: string, fields: object = {}): EndedAttempt =>
    ({
      claim: { webhookId, hasFailures: false },
      status: outcome,
      startedAt: now,
      counts: true,
      ...fields,
    }) as unknown as EndedAttempt

  test('failures add up from the first of them', () => {
    const [change] = healthChanges([
      attempt('a', 'pending', { startedAt: daysAgo(1) }),
      attempt('a', 'failed'),
    ])
    assert.deepEqual(change, {
      webhookId: 'a',
      recovered: false,
      failures: 2,
      firstFailureAt: daysAgo(1),
    })
  })

  test('a success resets earlier failures, not later ones', () => {
    const [change] = healthChanges([
      attempt('a', 'pending', { startedAt: daysAgo(1) }),
      attempt('a', 'succeeded'),
      attempt('a', 'pending'),
    ])
    assert.deepEqual([change?.recovered, change?.failures, change?.firstFailureAt], [true, 1, now])
  })

  test('healthy webhooks cost no write, and attempts that do not count change nothing', () => {
    assert.deepEqual(healthChanges([attempt('a', 'succeeded')]), [])
    assert.deepEqual(healthChanges([attempt('a', 'pending', { counts: false })]), [])
    const ailing = { claim: { webhookId: 'a', hasFailures: true } }
    assert.equal(healthChanges([attempt('a', 'succeeded', ailing)])[0]?.recovered, true)
  })
})
