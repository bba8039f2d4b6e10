import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { runOf } from '../../../../test/ingestion.ts'
import { newId } from '../../../platform/ids.ts'
import { BaseId } from '../ids.ts'
import { insertChunks } from './store.ts'

describe('inserting chunks', () => {
  test('keeps texts, headings, hashes and every bit of the vectors, over many statements', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const source = await make.source(app)
    const { organizationId, sourceId } = runOf(app, source)
    const baseId = BaseId.read(source.baseId) ?? ''
    const given = Array.from({ length: 450 }, (_, position) => ({
      id: newId(),
      position,
      text: `Chunk ${position} says "{\\\\}" and 🚢 é\u0001\t%s $1`,
      tokenCount: position + 1,
      headings: position % 2 ? [`A "b", {c}`, 'null', ''] : [],
      charStart: position * 10,
      charEnd: position * 10 + 9,
      page: null,
      textToEmbed: '',
      hash: Uint8Array.from({ length: 32 }, (_, i) => (i * position) % 256),
      vector: Float32Array.from({ length: 5 }, (_, i) => Math.sin(position * 5 + i)),
    }))
    await insertChunks(db, { organizationId, baseId, sourceId, run: 1, slot: 'embedding_a' }, given)
    const { rows } = await sql<Record<string, never>>`
      select id, position, text, token_count as "tokenCount", headings, char_start as "charStart",
        char_end as "charEnd", page, encode(content_hash, 'hex') as hash, embedding_a::real[] as vector
      from chunks order by position`.execute(db)
    const expected = given.map(({ textToEmbed: _, hash, vector, ...same }) => ({
      ...same,
      hash: Buffer.from(hash).toString('hex'),
      vector: Array.from(vector),
    }))
    assert.deepEqual(
      rows.map((row) => ({ ...row, vector: Array.from(row['vector'] ?? [], Math.fround) })),
      expected,
    )
  })

  test('replaces half a surrogate pair, which is no text', async (t) => {
    const app = await harness(t)
    const { db } = app.context.database
    const source = await make.source(app)
    const { organizationId, sourceId } = runOf(app, source)
    const chunk = {
      id: newId(),
      position: 0,
      text: 'half \ud83d of a ship',
      tokenCount: 1,
      headings: [],
      charStart: 0,
      charEnd: 16,
      page: null,
      textToEmbed: '',
      hash: new Uint8Array(32),
      vector: Float32Array.of(1),
    }
    const baseId = BaseId.read(source.baseId) ?? ''
    const place = { organizationId, baseId, sourceId, run: 1, slot: 'embedding_b' } as const
    await insertChunks(db, place, [chunk])
    const stored = await db
      .selectFrom('chunks')
      .select(['text', 'embedding_a', 'embedding_b'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(stored, {
      text: 'half \ufffd of a ship',
      embedding_a: null,
      embedding_b: '[1]',
    })
  })
})
