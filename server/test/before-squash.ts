import { readFileSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'

/**
 * An installation made by the last version before the migrations were squashed, once on each database: what
 * its files hold is told in fixtures/before-squash/README.md.
 */
export interface World {
  secretKey: string
  operatorKey: string
  madeAt: string
  email: string
  password: string
  organization: {
    id: string
    token: string
    contactIds: string[]
    baseId: string
    sourceId: string
    webhookId: string
    closedWebhookId: string
    pacedWebhookId: string
    /** Where a follower of the feed stood after all of its events. */
    feedCursor: string
    events: number
    auditEntries: number
  }
  second: { id: string; token: string }
}

const read = (name: string): Buffer =>
  readFileSync(new URL(`./fixtures/before-squash/${name}`, import.meta.url))

export const readWorld = (kind: 'embedded' | 'postgres'): World =>
  JSON.parse(read(`${kind}.json`).toString()) as World

/** The data directory, to start an embedded database from. */
export const readDirectory = (): Blob =>
  new Blob([Uint8Array.from(zstdDecompressSync(read('embedded.tar.zst')))])

/** Loads the dump into an empty database. */
export async function loadDump(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(zstdDecompressSync(read('postgres.sql.zst')).toString())
    // The dump's events hold transaction ids of another cluster, below which this one may still be.
    await client.query(`do $$ begin
      while pg_current_xact_id() < '2000' loop commit; end loop;
    end $$`)
  } finally {
    await client.end()
  }
}
