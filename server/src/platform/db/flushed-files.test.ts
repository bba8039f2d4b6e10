import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDirectory } from './data-directory.ts'
import { embeddedDatabase } from './database.ts'
import { FlushedFiles } from './flushed-files.ts'

/** An embedded database whose log waits for the test at each shared flush. */
async function openGated(t: TestContext) {
  const place = mkdtempSync(join(tmpdir(), 'capstan-flush-'))
  const gate = { isShut: false, flushes: 0, open: () => {} }
  const flusher = {
    async flush() {
      gate.flushes++
      if (!gate.isShut) return
      await new Promise<void>((resolve) => {
        gate.open = resolve
      })
    },
    flushNow: () => void gate.flushes++,
  }
  class Gated extends FlushedFiles {
    constructor(directory: string) {
      super(directory, flusher)
    }
  }
  const directory = join(place, 'database')
  const { db, dispatch, ...database } = embeddedDatabase(
    await openDirectory(directory, { Files: Gated }),
  )
  t.after(async () => {
    gate.open()
    await database[Symbol.asyncDispose]()
    rmSync(place, { recursive: true })
  })
  await sql`create table things (id int primary key)`.execute(db)
  const insert = (id: number) =>
    db.transaction().execute((tx) => sql`insert into things values (${id})`.execute(tx))
  return { db, dispatch, gate, insert, place }
}

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

describe('the files of an embedded database that outlives the power', () => {
  test('a commit, and a read that sees it, are answered when the log is on the disk', async (t) => {
    const { db, gate, insert } = await openGated(t)
    gate.isShut = true
    const answered: string[] = []
    const writing = insert(1).then(() => answered.push('commit'))
    await turns(20)
    const reading = sql`select id from things`.execute(db).then(({ rows }) => {
      assert.deepEqual(rows, [{ id: 1 }])
      answered.push('read')
    })
    await turns(20)
    assert.deepEqual(answered, [])
    gate.isShut = false
    gate.open()
    await Promise.all([writing, reading])
    assert.deepEqual(answered.toSorted(), ['commit', 'read'])
  })

  test('a claim waits for the disk with what it may have seen, not with what it writes', async (t) => {
    const { dispatch, gate, insert } = await openGated(t)
    const claim = () => sql`update things set id = id + 1`.execute(dispatch)
    gate.isShut = true
    await claim()
    const writing = insert(1)
    await turns(20)
    let isClaimed = false
    const claiming = claim().then(() => {
      isClaimed = true
    })
    await turns(20)
    assert.equal(isClaimed, false)
    gate.isShut = false
    gate.open()
    await Promise.all([writing, claiming])
  })

  test('claims go ahead of all who wait for the session', async (t) => {
    const { dispatch, insert } = await openGated(t)
    const ended: string[] = []
    const requests = [1, 2, 3].map((id) => insert(id).then(() => ended.push(`request ${id}`)))
    await sql`select 1`.execute(dispatch).then(() => ended.push('claim'))
    assert.ok(!ended.includes('request 2'), ended.join())
    await Promise.all(requests)
  })

  test('commits during a flush share the next one', async (t) => {
    const { gate, insert } = await openGated(t)
    gate.isShut = true
    const first = insert(0)
    await turns(20)
    const before = gate.flushes
    const others = Array.from({ length: 20 }, (_, index) => insert(index + 1))
    await turns(200)
    gate.isShut = false
    gate.open()
    await Promise.all([first, ...others])
    assert.ok(gate.flushes - before <= 2, `${gate.flushes - before} flushes`)
  })

  test('pages reach their files only after the log that tells of them', async (t) => {
    const { db, gate, insert } = await openGated(t)
    gate.isShut = true
    const writing = insert(1)
    await turns(20)
    const before = gate.flushes
    const checkpoint = sql`checkpoint`.execute(db)
    await turns(20)
    assert.ok(gate.flushes > before, 'the checkpoint did not flush the log first')
    gate.isShut = false
    gate.open()
    await Promise.all([writing, checkpoint])
  })

  test('a first start leaves a whole directory and no draft', async (t) => {
    const { place } = await openGated(t)
    assert.deepEqual(readdirSync(place), ['database'])
  })
})
