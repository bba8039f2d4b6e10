import { requireFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { type ContactPair, insertDismissals } from './dismissals-store.ts'
import { queueContacts } from './queue-store.ts'
import { deleteMembersOf, listMemberIds, lockGroup, updateDismissed } from './store.ts'

/** Whoever changes groups of an organization waits for the one who does. */
export const lockName = 'duplicates'

/** A group that was dismissed stays known by its id, so that a second request finds it. */
export async function dismissGroup(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  work.lock(lockName)
  const group = requireFound(await lockGroup(db, organizationId, id))
  if (group.dismissed_at) return
  const ids = await listMemberIds(db, organizationId, id)
  const pairs = ids.flatMap((one, place) =>
    ids.slice(place + 1).map((other): ContactPair => [one, other]),
  )
  await insertDismissals(db, organizationId, pairs)
  await deleteMembersOf(db, organizationId, [id])
  await updateDismissed(db, organizationId, id, work.now)
  // Each may belong with somebody from whom this group kept it.
  await queueContacts(db, organizationId, ids)
}
