import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type Corpus, openCorpus } from '../../../../test/corpus.ts'
import { builtinModel } from '../models/builtin.ts'
import { findNearest, findNearestByIndex, findSearchedBase } from './store.ts'
import { maintainVectorIndexes } from './vector-index.ts'

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
    const request = { embedding, limit: 20, sourceIds: null }
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
      await findNearestByIndex(tx, organizationId, baseId, { embedding, limit: 5, sourceIds: null })
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
      limit: 10,
      sourceIds,
    })
    assert.equal(near.length, 10)
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
