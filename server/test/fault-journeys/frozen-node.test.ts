import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postgresDatabase } from '../../src/platform/db/database.ts'
import { holdLock } from '../../src/platform/db/lock.ts'
import { OrganizationId } from '../../src/platform/ids.ts'
import { make } from '../factories.ts'
import { harness, onPostgres } from '../harness.ts'

test('a node that freezes while it holds the lock of an organization stops no other one, and that one for seconds', {
  skip: !onPostgres && 'needs two connections: PostgreSQL',
}, async (t) => {
  const app = await harness(t)
  const stuck = await make.organization(app, { plan: 'unlimited' })
  const other = await make.token(app, ['*'])
  const path = `/operator/v1/organizations/${stuck.id}/credits`
  const grant = () => app.operator.post(path, { amount: 1, reason: 'test' })

  // Frozen: it sends nothing more, and its session stays as it is.
  await using frozen = postgresDatabase(app.context.secrets.databaseUrl ?? '')
  const held = Promise.withResolvers<void>()
  const thawed = Promise.withResolvers<void>()
  const transaction = frozen.db.transaction().execute(async (tx) => {
    await tx.executeQuery(holdLock(tx, OrganizationId.read(stuck.id) ?? '', 'credits'))
    held.resolve()
    await thawed.promise
  })
  const lost = assert.rejects(transaction)
  await held.promise

  let waitersLeft = 30
  const waiters = Array.from({ length: waitersLeft }, async () => {
    const { status, headers } = await grant()
    waitersLeft--
    assert.ok(status === 201 || headers['retry-after'] === '1', `${status}`)
  })
  const client = app.as(other)
  assert.equal((await client.get('/v1/contacts')).status, 200)
  assert.equal((await client.post('/v1/contacts', { name: 'Ada' })).status, 201)
  assert.equal(waitersLeft, 30, 'the other organization was answered first')
  await Promise.all(waiters)

  // Each try waits for 2 s at most: the lock is free before the second has ended.
  const tries = [(await grant()).status, (await grant()).status]
  assert.ok(tries.includes(201), `${tries}`)
  thawed.resolve()
  await lost
})
