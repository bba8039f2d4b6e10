import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { leaveJob } from '../../../test/left-jobs.ts'
import { dumpTables } from '../../../test/tables.ts'
import { OrganizationId } from '../../platform/ids.ts'

const path = ({ id }: { id: string }) => `/operator/v1/organizations/${id}`

const bare = ({ id }: { id: string }): string => OrganizationId.read(id) ?? ''

/** Rows of the organization by table, except for what the operator's own log says of it. */
async function rowsOf({ context }: Harness, organization: { id: string }) {
  const rows = await dumpTables(context.database.db)
  return rows.filter(({ organizationId }) => organizationId === bare(organization))
}

/** Has a row in nearly every table that belongs to an organization. */
async function furnish(app: Harness): Promise<void> {
  await make.webhook(app)
  for (let i = 0; i < 3; i++) await make.contact(app)
  await make.embeddingModel(app)
  await make.source(app)
  await app.drain()
  await app.owner.post('/v1/contacts', { name: 'Ada' }, { 'idempotency-key': 'k' })
  await app.operator.post(`${path(app.organization)}/credits`, { amount: 5, reason: 'gift' })
  await leaveJob(app, { name: 'notes.of_another_version' }, {})
}

describe('DELETE /operator/v1/organizations/{organizationId}', () => {
  test('204 ends its tokens at once and hides it from everybody', async (t) => {
    const app = await harness(t)
    await furnish(app)
    const { client: stranger } = await make.stranger(app)
    assert.equal((await app.operator.delete(path(app.organization))).status, 204)
    const { status, body } = await app.owner.get('/v1/contacts')
    assert.deepEqual([status, body.error.code], [401, 'invalid_token'])
    for (const answer of [
      await app.operator.get(path(app.organization)),
      await app.operator.patch(path(app.organization), { name: 'Back' }),
      await app.operator.delete(path(app.organization)),
      await app.operator.post(`${path(app.organization)}/tokens`, { name: 'In', scopes: ['*'] }),
    ]) {
      assert.equal(answer.status, 404)
    }
    const { data } = (await app.operator.get('/operator/v1/organizations')).body
    assert.ok(data.every(({ id }: { id: string }) => id !== app.organization.id))
    assert.equal((await stranger.get('/v1/contacts')).status, 200)
  })

  test('removes every row that it had, and none of another one', async (t) => {
    const app = await harness(t)
    await furnish(app)
    const { organization: other, client } = await make.stranger(app)
    await client.post('/v1/contacts', { name: 'Grace' }, { 'idempotency-key': 'k' })
    await app.drain()
    const kept = (await rowsOf(app, other)).length
    const tables = new Set((await rowsOf(app, app.organization)).map(({ table }) => table))
    for (const table of [
      'chunks',
      'deliveries',
      'credit_entries',
      'idempotency_keys',
      'audit_entries',
      'job_outbox',
    ]) {
      assert.ok(tables.has(`public.${table}`), table)
    }
    await app.operator.delete(path(app.organization))
    await app.drain()
    assert.deepEqual(await rowsOf(app, app.organization), [])
    assert.equal((await rowsOf(app, other)).length, kept)
    const names = await app.context.database.db.selectFrom('contacts').select('name').execute()
    assert.deepEqual(names, [{ name: 'Grace' }])
  })

  test('the operator is left an entry that says what was deleted', async (t) => {
    const app = await harness(t)
    await app.operator.delete(path(app.organization))
    await app.drain()
    const { data } = (await app.operator.get('/operator/v1/audit-log')).body
    assert.equal(data[0].action, 'deleteOrganization')
    assert.equal(data[0].before.name, 'First')
  })

  test('412 refuses when it has changed since it was read', async (t) => {
    const app = await harness(t)
    const { status } = await app.operator.send({
      method: 'DELETE',
      url: path(app.organization),
      headers: { 'if-match': '"another"' },
    })
    assert.equal(status, 412)
    assert.equal((await app.owner.get('/v1/me')).status, 200)
  })
})
