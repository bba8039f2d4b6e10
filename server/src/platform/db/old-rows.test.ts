import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { harness } from '../../../test/harness.ts'
import { countQueries } from '../../../test/queries.ts'
import { newId } from '../ids.ts'
import { deleteOldRows } from './old-rows.ts'

test('old rows are deleted by one statement for each organization, oldest first', async (t) => {
  const { context } = await harness(t)
  const { db } = context.database
  await sql`create table old_notes (organization_id uuid not null, at timestamptz not null)`.execute(
    db,
  )
  const [ours, theirs] = [newId(), newId()]
  const day = (n: number) => new Date(Date.UTC(2026, 10, n))
  const notes = [
    [ours, day(1)],
    [theirs, day(2)],
    [ours, day(3)],
    [theirs, day(4)],
    [ours, day(9)],
  ] as const
  for (const [id, at] of notes) await sql`insert into old_notes values (${id}, ${at})`.execute(db)
  const deletions = countQueries(t, 'select delete_old_rows(')
  assert.equal(await deleteOldRows(db, 'old_notes', 'at', day(5), 3), 3)
  assert.equal(deletions(), 2)
  assert.equal(await deleteOldRows(db, 'old_notes', 'at', day(5), 3), 1)
  const { rows } = await sql`select organization_id as id, at from old_notes`.execute(db)
  await sql`drop table old_notes`.execute(db)
  assert.deepEqual(rows, [{ id: ours, at: day(9) }])
})
