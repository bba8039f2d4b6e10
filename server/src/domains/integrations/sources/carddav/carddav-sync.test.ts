import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAddressBook } from '../../../../../test/counterparties/address-book.ts'
import { radicaleUser } from '../../../../../test/counterparties/programs.ts'
import { make } from '../../../../../test/factories.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const path = '/v1/integrations/syncs'

async function runOnce(app: Harness, { id }: Any): Promise<Any> {
  const { status, text, body: run } = await app.owner.post(`${path}/${id}/run`, {})
  assert.equal(status, 201, text)
  await app.drain()
  return (await app.owner.get(`${path}/${id}/runs/${run.id}`)).body
}

/** How many events there were of each type, each about another contact. */
async function tell({ owner }: Harness, after: string): Promise<[object, string]> {
  const counts: Record<string, number> = {}
  const seen = new Set<string>()
  for (let cursor = after; ; ) {
    const { body } = await owner.get(`/v1/events?after=${cursor}&limit=100`)
    for (const { type, data } of body.data) {
      if (!type.startsWith('contact.')) continue
      assert.ok(!seen.has(`${type} ${data.id}`), `${type} twice`)
      seen.add(`${type} ${data.id}`)
      counts[type] = (counts[type] ?? 0) + 1
    }
    cursor = body.nextCursor ?? cursor
    if (!body.hasMore) return [counts, cursor]
  }
}

test('1,000 cards of Radicale become contacts, then 10 change and 5 are deleted, and a forgotten token makes no duplicates', async (t) => {
  const book = await openAddressBook(t)
  if (!book) return
  const app = await harness(t)
  await book.fill(1_000)
  const { username, password } = radicaleUser
  const connection = await make.connection(app, {
    ...{ provider: 'carddav', authType: 'basic', credentials: { username, password } },
    config: { baseUrl: book.url },
  })
  // It is tried before it is used.
  await app.drain()
  const sync = await make.sync(app, {
    ...{ connection, config: {}, matchBy: 'email', deletions: 'delete' },
    mapping: { email: 'record.email', name: 'record.name' },
  })
  const first = await runOnce(app, sync)
  assert.partialDeepStrictEqual(
    { ...first, ...first.stats },
    { status: 'succeeded', mode: 'full', created: 1_000, failed: 0 },
  )
  const [created, position] = await tell(app, '')
  assert.deepEqual(created, { 'contact.created': 1_000 })

  const { db } = app.context.database
  const records = await db
    .selectFrom('sync_records as record')
    .innerJoin('contacts as contact', 'contact.id', 'record.contact_id')
    .select(['record.remote_id', 'contact.email'])
    .execute()
  const hrefs = new Map(records.map(({ remote_id, email }) => [email, remote_id]))
  for (let id = 0; id < 10; id++) await book.put(id, `changed${id}`)
  for (let id = 10; id < 15; id++) await book.remove(hrefs.get(`c${id}@example.com`) ?? '')
  const second = await runOnce(app, sync)
  assert.partialDeepStrictEqual(
    { ...second, ...second.stats },
    { status: 'succeeded', mode: 'incremental', records: 10, updated: 10, removed: 5, created: 0 },
  )
  const [changed, next] = await tell(app, position)
  assert.deepEqual(changed, { 'contact.updated': 10, 'contact.deleted': 5 })

  const token = `http://radicale.org/ns/sync/${'0'.repeat(64)}`
  const state = { book: '/ada/friends/', token }
  await db
    .updateTable('syncs')
    .set({ state: JSON.stringify(state) })
    .execute()
  const third = await runOnce(app, sync)
  assert.partialDeepStrictEqual(
    { ...third, ...third.stats },
    { status: 'succeeded', mode: 'full', unchanged: 995, created: 0, updated: 0, removed: 0 },
  )
  assert.deepEqual((await tell(app, next))[0], {})
  const count = db.selectFrom('contacts').select((has) => has.fn.countAll<number>().as('count'))
  assert.equal(Number((await count.executeTakeFirstOrThrow()).count), 995)
})
