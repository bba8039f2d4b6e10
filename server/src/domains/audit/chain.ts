import { createHash } from 'node:crypto'
import type { Link, Entry as StoredEntry } from './store.ts'

/** The part of an entry that the chain covers: a digest stands for `before` and `after`. */
type Entry = Omit<StoredEntry, 'before' | 'after' | 'salt'>

/** The entry's link: SHA-256 over the previous hash and a canonical JSON array of the entry. */
export function linkAfter(previous: Link, entry: Entry): Link {
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
