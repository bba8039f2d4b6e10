import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { atDepth } from '../../../../test/depth.ts'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { compareAllSegments } from './compare.ts'

const compare = async (app: Harness): Promise<void> => {
  const { database, jobs } = app.context
  await database.db.transaction().execute((tx) => jobs.send(tx, compareAllSegments, {}))
  await app.drain()
}

const subscribe = (app: Harness) =>
  make.webhook(app, { events: ['contact.segment_entered', 'contact.segment_left'] })

interface SegmentEvent {
  type: string
  data: { id: string; segment: { id: string; name: string } }
}

/** All so far, oldest first. */
async function eventsOf(app: Harness): Promise<SegmentEvent[]> {
  const rows = await app.context.database.db
    .selectFrom('events')
    .select(['type', 'body'])
    .where('type', 'like', 'contact.segment%')
    .orderBy('id')
    .execute()
  return rows.map(({ type, body }) => ({ type, data: JSON.parse(String(body)).data }))
}

const membersOf = async (app: Harness): Promise<number> =>
  (await app.context.database.db.selectFrom('segment_members').selectAll().execute()).length

async function contactsOf(app: Harness, segmentId: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query: string = `limit=100${cursor ? `&cursor=${cursor}` : ''}`
    const { body } = await app.owner.get(`/v1/segments/${segmentId}/contacts?${query}`)
    ids.push(...body.data.map((one: { id: string }) => one.id))
    cursor = body.nextCursor
  } while (cursor)
  return ids.sort()
}

describe('events of segments', () => {
  test('report contacts that entered or left since the last comparison', async (t) => {
    const app = await harness(t)
    await subscribe(app)
    const segment = await make.segment(app, { name: 'VIPs' })
    const [stays, leaves, enters] = await Promise.all([
      make.contact(app, { tags: ['vip'] }),
      make.contact(app, { tags: ['vip'] }),
      make.contact(app),
    ])
    await compare(app)
    assert.deepEqual(await eventsOf(app), [], 'who is there at first enters nothing')
    await app.owner.patch(`/v1/contacts/${leaves.id}`, { tags: [] })
    await app.owner.patch(`/v1/contacts/${enters.id}`, { tags: ['vip'] })
    await app.owner.patch(`/v1/contacts/${stays.id}`, { name: 'Ada' })
    await compare(app)
    await compare(app)
    const named = { id: segment.id, name: 'VIPs' }
    const seen = (await eventsOf(app)).map(({ type, data }) => [type, data.id, data.segment])
    assert.deepEqual(
      seen.sort(),
      [
        ['contact.segment_entered', enters.id, named],
        ['contact.segment_left', leaves.id, named],
      ].sort(),
    )
    const timeline = await app.owner.get(`/v1/contacts/${enters.id}/timeline`)
    assert.equal(timeline.body.data[0].summary, 'Entered the segment VIPs.')
  })

  test('report the effect of a changed filter', async (t) => {
    const app = await harness(t)
    await subscribe(app)
    const segment = await make.segment(app)
    const contact = await make.contact(app, { name: 'Ada' })
    await compare(app)
    const filter = { field: 'name', op: 'eq', value: 'Ada' }
    await app.owner.patch(`/v1/segments/${segment.id}`, { filter })
    await compare(app)
    assert.deepEqual(
      (await eventsOf(app)).map(({ data }) => data.id),
      [contact.id],
    )
  })

  test('are not sent for deleted contacts, nor for deleted segments', async (t) => {
    const app = await harness(t)
    await subscribe(app)
    const [segment, kept] = [await make.segment(app), await make.segment(app)]
    const [gone] = await Promise.all([1, 2].map(() => make.contact(app, { tags: ['vip'] })))
    await compare(app)
    assert.equal(await membersOf(app), 4)
    await app.owner.delete(`/v1/contacts/${gone?.id}`)
    await app.owner.delete(`/v1/segments/${segment.id}`)
    await compare(app)
    assert.deepEqual(await eventsOf(app), [])
    assert.equal(await membersOf(app), 1)
    assert.equal((await contactsOf(app, kept.id)).length, 1)
  })

  test('are compared only with a subscriber, and start over after a pause', async (t) => {
    const app = await harness(t)
    await make.segment(app)
    const contact = await make.contact(app, { tags: ['vip'] })
    await compare(app)
    assert.equal(await membersOf(app), 0)
    const webhook = await make.webhook(app, { events: ['contact.*'] })
    await compare(app)
    assert.equal(await membersOf(app), 1)
    await app.owner.delete(`/v1/webhooks/${webhook.id}`)
    await app.owner.patch(`/v1/contacts/${contact.id}`, { tags: [] })
    await compare(app)
    assert.equal(await membersOf(app), 0)
    await subscribe(app)
    await compare(app)
    assert.deepEqual(await eventsOf(app), [])
  })

  test('agree with a recount after ten rounds of random changes', async (t) => {
    const app = await harness(t)
    await subscribe(app)
    const recent = { field: 'lastActivityAt', op: 'withinLast', value: '2d' }
    const vips = await make.segment(app)
    const others = await make.segment(app, {
      filter: { and: [recent, { not: { field: 'segment', op: 'eq', value: vips.id } }] },
    })
    const { db } = app.context.database
    await sql`insert into contacts (organization_id, id, name, created_at, updated_at)
      select ${OrganizationId.read(app.organization.id)}::uuid, uuid_v7(), 'Contact ' || n,
        ${app.clock.now()}, ${app.clock.now()} from generate_series(1, ${atDepth(3_000)}::int) as n`.execute(
      db,
    )
    await compare(app)
    const members = new Map<string, Set<string>>([vips, others].map(({ id }) => [id, new Set()]))
    for (let round = 0; round < 10; round++) {
      await change(app, round)
      await app.clock.advance('1d')
      await compare(app)
    }
    for (const { type, data } of await eventsOf(app)) {
      const held = members.get(data.segment.id)
      const isIn = held?.has(data.id)
      assert.equal(isIn, type === 'contact.segment_left', 'no event repeats the one before')
      if (isIn) held?.delete(data.id)
      else held?.add(data.id)
    }
    for (const { id } of [vips, others]) {
      assert.deepEqual([...(members.get(id) ?? [])].sort(), await contactsOf(app, id))
    }
  })
})

/** A third of the contacts get or lose the tag, and some are seen now. */
async function change(app: Harness, round: number): Promise<void> {
  await sql`update contacts set
      tags = case when get_byte(sha256((id::text || ${String(round)})::bytea), 0) % 2 = 0
        then array['vip'] else '{}' end,
      last_activity_at = case when get_byte(sha256((id::text || ${String(round)})::bytea), 1) % 3 = 0
        then ${app.clock.now()} else last_activity_at end
    where id in (select id from contacts
      order by sha256((${String(round)} || id::text)::bytea) limit ${atDepth(1_000)})`.execute(
    app.context.database.db,
  )
}
