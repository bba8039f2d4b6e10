import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../platform/retention.ts'
import { digestOf } from './record.ts'
import type { ChainVerification } from './schema.ts'
import {
  type Chain,
  type ChainedRow,
  deleteUpTo,
  findChain,
  holdChain,
  type Link,
  listChained,
  listOutlived,
  listToChain,
  listUnchained,
  type AuditEntryRow as StoredEntry,
  saveLinks,
} from './store.ts'

/** Entries of one transaction or one read. */
const batchEntries = 500

const system = { kind: 'system' } as const

type Dependencies = Pick<Platform, 'database' | 'transact'>

/** Chains the entries that are not chained yet; true when there were any. */
export async function chainEntries({ database, transact }: Dependencies): Promise<boolean> {
  const organizations = await listUnchained(database.db)
  for (const organizationId of organizations) {
    let count = batchEntries
    while (count === batchEntries) {
      count = await transact(organizationId, system, async ({ db }) => {
        let end: Link = await holdChain(db, organizationId)
        const rows = await listToChain(db, organizationId, batchEntries)
        const links = rows.map((row) => {
          end = linkAfter(end, row)
          return { id: row.id, ...end }
        })
        await saveLinks(db, organizationId, links)
        return rows.length
      })
    }
  }
  return organizations.length > 0
}

/**
 * Walks the chain from its anchor to its end. It breaks at the first entry that was removed, added, changed
 * or moved since it was chained.
 */
export async function verifyChain(db: Db, organizationId: string): Promise<ChainVerification> {
  const chain = await findChain(db, organizationId)
  const { end, fault } = await walk(db, organizationId, chain)
  const now = await findChain(db, organizationId)
  // Retention moved the anchor during the walk.
  if (now.anchor.seq !== chain.anchor.seq) return verifyChain(db, organizationId)
  const reason = fault ?? (end.seq > now.seq ? 'altered' : null)
  return {
    intact: reason === null,
    entries: end.seq - chain.anchor.seq,
    firstBroken: reason && { position: end.seq + 1, reason },
    lastHash: end.hash.toString('hex'),
  }
}

type Fault = 'missing' | 'altered'

/** Follows the chain to its end or its first fault. */
async function walk(
  db: Db,
  organizationId: string,
  { anchor, seq, hash }: Chain,
): Promise<{ end: Link; fault: Fault | null }> {
  let end: Link = anchor
  for (;;) {
    const rows = await listChained(db, organizationId, end.seq, batchEntries)
    if (rows.length === 0) return { end, fault: end.seq < seq ? 'missing' : null }
    for (const row of rows) {
      const next = linkAfter(end, row)
      const fault = faultOf(row, next)
      const isForeign = next.seq === seq && !next.hash.equals(hash)
      if (fault || isForeign) return { end, fault: fault ?? 'altered' }
      end = next
    }
  }
}

function faultOf(row: ChainedRow, { seq, hash }: Link): Fault | null {
  if (row.seq !== seq) return 'missing'
  const { before, after, salt } = row
  const isKept = salt
    ? digestOf(Buffer.from(salt), before, after).equals(row.digest)
    : before === null && after === null
  return isKept && hash.equals(row.hash) ? null : 'altered'
}

/** Deletes entries that are older than the setting allows from the beginning of each chain. */
export async function applyRetention(
  { database, transact, clock, config }: Dependencies & Pick<Platform, 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = daysBefore(clock.now(), config.retention.auditDays)
  for (const organizationId of await listOutlived(database.db, oldest)) {
    const deleteBatch = (limit: number) =>
      transact(organizationId, system, ({ db }) => deleteOldest(db, organizationId, oldest, limit))
    await deleteInBatches(batchEntries, deleteBatch, signal)
  }
}

/** Deletes entries from before `oldest` at the beginning of a chain; returns how many. */
async function deleteOldest(
  db: Tx,
  organizationId: string,
  oldest: Date,
  limit: number,
): Promise<number> {
  const { anchor } = await holdChain(db, organizationId)
  const rows = await listChained(db, organizationId, anchor.seq, limit)
  const firstKept = rows.findIndex(({ at }) => at >= oldest)
  const outlived = firstKept < 0 ? rows : rows.slice(0, firstKept)
  const last = outlived.at(-1)
  if (!last) return 0
  await deleteUpTo(db, organizationId, { seq: last.seq, hash: Buffer.from(last.hash) })
  return outlived.length
}

/** The part of an entry that the chain covers: a digest stands for `before` and `after`. */
type Entry = Omit<StoredEntry, 'before' | 'after' | 'salt'>

/** The entry's link: SHA-256 over the previous hash and a canonical JSON array of the entry. */
function linkAfter(previous: Link, entry: Entry): Link {
  const seq = previous.seq + 1
  const content = [
    seq,
    entry.organization_id,
    entry.id,
    entry.at.toISOString(),
    entry.actor_kind,
    entry.actor_id,
    entry.actor_name,
    entry.action,
    entry.resource_type,
    entry.resource_id,
    Buffer.from(entry.digest).toString('hex'),
    entry.address,
    entry.user_agent,
    entry.request_id,
  ]
  const hash = createHash('sha256').update(previous.hash).update(JSON.stringify(content)).digest()
  return { seq, hash }
}
