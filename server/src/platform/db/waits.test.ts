import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../test/factories.ts'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { harness, onPostgres } from '../../../test/harness.ts'
import { ClockSteps, moveWaits } from './waits.ts'

describe('the steps of a clock', () => {
  test('are those back, however long they are not taken, and no small corrections', () => {
    let [wallMs, passedMs] = [1_000_000, 0]
    const steps = new ClockSteps({ now: () => new Date(wallMs) }, () => passedMs)
    const pass = (ms: number) => {
      wallMs += ms
      passedMs += ms
    }
    pass(5_000)
    assert.equal(steps.stepMs, 0)
    wallMs += 3_600_000
    assert.equal(steps.stepMs, 0, 'ahead')
    wallMs -= 900
    assert.equal(steps.stepMs, 0, 'a correction')
    wallMs -= 3_600_000
    pass(1_000)
    assert.equal(steps.stepMs, 3_600_000)
    pass(1_000)
    assert.equal(steps.stepMs, 3_600_000, 'not taken')
    steps.take(3_600_000)
    assert.equal(steps.stepMs, 0)
  })
})

describe('an embedded installation whose clock is put back by an hour', {
  skip: onPostgres && 'about the embedded database',
}, () => {
  test('waits no longer for a retry of a webhook', async (t) => {
    const app = await harness(t)
    let status = 500
    let came = 0
    const { url } = await startHttpServer(t, (_request, response) => {
      came++
      response.writeHead(status).end()
    })
    const schedule = { retryScheduleSeconds: [300] }
    await make.webhook(app, { url: `${url}/`, events: ['contact.created'], ...schedule })
    await make.contact(app)
    await app.drain()
    assert.equal(came, 1)
    status = 200
    const steps = new ClockSteps(app.clock, () => 0)
    app.clock.advance('-60m')
    await moveWaits(app.context.database, steps.stepMs, app.clock.now())
    app.clock.advance('299s')
    await app.drain()
    assert.equal(came, 1)
    // The schedule has a jitter.
    app.clock.advance('60s')
    await app.drain()
    assert.equal(came, 2)
  })

  test('waits no longer for a job, and leaves one that is due as it is', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const [{ name } = { name: '' }] = app.jobTypes
    for (const minutes of [-1, 70]) {
      await sql`insert into pgboss.job (name, start_after)
        values (${name}, now() + ${minutes}::integer * interval '1 minute')`.execute(db)
    }
    await moveWaits(app.context.database, 3_600_000, app.clock.now())
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from start_after - now()) / 60)::integer as minutes from pgboss.job
      where state < 'active' and name = ${name} order by 1`.execute(db)
    assert.deepEqual(
      rows.map(({ minutes }) => minutes),
      [-1, 10],
    )
    await sql`delete from pgboss.job where name = ${name}`.execute(db)
  })
})
