import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type ControlledTransaction, sql } from 'kysely'
import { Type } from 'typebox'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { PendingWrites } from '../../../platform/db/pending-writes.ts'
import type { Tables } from '../../../platform/db/tables.generated.ts'
import { defineEvent } from '../../../platform/events/event.ts'
import { appendEvent } from '../../../platform/events/store.ts'
import { EventId, OrganizationId } from '../../../platform/ids.ts'

const types = (events: { type: string }[]) => events.map(({ type }) => type)

async function pull(app: Harness, after: string, query = '') {
  const { status, body, text } = await app.owner.get(`/v1/events?after=${after}${query}`)
  assert.equal(status, 200, text)
  return body
}

describe('GET /v1/events?after=', () => {
  test('200 returns past events oldest first, page by page, and then new ones', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app)
    await app.owner.patch(`/v1/contacts/${contact.id}`, { name: 'Grace' })
    await make.contact(app)
    const first = await pull(app, '', '&limit=2')
    assert.deepEqual(types(first.data), ['contact.created', 'contact.updated'])
    assert.equal(first.hasMore, true)
    const second = await pull(app, first.nextCursor, '&limit=2')
    assert.deepEqual([types(second.data), second.hasMore], [['contact.created'], false])
    const nothing = await pull(app, second.nextCursor)
    assert.deepEqual(nothing, { data: [], hasMore: false, nextCursor: second.nextCursor })
    await app.owner.patch(`/v1/contacts/${contact.id}`, { name: 'Ada' })
    const next = await pull(app, second.nextCursor)
    assert.deepEqual(types(next.data), ['contact.updated'])
    const newestFirst = (await app.owner.get('/v1/events')).body.data
    assert.deepEqual([...first.data, ...second.data, ...next.data].reverse(), newestFirst)
  })

  test('200 begins before the first event, or now', async (t) => {
    const app = await harness(t)
    const { nextCursor } = await pull(app, '')
    await make.contact(app)
    await pull(app, nextCursor)
    const now = await pull(app, 'now')
    assert.deepEqual(now.data, [])
    await make.webhook(app)
    const { id } = await make.contact(app)
    assert.equal((await pull(app, nextCursor)).data.length, 2)
    assert.deepEqual((await pull(app, now.nextCursor)).data[0].data.id, id)
  })

  test('200 returns one type only, and skips the others once', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    await app.owner.delete(`/v1/contacts/${id}`)
    const all = await pull(app, '', '&type=contact.deleted&limit=1')
    assert.deepEqual([types(all.data), all.hasMore], [['contact.deleted'], false])
    await make.contact(app)
    await pull(app, '', '&type=contact.created')
    const none = await pull(app, all.nextCursor, '&type=contact.deleted')
    assert.deepEqual(none.data, [])
    assert.notEqual(none.nextCursor, all.nextCursor)
  })

  test('200 has no tests, and nothing of another organization', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    assert.equal((await app.owner.post(`/v1/webhooks/${id}/test`)).status, 201)
    const { client } = await make.stranger(app)
    await client.post('/v1/contacts', { name: 'Theirs' })
    assert.deepEqual((await pull(app, '')).data, [])
  })

  test('400 refuses a cursor that is altered, of another list, organization or type', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    await make.contact(app)
    const { nextCursor } = await pull(app, '')
    const page = await app.owner.get('/v1/events?limit=1')
    const { client } = await make.stranger(app)
    const answers = [
      await app.owner.get(`/v1/events?after=${nextCursor}A`),
      await app.owner.get(`/v1/events?after=nonsense`),
      await app.owner.get(`/v1/events?after=${page.body.nextCursor}`),
      await app.owner.get(`/v1/events?cursor=${nextCursor}`),
      await app.owner.get(`/v1/events?after=&cursor=${page.body.nextCursor}`),
      await app.owner.get(`/v1/events?type=contact.created&after=${nextCursor}`),
      await client.get(`/v1/events?after=${nextCursor}`),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.error.code], [400, 'invalid_cursor'])
    }
  })
})

interface Step {
  of: number
  does: 'emit' | 'commit' | 'roll back' | 'read'
}

/** What transactions and a reader of the feed do, in any order. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    of: fc.nat(3),
    does: fc.constantFrom('emit', 'emit', 'commit', 'roll back', 'read'),
  }),
  { minLength: 5, maxLength: 40 },
)

test('an event that commits late never hides behind a cursor', {
  skip: !onPostgres && 'needs two connections',
}, async (t) => {
  const app = await harness(t)
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const { database, clock } = app.context
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (script, limit) => {
      const open = new Map<number, { tx: ControlledTransaction<Tables>; emitted: string[] }>()
      const committed: string[][] = []
      const seen: string[] = []
      let { nextCursor } = await pull(app, 'now')
      const read = async () => {
        const page = await pull(app, nextCursor, `&limit=${limit}`)
        seen.push(...page.data.map(({ id }: { id: string }) => id))
        nextCursor = page.nextCursor
        return page.hasMore
      }
      const end = async (of: number, does: 'commit' | 'roll back') => {
        const { tx, emitted } = open.get(of) ?? {}
        if (!tx || !emitted) return
        open.delete(of)
        if (does === 'roll back') return void (await tx.rollback().execute())
        await tx.commit().execute()
        committed.push(emitted)
      }
      for (const { of, does } of script) {
        if (does === 'read') await read()
        else if (does !== 'emit') await end(of, does)
        else {
          const one = open.get(of) ?? {
            tx: await database.db.startTransaction().execute(),
            emitted: [],
          }
          open.set(of, one)
          const writes = await PendingWrites.in(one.tx)
          const write = writes.send.bind(writes)
          const work = { db: one.tx, write, organizationId, now: clock.now() }
          const { id } = appendEvent(work, thing, {})
          one.emitted.push(EventId.show(id))
        }
      }
      for (const of of [...open.keys()]) await end(of, 'commit')
      while (await read());
      assert.deepEqual(seen.toSorted(), committed.flat().sort())
      for (const emitted of committed) {
        assert.deepEqual(
          seen.filter((id) => emitted.includes(id)),
          emitted,
        )
      }
    }),
    { numRuns: 60 },
  )
})

const thing = defineEvent('thing.done', 'A thing was done.', Type.Object({}), {})

test('an open transaction does not delay other events', {
  skip: !onPostgres && 'needs two connections',
}, async (t) => {
  const app = await harness(t)
  const open = await app.context.database.db.startTransaction().execute()
  t.after(() => open.rollback().execute())
  await sql`select pg_current_xact_id()`.execute(open)
  await make.contact(app)
  assert.equal((await pull(app, '')).data.length, 1)
})
