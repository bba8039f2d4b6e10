import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { limitsOf } from './gcra.ts'

const plan = (perMinute: number | null, burst: number | null, organization: number | null) =>
  ({
    requests_per_minute: perMinute,
    burst,
    organization_requests_per_minute: organization,
  }) as const

/** Limit and burst of a token, limit of the organization, and the burst that follows. */
const vectors = [
  [60, 10, null, 30],
  [60, 10, 300, 50],
  [49, 2, 49, 2],
  [100, 20, 1, 1],
  [6, 1, 3, 1],
  [0, 0, null, 0],
  [0, 0, 60, 10],
  [60, 10, 0, 0],
  [null, null, 600, 100],
  [null, null, 3, 1],
] as const

describe('the limits of a plan', () => {
  for (const [perMinute, burst, organization, expected] of vectors) {
    test(`${perMinute} a minute, ${burst} at once and ${organization} in all: ${expected} at once`, () => {
      const limits = limitsOf(plan(perMinute, burst, organization))
      assert.deepEqual(limits.organization, {
        requestsPerMinute: organization ?? 3 * (perMinute ?? 0),
        burst: expected,
      })
      const own = perMinute === null ? null : { requestsPerMinute: perMinute, burst }
      assert.deepEqual(limits.subject, own)
    })
  }

  test('none of a token and none of the organization is no limit', () => {
    assert.deepEqual(limitsOf(plan(null, null, null)), { subject: null, organization: null })
    assert.equal(limitsOf(plan(null, 10, null)).subject, null)
    assert.equal(limitsOf(plan(60, null, null)).subject, null)
  })

  test('are the ones that SQL reckons with', async (t) => {
    const { db } = (await harness(t)).context.database
    const plans = [...vectors]
    for (let perMinute = 1; perMinute <= 61; perMinute++)
      for (let burst = 1; burst <= Math.max(perMinute / 5, 1); burst++)
        for (const organization of [null, 1, perMinute, 7 * perMinute])
          plans.push([perMinute, burst, organization, 0] as never)
    const { rows } = await sql<{ burst: number }>`
      select organization_burst(
        (plan->>0)::integer, (plan->>1)::integer, (plan->>2)::integer) as burst
      from jsonb_array_elements(${JSON.stringify(plans)}::jsonb) with ordinality as t(plan, n)
      order by n`.execute(db)
    assert.deepEqual(
      plans.map(
        ([...values]) => limitsOf(plan(values[0], values[1], values[2])).organization?.burst,
      ),
      rows.map(({ burst }) => burst),
    )
  })
})
