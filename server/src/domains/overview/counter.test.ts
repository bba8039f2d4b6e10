import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type Harness, harness } from '../../../test/harness.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { events } from './counted-store.ts'
import { createCounter } from './counter.ts'

const hourMs = 3_600_000

async function insertEvents(app: Harness, organizationId: string, at: Date, count: number) {
  await sql`
    insert into events (organization_id, id, type, body, created_at)
    select ${organizationId}, uuid_v7(), 'custom.made', '{}', ${at}
    from generate_series(1, ${count}::integer)`.execute(app.context.database.db)
}

test('a counter counts in slices, goes on in the next request, and counts each row once', async (t) => {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const counter = createCounter({ sliceRows: 10 })
  const before = (hours: number) => new Date(app.clock.now().getTime() - hours * hourMs)
  // Of one millisecond: the place between two of them is their id.
  await insertEvents(app, organizationId, before(5), 25)
  await insertEvents(app, organizationId, before(3), 7)
  const { db } = app.context.database
  const count = async (slices: number, hours = 6) => {
    const now = app.clock.now()
    const reader = { db, organizationId }
    const answer = await counter.count(
      reader,
      events,
      { from: before(hours), now },
      {
        rows: 10 * slices,
      },
    )
    const total = answer.quarters.reduce((sum, one) => sum + one.count, 0)
    return [total, answer.isComplete]
  }
  assert.deepEqual(await count(2), [20, false])
  assert.deepEqual(await count(0), [20, false])
  assert.deepEqual(await Promise.all([count(1), count(1)]), [
    [30, false],
    [32, true],
  ])
  await insertEvents(app, organizationId, before(0.01), 12)
  assert.deepEqual(await count(0), [44, true])
  app.clock.advance('1h')
  assert.deepEqual(await count(1), [44, false])
  assert.deepEqual(await count(1), [44, true])
  await insertEvents(app, organizationId, before(90), 3)
  assert.deepEqual(await count(1, 100), [47, true])
})

test('a counter counts each organization by itself', async (t) => {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const counter = createCounter()
  await insertEvents(app, organizationId, app.clock.now(), 3)
  const { db } = app.context.database
  const time = { from: new Date(app.clock.now().getTime() - hourMs), now: app.clock.now() }
  const of = (id: string) => counter.count({ db, organizationId: id }, events, time, { rows: 20 })
  assert.equal((await of(organizationId)).quarters[0]?.count, 3)
  assert.deepEqual(await of('0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90'), {
    quarters: [],
    isComplete: true,
  })
})
