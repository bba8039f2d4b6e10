import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const emails = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`)

const createAll = (app: Harness, bodies: readonly object[], headers: object[] = []) =>
  Promise.all(bodies.map((body, at) => app.owner.post('/v1/contacts', body, { ...headers[at] })))

async function countTransactions({ context }: Harness): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::integer as count from contacts`.execute(context.database.db)
  return rows[0]?.count ?? 0
}

describe('writes that come together', () => {
  test('share transactions, and each has its own answer, event and audit entry', async (t) => {
    const app = await harness(t)
    const bodies = [
      ...emails(12).map((email) => ({ email })),
      { email: 'P3@example.com', name: 'Second' },
      { name: null },
    ]
    const answers = await createAll(app, bodies)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [...Array(12).fill(201), 409, 422],
    )
    assert.deepEqual(
      answers.map(({ body }) => body.email ?? body.error.field),
      [...emails(12), 'email', 'name'],
    )
    assert.ok((await countTransactions(app)) < 12, 'each had a transaction of its own')
    const made = answers.slice(0, 12)
    for (const { headers, body } of made) {
      assert.equal(headers['location'], `/v1/contacts/${body.id}`)
    }
    const { data: events } = (await app.owner.get('/v1/events?type=contact.created&limit=100')).body
    const ids = made.map(({ body }) => body.id).sort()
    assert.deepEqual(events.map(({ data }: { data: { id: string } }) => data.id).sort(), ids)
    const { data: entries } = (await app.owner.get('/v1/audit-log?action=createContact&limit=100'))
      .body
    const recorded = entries.map(({ resource, requestId }: Entry) => [resource.id, requestId])
    const requests = made.map(({ body, headers }) => [body.id, headers['x-request-id']])
    assert.deepEqual(recorded.sort(), requests.sort())
  })

  test('keep their idempotency keys, one of which two of them have', async (t) => {
    const app = await harness(t)
    const bodies = [...emails(8), 'p0@example.com'].map((email) => ({ email }))
    const keys = bodies.map(({ email }) => ({ 'idempotency-key': email }))
    const first = await createAll(app, bodies, keys)
    const statuses = new Set(first.map(({ status }) => status))
    assert.ok(statuses.isSubsetOf(new Set([201, 409])), [...statuses].join())
    const again = await createAll(app, bodies, keys)
    assert.deepEqual(
      again.map(({ status, body }) => [status, body.email]),
      bodies.map(({ email }) => [201, email]),
    )
    assert.equal((await app.owner.get('/v1/contacts?limit=100')).body.data.length, 8)
    // What was refused leaves its key free.
    const refused = await createAll(
      app,
      [{ name: null }, { name: null }],
      [{ 'idempotency-key': 'a' }, { 'idempotency-key': 'b' }],
    )
    assert.deepEqual(
      refused.map(({ status }) => status),
      [422, 422],
    )
    const { status } = await app.owner.post(
      '/v1/contacts',
      { name: null },
      { 'idempotency-key': 'a' },
    )
    assert.equal(status, 422)
  })

  test('stop exactly at the limit of the plan', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 5 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const answers = await Promise.all(
      emails(12).map((email) => client.post('/v1/contacts', { email })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array(5).fill(201), ...Array(7).fill(402)])
  })
})

interface Entry {
  resource: { id: string }
  requestId: string
}
