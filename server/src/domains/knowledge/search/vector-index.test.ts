import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { builtinModel } from '../models/builtin.ts'
import { findNearest, findNearestByIndex } from './nearest.ts'
import { findSearchedBase } from './store.ts'
import { dropVectorIndex, maintainVectorIndexes, withIndexReady } from './vector-index.ts'

const server = process.env['TEST_DATABASE_URL']

describe('maintainVectorIndexes', {
  skip: server ? false : 'needs PostgreSQL: it builds beside other sessions',
}, () => {
  let corpus: Corpus

  before(async () => {
    corpus = await openCorpus(server)
    for (let source = 0; source < 40; source++) {
      const chunks = Array.from(
        { length: 10 },
        (_, i) => `chunk ${i} of source ${source} on subject${source % 5}`,
      )
      await corpus.add({ chunks, metadata: { number: source } })
    }
  })

  after(() => corpus[Symbol.asyncDispose]())

  const base = () => findSearchedBase(corpus.database.db, corpus.organizationId, corpus.baseId)

  it('leaves a base alone that is small', async () => {
    assert.deepEqual(await maintainVectorIndexes(corpus.database.db, 400), {
      built: [],
      dropped: [],
    })
    assert.equal((await base())?.vectorIndex, null)
  })

  it('builds the index of a base that has grown, once', async () => {
    const { built } = await maintainVectorIndexes(corpus.database.db, 399)
    assert.deepEqual(built, [(await base())?.vectorIndex])
    assert.deepEqual(await maintainVectorIndexes(corpus.database.db, 399), {
      built: [],
      dropped: [],
    })
  })

  it('finds through it what comparing every vector finds', async () => {
    const { database, organizationId, baseId } = corpus
    const [embedding] = await builtinModel.embed(['subject3 chunk'])
    assert.ok(embedding)
    const request = { embedding, slot: 'embedding_a', limit: 20, sourceIds: null } as const
    const exact = await findNearest(database.db, organizationId, baseId, request)
    const near = await findNearestByIndex(database.db, organizationId, baseId, request)
    const ids = new Set(near.map(({ chunkId }) => chunkId))
    assert.ok(exact.filter(({ chunkId }) => ids.has(chunkId)).length >= 18)
    for (const [rank, { similarity }] of near.entries()) {
      assert.ok(similarity <= (near[rank - 1]?.similarity ?? 1))
    }
  })

  it('is what the search uses', async () => {
    const { database, organizationId, baseId } = corpus
    const plan = await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      const [embedding] = await builtinModel.embed(['subject3'])
      assert.ok(embedding)
      const request = { embedding, slot: 'embedding_a', limit: 5, sourceIds: null } as const
      await findNearestByIndex(tx, organizationId, baseId, request)
      const { rows } = await sql<{ scans: number }>`
        select idx_scan::integer + pg_stat_get_xact_numscans(indexrelid)::integer as scans
        from pg_stat_user_indexes where starts_with(indexrelname, 'chunks_nearest_')`.execute(tx)
      return rows[0]?.scans
    })
    assert.ok(Number(plan) > 0)
  })

  it('goes on until enough chunks have passed a filter', async () => {
    const { database, organizationId, baseId } = corpus
    const { rows } = await sql<{ id: string }>`
      select id from sources where metadata -> 'number' = '7'`.execute(database.db)
    const [embedding] = await builtinModel.embed(['subject1'])
    assert.ok(embedding)
    const sourceIds = rows.map(({ id }) => id)
    const near = await findNearestByIndex(database.db, organizationId, baseId, {
      embedding,
      slot: 'embedding_a',
      limit: 10,
      sourceIds,
    })
    assert.equal(near.length, 10)
  })

  it('has the index over other vectors ready before they are searched, and keeps it from being dropped', async () => {
    const { database, baseId: id } = corpus
    await sql`update chunks set embedding_b = '[1,0,0]'`.execute(database.db)
    const other = { id, slot: 'embedding_b', dimensions: 3 } as const
    assert.equal(await withIndexReady(database.db, other, 20_000, async (index) => index), null)
    const dropped = await withIndexReady(database.db, other, 20_001, async (index) => {
      assert.match(index ?? '', /^chunks_nearest_b_/)
      return (await maintainVectorIndexes(database.db)).dropped
    })
    assert.deepEqual(dropped, [])
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index
      join pg_class on pg_class.oid = indexrelid where starts_with(relname, 'chunks_nearest_b_')`.execute(
      database.db,
    )
    assert.deepEqual(rows, [{ valid: true }])
    await dropVectorIndex(database.db, other)
    await sql`update chunks set embedding_b = '[1,0]' where id = (select min(id::text)::uuid from chunks)`.execute(
      database.db,
    )
    await sql`update chunks set embedding_b = null`.execute(database.db)
  })

  it('builds an index again that a base names and that is not there', async () => {
    const name = (await base())?.vectorIndex
    await sql`drop index ${sql.id(name ?? '')}`.execute(corpus.database.db)
    const { built } = await maintainVectorIndexes(corpus.database.db, 399)
    assert.deepEqual(built, [name])
  })

  it('drops the index of a base that was deleted', async () => {
    const name = (await base())?.vectorIndex
    await sql`delete from bases where id = ${corpus.baseId}`.execute(corpus.database.db)
    assert.deepEqual(await maintainVectorIndexes(corpus.database.db), {
      built: [],
      dropped: [name],
    })
  })
})
