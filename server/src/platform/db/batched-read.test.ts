import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sharedRead } from './batched-read.ts'
import type { Db } from './database.ts'

/** Reads that wait until they are let go, each of what is stored when it begins. */
function slowStore() {
  const reads: { organizationId: string; end(): void }[] = []
  const store = { value: 'old' }
  const read = sharedRead(async (_db, organizationId) => {
    const { value } = store
    const { promise, resolve } = Promise.withResolvers<void>()
    reads.push({ organizationId, end: resolve })
    await promise
    return value
  })
  const begun = async (count: number): Promise<void> => {
    while (reads.length < count) await new Promise(setImmediate)
  }
  return { read, reads, store, begun, db: {} as Db }
}

describe('a shared read', () => {
  test('answers all who ask at once with one read, of each organization', async () => {
    const { read, reads, begun, db } = slowStore()
    const asked = ['a', 'a', 'b', 'a'].map((organizationId) => read(db, organizationId))
    await begun(2)
    for (const { end } of reads) end()
    assert.deepEqual(await Promise.all(asked), ['old', 'old', 'old', 'old'])
    assert.deepEqual(reads.map(({ organizationId }) => organizationId).sort(), ['a', 'b'])
  })

  test('shows what was written before it was asked for, though an older read still runs', async () => {
    const { read, reads, store, begun, db } = slowStore()
    const early = read(db, 'a')
    await begun(1)
    store.value = 'new'
    const late = read(db, 'a')
    reads[0]?.end()
    assert.equal(await early, 'old')
    await begun(2)
    reads[1]?.end()
    assert.equal(await late, 'new')
  })

  test('fails for all who share it, and is read again for the next', async () => {
    let attempts = 0
    const read = sharedRead(async () => {
      if (++attempts === 1) throw new Error('broken')
      return attempts
    })
    const db = {} as Db
    const asked = await Promise.allSettled([read(db, 'a'), read(db, 'a')])
    assert.deepEqual(
      asked.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    assert.equal(await read(db, 'a'), 2)
  })
})
