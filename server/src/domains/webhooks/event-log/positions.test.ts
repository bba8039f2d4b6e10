import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { untilSomebodyWaits } from '../../../../test/waiting.ts'
import { createCursors, uuidBytes } from '../../../platform/db/page.ts'
import { PendingWrites } from '../../../platform/db/pending-writes.ts'
import { defineEvent } from '../../../platform/events/event.ts'
import { appendEvent } from '../../../platform/events/store.ts'
import { EventId, OrganizationId } from '../../../platform/ids.ts'

const thing = defineEvent('thing.done', 'A thing was done.', Type.Object({}), {})
const organizationOf = (app: Harness) => OrganizationId.read(app.organization.id) ?? ''
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

async function pull(app: Harness, after: string, query = '') {
  const { status, body, text } = await app.owner.get(`/v1/events?after=${after}${query}`)
  assert.equal(status, 200, text)
  return body
}

/** Everything from a cursor on, until there is no more. */
async function pullAll(app: Harness, from: string): Promise<{ ids: string[]; cursor: string }> {
  const ids: string[] = []
  for (let cursor = from; ; ) {
    const page = await pull(app, cursor)
    ids.push(...idsOf(page))
    cursor = page.nextCursor
    if (!page.hasMore) return { ids, cursor }
  }
}

/** Transactions of one writer, each open for as long as a few statements take; some are rolled back. */
async function write(app: Harness, writer: number): Promise<string[]> {
  const { database, clock } = app.context
  const committed: string[] = []
  for (let round = 0; round < 25; round++) {
    const tx = await database.db.startTransaction().execute()
    const writes = await PendingWrites.in(tx)
    const work = {
      db: tx,
      write: writes.send.bind(writes),
      organizationId: organizationOf(app),
      now: clock.now(),
    }
    const ids = Array.from({ length: 1 + (round % 3) }, () => appendEvent(work, thing, {}).id)
    const statements = (writer * 5 + round * 7) % 11
    for (let n = 0; n < statements; n++) await sql`select 1`.execute(tx)
    if (round % 9 === writer) {
      await tx.rollback().execute()
      continue
    }
    await tx.commit().execute()
    committed.push(...ids.map(EventId.show))
  }
  return committed
}

describe('positions in the feed', () => {
  test('of eight writers that commit out of order are read once and in the same order by two readers', {
    skip: !onPostgres && 'needs two connections',
  }, async (t) => {
    const app = await harness(t)
    const { client: stranger } = await make.stranger(app)
    await stranger.post('/v1/contacts', { name: 'Theirs' })
    let isOver = false
    const read = async () => {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const wasOver = isOver
        const { ids, cursor: next } = await pullAll(app, cursor)
        seen.push(...ids)
        cursor = next
        if (wasOver) return seen
      }
    }
    const readers = [read(), read()]
    const written = await Promise.all(Array.from({ length: 8 }, (_, writer) => write(app, writer)))
    isOver = true
    const [first = [], second] = await Promise.all(readers)
    assert.deepEqual(first.toSorted(), written.flat().sort())
    assert.deepEqual(second, first)
    assert.deepEqual((await pullAll(app, '')).ids, first)
    assert.notDeepEqual(first, first.toSorted())
  })

  test('are assigned by one reader at a time', {
    skip: !onPostgres && 'needs two connections',
  }, async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    await make.contact(app)
    const { ids, cursor } = await pullAll(app, '')
    await make.contact(app)
    const tx = await db.startTransaction().execute()
    await sql`select from place_events(${organizationOf(app)}, 10)`.execute(tx)
    await make.contact(app)
    const reading = pullAll(app, cursor)
    await untilSomebodyWaits(app.context.database.db)
    await tx.commit().execute()
    const seen = [...ids, ...(await reading).ids]
    const rows = await db.selectFrom('events').select(['id', 'position']).orderBy('id').execute()
    assert.deepEqual(
      rows.map(({ id, position }) => [EventId.show(id), position]),
      seen.map((id, n) => [id, String(n + 1)]),
    )
  })

  test('continue a cursor from before positions were assigned on reading', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    for (let n = 0; n < 5; n++) await make.contact(app)
    const rows = await db.selectFrom('events').select('id').orderBy('id').execute()
    const ids = rows.map(({ id }) => id)
    // Numbers of transactions, of which the first wrote two events around one of the second.
    for (const [n, position] of ['700', '701', '700', '702', '702'].entries()) {
      await db
        .updateTable('events')
        .set({ position })
        .where('id', '=', ids[n] ?? '')
        .execute()
    }
    const head = { organization_id: organizationOf(app), position: 2 ** 32 + 702 }
    await db.insertInto('feed_heads').values(head).execute()
    const order = [0, 2, 1, 3, 4].map((n) => EventId.show(ids[n] ?? ''))
    assert.deepEqual((await pullAll(app, '')).ids, order)
    const after = await make.contact(app)
    for (const [n, transaction] of [700n, 701n, 700n, 702n, 702n].entries()) {
      const { data } = await pull(app, cursorAt(app, transaction, ids[n]))
      const seen = order.indexOf(EventId.show(ids[n] ?? '')) + 1
      assert.deepEqual(idsOf({ data }).slice(0, -1), order.slice(seen))
      assert.deepEqual(data.at(-1).data.id, after.id)
    }
  })

  test('continue after a restore for readers ahead of the backup and behind it', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    for (let n = 0; n < 4; n++) await make.contact(app)
    const rows = await db.selectFrom('events').select('id').orderBy('id').execute()
    const ids = rows.map(({ id }) => id)
    // As a restore leaves them: the first was placed in the backup, the others were not.
    for (const [n, position] of ['1', '900', '900', '900'].entries()) {
      await db
        .updateTable('events')
        .set({ position })
        .where('id', '=', ids[n] ?? '')
        .execute()
    }
    const restored = { restored_after: 1, restored_at: 900, event_id: ids[3] ?? '' }
    const organization_id = organizationOf(app)
    await db
      .insertInto('feed_heads')
      .values({ organization_id, position: 900, ...restored })
      .execute()
    const after = async (position: bigint, n: number) =>
      idsOf(await pull(app, cursorAt(app, position, ids[n])))
    const shown = ids.map((id) => EventId.show(id))
    assert.deepEqual(await after(1n, 0), shown.slice(1))
    assert.deepEqual(await after(3n, 2), shown.slice(3))
    assert.deepEqual(await after(4n, 3), [])
  })

  test('are assigned to a limited number of events in one request', async (t) => {
    const app = await harness(t)
    await sql`
      insert into events (organization_id, id, type, body, created_at)
      select ${organizationOf(app)}, uuid_v7(), 'thing.done', '{"id":"' || n || '"}', now()
      from generate_series(1, 23000) as n`.execute(app.context.database.db)
    const page = await pull(app, '', '&type=contact.created')
    assert.deepEqual([page.data, page.hasMore], [[], true])
    assert.equal(await countPlaced(app), 2_500)
    const [refused, next] = [await app.owner.get('/v1/events?after=now'), await pull(app, 'now')]
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '1'])
    assert.equal(await countPlaced(app), 23_000)
    const { id } = await make.contact(app)
    const { data } = await pull(app, next.nextCursor)
    assert.deepEqual(
      data.map((event: { data: { id: string } }) => event.data.id),
      [id],
    )
    assert.deepEqual((await pull(app, page.nextCursor, '&type=contact.created')).hasMore, false)
  })

  test('are assigned only in the reader’s organization, and not to tests', async (t) => {
    const app = await harness(t)
    const { client } = await make.stranger(app)
    await client.post('/v1/contacts', { name: 'Theirs' })
    const { id } = await make.webhook(app)
    await app.owner.post(`/v1/webhooks/${id}/test`)
    await make.contact(app)
    assert.equal((await pull(app, '')).data.length, 1)
    assert.equal(await countPlaced(app), 1)
  })
})

/** As a page of the feed ends with it. */
function cursorAt(app: Harness, position: bigint, id = ''): string {
  const place = Buffer.alloc(8)
  place.writeBigUInt64BE(position)
  const list = { organizationId: organizationOf(app), name: 'feed of events' }
  return createCursors(app.context.keyring).write(list, {}, Buffer.concat([place, uuidBytes(id)]))
}

async function countPlaced({ context }: Harness): Promise<number> {
  const placed = await context.database.db
    .selectFrom('events')
    .select('id')
    .where('position', 'is not', null)
    .execute()
  return placed.length
}
