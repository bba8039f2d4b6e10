import { LRUCache } from 'lru-cache'
import { createBatcher } from '../concurrency/batcher.ts'
import type { Db } from './database.ts'

const maxOrganizations = 1_000

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
