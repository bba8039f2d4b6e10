import { LRUCache } from 'lru-cache'
import { createBatcher } from '../concurrency/batcher.ts'
import type { Db } from './database.ts'
import { statement } from './statement.ts'

/** Keys of one statement. */
const maxBatch = 64
const maxOrganizations = 1_000

type Key = readonly string[]
type Read<Row> = (key: Key) => Promise<Row | undefined>

/**
 * A read of one row of an organization by a unique key, outside of transactions: those that are asked for while a
 * statement runs share the next one. The statement gets the organization as `$1`, and a list for each part of the key as
 * `$2`, `$3` and so on; with each row it returns its `place`: which of the keys it has, from 1.
 */
export function batchedRead<Row extends object>(text: string) {
  const readMany = statement<Row & { place: number }>(text)
  const readers = new WeakMap<Db, LRUCache<string, Read<Row>>>()
  const open = (db: Db, organizationId: string): Read<Row> =>
    createBatcher({
      maxBatch,
      async run(keys: Key[]): Promise<(Row | undefined)[]> {
        const parts = (keys[0] ?? []).map((_, part) => keys.map((key) => key[part]))
        const rows = await readMany(db, organizationId, ...parts)
        const found = new Map(rows.map(({ place, ...row }) => [place, row as unknown as Row]))
        return keys.map((_, at) => found.get(at + 1))
      },
    })
  return (db: Db, organizationId: string, ...key: Key): Promise<Row | undefined> => {
    const ofDb = readers.get(db) ?? new LRUCache<string, Read<Row>>({ max: maxOrganizations })
    readers.set(db, ofDb)
    const read = ofDb.get(organizationId) ?? open(db, organizationId)
    ofDb.set(organizationId, read)
    return read(key)
  }
}
