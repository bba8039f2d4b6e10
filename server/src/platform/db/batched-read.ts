import { LRUCache } from 'lru-cache'
import { createBatcher } from '../concurrency/batcher.ts'
import type { Db } from './database.ts'
import { statement } from './statement.ts'

/** Rows that one statement answers with, some 10 ms of it. */
const maxRows = 64
const maxOrganizations = 1_000

type Key = readonly (string | null)[]
type Read<Answer> = (key: Key) => Promise<Answer>

/**
 * A read of rows of an organization, outside of transactions: those that are asked for while a statement runs share the
 * next one. The key has columns with their types in SQL; `each` finds the rows of one key in the organization `$1` by
 * `asked` and these columns, `limit` of them at most, in its order.
 */
export function batchedRows<Row extends object>(
  key: Record<string, string>,
  each: string,
  limit: number,
) {
  // Each is looked up by its key: a join would read the whole of a table that the planner thinks is small.
  const readMany = statement<Row & { place: number }>(`
    select asked.place::integer as place, found.* from (${selectAsked(key)}) asked
    cross join lateral (${each} limit ${limit}) found`)
  const readerOf = eachOrganization(
    (db, organizationId): Read<Row[]> =>
      createBatcher({
        maxBatch: Math.ceil(maxRows / limit),
        async run(keys: Key[]): Promise<Row[][]> {
          const parts = (keys[0] ?? []).map((_, part) => keys.map((asked) => asked[part]))
          const found: Row[][] = keys.map(() => [])
          for (const { place, ...row } of await readMany(db, organizationId, ...parts)) {
            found[place - 1]?.push(row as unknown as Row)
          }
          return found
        },
      }),
  )
  return (db: Db, organizationId: string, ...asked: Key): Promise<Row[]> =>
    readerOf(db, organizationId)(asked)
}

/** As `batchedRows`, of one row by a unique key. */
export function batchedRead<Row extends object>(key: Record<string, string>, one: string) {
  const read = batchedRows<Row>(key, one, 1)
  return async (
    db: Db,
    organizationId: string,
    ...asked: readonly string[]
  ): Promise<Row | undefined> => (await read(db, organizationId, ...asked))[0]
}

/**
 * A read of what an organization has one of, outside of transactions: all who ask while it runs share the next answer,
 * which nobody may change. Each answer is read after its askers asked, so that none is older than a write they know of.
 */
export function sharedRead<Answer>(
  read: (db: Db, organizationId: string) => Promise<Answer>,
): (db: Db, organizationId: string) => Promise<Answer> {
  const readerOf = eachOrganization((db, organizationId) =>
    createBatcher<null, Answer>({
      maxBatch: Number.POSITIVE_INFINITY,
      async run(askers) {
        const answer = await read(db, organizationId)
        return askers.map(() => answer)
      },
    }),
  )
  return (db, organizationId) => readerOf(db, organizationId)(null)
}

/** What gathers those who ask, for each organization of a database. */
function eachOrganization<Reader extends object>(
  open: (db: Db, organizationId: string) => Reader,
): (db: Db, organizationId: string) => Reader {
  const readers = new WeakMap<Db, LRUCache<string, Reader>>()
  return (db, organizationId) => {
    const ofDb = readers.get(db) ?? new LRUCache<string, Reader>({ max: maxOrganizations })
    readers.set(db, ofDb)
    const reader = ofDb.get(organizationId) ?? open(db, organizationId)
    ofDb.set(organizationId, reader)
    return reader
  }
}

/**
 * The limit is that of the list. Of a list that it does not know PostgreSQL expects ten keys, and so plans a statement
 * for fewer of them each time; of a limit that it does not know it expects a tenth of that, and keeps one plan
 * (`choose_custom_plan` in `plancache.c`). A look for one key took 0.75 ms of the embedded database without it, 0.26 with it.
 */
function selectAsked(key: Record<string, string>): string {
  const names = Object.keys(key).join(', ')
  const lists = Object.values(key).map((type, at) => `$${at + 2}::${type}[]`)
  return `select ${names}, place from unnest(${lists.join(', ')}) with ordinality as listed (${names}, place)
    limit cardinality($2)`
}
