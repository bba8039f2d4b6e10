import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { readLargeBytes } from './stored-parts.ts'

test('bytes of any size come back from the database as they were', async (t) => {
  const { db } = (await harness(t)).context.database
  const piece = 48 * 1024
  for (const size of [0, 1, 2, piece - 1, piece, piece + 1, 1_000_003]) {
    const bytes = randomBytes(size)
    const read = await readLargeBytes(db, sql`select ${bytes}::bytea as bytes`)
    assert.deepEqual(read, bytes, `${size} bytes`)
  }
  assert.equal(await readLargeBytes(db, sql`select ''::bytea as bytes where false`), null)
})
