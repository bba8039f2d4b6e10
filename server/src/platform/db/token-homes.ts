import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createBatcher } from '../concurrency/batcher.ts'
import type { Db } from './database.ts'

/** Records the organization of a hash. Call it before you insert the row of a token or an invitation with this hash. */
export async function insertHome(db: Db, hash: Buffer, organizationId: string): Promise<void> {
  await db.insertInto('token_homes').values({ hash, organization_id: organizationId }).execute()
}

/** Deletes the records of hashes. Call it after the last row with any of these hashes is deleted. */
export async function deleteHomes(db: Db, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  await db.deleteFrom('token_homes').where('hash', 'in', hashes).execute()
}

/** Returns the organization in which to look for a token or an invitation with this hash. */
export async function findHome(db: Db, hash: Buffer): Promise<string | undefined> {
  const [home] = await listHomes(db, [hash])
  return home?.organization_id
}

async function listHomes(db: Db, hashes: readonly Buffer[]) {
  const { rows } = await sql<{ hash: Buffer; organization_id: string }>`
    select hash, organization_id from token_homes where hash = any(${hashes}::bytea[])`.execute(db)
  return rows
}

const maxRemembered = 10_000
const maxBatch = 200

/**
 * Caches the organizations of hashes on this node. No invalidation is needed: a hash never changes its organization,
 * and a deleted one has no row there.
 */
export class TokenHomes {
  readonly #known = new LRUCache<string, string>({ max: maxRemembered })
  readonly #lookUp: (hash: Buffer) => Promise<string | undefined>

  constructor(db: Db) {
    this.#lookUp = createBatcher({
      maxBatch,
      run: async (hashes: Buffer[]) => {
        const homes = await listHomes(db, hashes)
        const found = new Map(homes.map((home) => [keyOf(home.hash), home.organization_id]))
        return hashes.map((hash) => found.get(keyOf(hash)))
      },
    })
  }

  async find(hash: Buffer): Promise<string | undefined> {
    const key = keyOf(hash)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const home = await this.#lookUp(hash)
    if (home !== undefined) this.#known.set(key, home)
    return home
  }
}

const keyOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64')
