import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import { pipeline } from './pipeline.ts'

const quotients = (divisors: readonly number[]) =>
  divisors.map((divisor) => sql<{ result: number }>`select 12 / ${divisor}::integer as result`)

test('all statements of a pipeline are sent before the first answer', async (t) => {
  const { context } = await harness(t)
  const sent = countQueries(t, 'as result')
  const counts = await pipeline(
    context.database.db,
    quotients([1, 2, 3]),
    async (sender, query) => {
      await query.execute(sender)
      return sent()
    },
  )
  assert.deepEqual(
    counts.map((one) => one.status === 'fulfilled' && one.value),
    [3, 3, 3],
  )
})

test('a statement of a pipeline that fails stops no other', async (t) => {
  const { context } = await harness(t)
  const outcomes = await pipeline(
    context.database.db,
    quotients([4, 0, 3]),
    async (sender, query) => (await query.execute(sender)).rows[0]?.result,
  )
  assert.deepEqual(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code)),
    [3, '22012', 4],
  )
})
