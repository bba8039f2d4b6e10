import { createBatcher } from '../concurrency/batcher.ts'
import type { Db } from './database.ts'
import { statement } from './statement.ts'

/** Keys of one statement. */
const maxBatch = 64

/**
 * A read of one row by a unique key, outside of transactions: those that are asked for while a statement runs share the
 * next one. The statement gets a list for each part of the key, `$1`, `$2` and so on, and returns with each row its
 * `place`: which of the keys it has, from 1. The organization is a part of every key.
 */
export function batchedRead<Row extends object>(text: string) {
  const readMany = statement<Row & { place: number }>(text)
  const readers = new WeakMap<Db, (key: readonly string[]) => Promise<Row | undefined>>()
  const open = (db: Db) =>
    createBatcher({
      maxBatch,
      async run(keys: (readonly string[])[]): Promise<(Row | undefined)[]> {
        const parts = (keys[0] ?? []).map((_, part) => keys.map((key) => key[part]))
        const rows = await readMany(db, ...parts)
        const found = new Map(rows.map(({ place, ...row }) => [place, row as unknown as Row]))
        return keys.map((_, at) => found.get(at + 1))
      },
    })
  return (db: Db, ...key: readonly string[]): Promise<Row | undefined> => {
    const read = readers.get(db) ?? open(db)
    readers.set(db, read)
    return read(key)
  }
}
