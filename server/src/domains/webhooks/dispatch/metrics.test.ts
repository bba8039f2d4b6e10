import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { watchBacklog } from './metrics.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

const ready = async (app: Harness) => (await app.as(null).get('/readyz')).body
const metrics = async (app: Harness) => (await app.as(null).get('/metrics')).text

const oldestDue = async (app: Harness): Promise<number> => {
  const [, seconds] =
    /^capstan_deliveries_oldest_due_seconds (\S+)$/m.exec(await metrics(app)) ?? []
  return Number(seconds)
}

describe('the age of the oldest due delivery', () => {
  test('is an alert above 60 seconds: in /readyz, in the log once, and in the metric', async (t) => {
    const app = await harness(t, { log })
    using watch = watchBacklog(app.context)
    const said = async (): Promise<string[]> => {
      lines.length = 0
      await watch.look()
      return lines.map((line) => JSON.parse(line).msg)
    }
    await make.webhook(app)
    await make.contact(app)
    app.clock.advance('60s')
    assert.deepEqual(await ready(app), { status: 'ready' })
    assert.deepEqual(await said(), [])
    app.clock.advance('5s')
    const sentence = 'The oldest due delivery has waited for 65 s.'
    assert.deepEqual(await ready(app), { status: 'ready', concerns: [sentence] })
    assert.equal(await oldestDue(app), 65)
    assert.deepEqual(await said(), [`Deliveries are late. ${sentence}`])
    assert.deepEqual(await said(), [])
    await app.drain()
    assert.deepEqual(await ready(app), { status: 'ready' })
    assert.deepEqual(await said(), ['Deliveries are on time again.'])
  })

  for (const [name, fields] of [
    ['a rate', { rateLimitPerSecond: 1 }],
    ['an order', { ordering: 'strict' }],
    ['no room for more in flight', { maxInFlight: 1 }],
  ] as const) {
    test(`counts no endpoint that has ${name}: it sets its own pace`, async (t) => {
      const app = await harness(t)
      await make.webhook(app, fields)
      await make.contact(app)
      await make.contact(app)
      app.clock.advance('10m')
      if ('maxInFlight' in fields) {
        assert.equal(await oldestDue(app), 600)
        await claimOne(app)
      }
      assert.equal(await oldestDue(app), 0)
      assert.match(await metrics(app), /^capstan_deliveries_pending 2$/m)
    })
  }
})

/** As if another node were sending the older one again. */
async function claimOne({ context, clock }: Harness): Promise<void> {
  const { db } = context.database
  const { id } = await db
    .selectFrom('deliveries')
    .select('id')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const until = new Date(clock.now().getTime() + 60_000)
  const again = { claimed_until: until, attempts_count: 1 }
  await db.updateTable('deliveries').set(again).where('id', '=', id).execute()
}
