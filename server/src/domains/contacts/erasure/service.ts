import { notFound } from '../../../platform/errors.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import { ConsentId } from '../consents/ids.ts'
import { listMailIds } from '../consents/links/store.ts'
import { withdrawExports } from '../exports/store.ts'
import { ContactId, ContactImportId } from '../ids.ts'
import { forgetSamples } from '../imports/store.ts'
import { deleteContact, lockContact } from '../store.ts'
import { contactErased } from './events.ts'
import { finishErasure } from './job.ts'
import { removals } from './removals.ts'
import type { ContactErasure } from './schema.ts'
import {
  type ErasedConsentRow,
  type ErasureRow,
  findErasure,
  insertErasures,
  keepConsents,
  listErasedConsents,
} from './store.ts'

/**
 * Removes all that is kept of a contact, and of those that were merged into it. What may be large, or is not in
 * the database, is left to a job.
 */
export async function eraseContact(work: Work, id: string): Promise<ContactErasure> {
  const { db, organizationId, now } = work
  work.lock('contact merges')
  const row = await lockContact(db, organizationId, id)
  if (!row) return getErasure(work, id)
  const ids = [row.id, ...row.merged_from]
  await insertErasures(db, organizationId, ids, { survivorId: row.id, at: now })
  await keepConsents(db, organizationId, row.id)
  const mailIds = await listMailIds(db, organizationId, row.id)
  await deleteContact(db, organizationId, row.id)
  for (const remove of removals) await remove(work, { row, ids })
  const exportIds = await withdrawExports(db, organizationId, ids, now)
  const importIds = await forgetSamples(db, organizationId)
  const [shownId, ...mergedFrom] = ids.map((one) => ContactId.show(one)) as [string, ...string[]]
  await work.emit(contactErased, { id: shownId, mergedFrom })
  await work.enqueue(finishErasure, {
    organizationId,
    subjects: [shownId, ...mergedFrom, ...importIds.map((one) => ContactImportId.show(one))],
    mailIds,
    exportIds,
  })
  return getErasure(work, row.id)
}

export async function getErasure(
  { db, organizationId }: Pick<Reader, 'db' | 'organizationId'>,
  id: string,
): Promise<ContactErasure> {
  const erasure = await findErasure(db, organizationId, id)
  if (!erasure) throw notFound()
  return present(erasure, await listErasedConsents(db, organizationId, erasure.survivor_id))
}

const present = (
  { survivor_id, erased_at }: ErasureRow,
  consents: readonly ErasedConsentRow[],
): ContactErasure => ({
  id: ContactId.show(survivor_id),
  erasedAt: erased_at.toISOString(),
  consents: consents.map(({ id, at, actor_kind, actor_id, ...consent }) => ({
    ...consent,
    id: ConsentId.show(id),
    actor: { kind: actor_kind, id: actor_id },
    at: at.toISOString(),
  })),
})
