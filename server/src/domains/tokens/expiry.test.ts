import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { expiryJob, tellExpiries } from './service.ts'

const days = (app: Harness, count: number): string =>
  new Date(app.clock.now().getTime() + count * 86_400_000).toISOString()

async function told(app: Harness): Promise<{ type: string; data: { id: string } }[]> {
  await tellExpiries(app.context)
  const { data } = (await app.owner.get('/v1/events?limit=100')).body
  return data.filter(({ type }: { type: string }) => type === 'token.expiring')
}

describe('token.expiring', () => {
  test('is told seven days before, once, with the token as the list shows it', async (t) => {
    const app = await harness(t)
    const { token, ...shown } = await make.token(app, ['*'], { expiresAt: days(app, 30) })
    app.clock.advance(`${23 * 86_400_000 - 1}ms`)
    assert.deepEqual(await told(app), [])
    app.clock.advance('1ms')
    const [event, ...others] = await told(app)
    assert.deepEqual([event?.data, others], [shown, []])
    assert.equal(JSON.stringify(event).includes(token), false)
    app.clock.advance('1d')
    assert.equal((await told(app)).length, 1)
  })

  test('is looked for each hour, so a look that fails is not repeated before', () => {
    assert.equal(expiryJob.schedule, '23 * * * *')
    assert.equal(expiryJob.retryLimit, 0)
  })

  test('is told once by two that look at the same time', async (t) => {
    const app = await harness(t)
    await make.token(app, ['*'], { expiresAt: days(app, 8) })
    app.clock.advance('2d')
    await Promise.all([tellExpiries(app.context), tellExpiries(app.context)])
    assert.equal((await told(app)).length, 1)
  })

  test('is told of every token, however many there are', async (t) => {
    const app = await harness(t)
    const expiresAt = days(app, 8)
    for (let count = 0; count < 3; count++) await make.token(app, ['*'], { expiresAt })
    const { db } = app.context.database
    const [row] = await db
      .selectFrom('tokens')
      .selectAll()
      .where('expires_at', 'is not', null)
      .execute()
    assert.ok(row)
    const many = Array.from({ length: 250 }, (_, n) => ({
      ...row,
      id: row.id.slice(0, -3) + n.toString(16).padStart(3, '0'),
      hash: Buffer.from(`hash ${n}`),
    }))
    await db
      .insertInto('token_homes')
      .values(many.map(({ hash, organization_id }) => ({ hash, organization_id })))
      .execute()
    await db
      .insertInto('tokens')
      .values(many.filter(({ id }) => id !== row.id))
      .execute()
    app.clock.advance('2d')
    await tellExpiries(app.context)
    const left = await db
      .selectFrom('tokens')
      .select('id')
      .where('expires_at', 'is not', null)
      .where('expiry_told_at', 'is', null)
      .execute()
    assert.deepEqual(left, [])
  })

  test('is not told of a token that is revoked, has ended, has no end, or was made for less', async (t) => {
    const app = await harness(t)
    await make.token(app, ['*'])
    await make.token(app, ['*'], { expiresAt: days(app, 6) })
    const { id } = await make.token(app, ['*'], { expiresAt: days(app, 8) })
    await app.operator.delete(`/operator/v1/organizations/${app.organization.id}/tokens/${id}`)
    app.clock.advance('5d')
    assert.deepEqual(await told(app), [])
    await make.token(app, ['*'], { expiresAt: days(app, 8) })
    app.clock.advance('8d')
    assert.deepEqual(await told(app), [])
  })
})
