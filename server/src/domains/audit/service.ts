import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { linkAfter } from './chain.ts'
import { digestOf } from './record.ts'
import type { Verification } from './schema.ts'
import {
  type AuditRow,
  type Chain,
  deleteUpTo,
  findChain,
  holdChain,
  type Link,
  listChained,
  listOutlived,
  listToChain,
  listUnchained,
  saveLinks,
} from './store.ts'

/** So many entries in one transaction, or in one read. */
const batchEntries = 500

const system = { kind: 'system' } as const

type Handles = Pick<Platform, 'database' | 'transact'>

/** Links the entries that have come since; true when there were any. */
export async function chainEntries({ database, transact }: Handles): Promise<boolean> {
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
 * Walks the chain from its anchor to its end. An entry that was removed, added, changed or moved since
 * it was chained is where it breaks.
 */
export async function verifyChain(db: Db, organizationId: string): Promise<Verification> {
  const chain = await findChain(db, organizationId)
  const { end, fault } = await walk(db, organizationId, chain)
  const now = await findChain(db, organizationId)
  // Retention moved the beginning while the walk was underway.
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

/** As far as the entries hold together. */
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

function faultOf(row: AuditRow, { seq, hash }: Link): Fault | null {
  if (Number(row.seq) !== seq) return 'missing'
  const { before, after, salt } = row
  const isKept = salt
    ? digestOf(Buffer.from(salt), before, after).equals(row.digest)
    : before === null && after === null
  return isKept && row.hash !== null && hash.equals(row.hash) ? null : 'altered'
}

/** Deletes entries older than the setting says from the beginnings of the chains. */
export async function applyRetention(
  { database, transact, clock, config }: Handles & Pick<Platform, 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = new Date(clock.now().getTime() - config.retention.auditDays * 86_400_000)
  for (const organizationId of await listOutlived(database.db, oldest)) {
    let isDone = false
    while (!isDone && !signal?.aborted) {
      isDone = await transact(organizationId, system, async ({ db }) => {
        const { anchor } = await holdChain(db, organizationId)
        const rows = await listChained(db, organizationId, anchor.seq, batchEntries)
        const firstKept = rows.findIndex(({ at }) => at >= oldest)
        const last = (firstKept < 0 ? rows : rows.slice(0, firstKept)).at(-1)
        if (!last?.hash) return true
        await deleteUpTo(db, organizationId, { seq: Number(last.seq), hash: last.hash })
        return firstKept >= 0 || rows.length < batchEntries
      })
    }
  }
}
