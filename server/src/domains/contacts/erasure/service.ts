import { requireFound } from '../../../platform/errors.ts'
import { deleteRepliesAbout } from '../../../platform/idempotency/store.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { deleteMails } from '../../../platform/mail/store.ts'
import type { ReadContext } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { listMailIds } from '../consents/links/store.ts'
import { deleteKeys } from '../duplicates/keys-store.ts'
import { exportParts, withdrawExports } from '../exports/store.ts'
import { ConsentId, ContactId, ContactImportId } from '../ids.ts'
import { forgetContact } from '../imports/changes-store.ts'
import { deleteErrorsAbout } from '../imports/errors-store.ts'
import { forgetSamples } from '../imports/store.ts'
import { deleteMergesOf, forgetIds } from '../merge/store.ts'
import { type ContactRow, deleteContact, lockContact } from '../store.ts'
import { deleteUnusedTags } from '../tags/store.ts'
import { type ContactErasure, contactErased } from './schema.ts'
import {
  type ErasedConsentRow,
  type ErasureRow,
  findErasure,
  insertErasures,
  keepConsents,
  listErasedConsents,
} from './store.ts'

/** Subject of an erasure: the row as it was, and every id that led to it, its own first. */
interface ErasedPerson {
  row: ContactRow
  ids: readonly string[]
}

type Removal = (work: Work, person: ErasedPerson) => Promise<unknown>

/**
 * Data removed besides the contact's row and the rows that reference it. A new table of this domain with contact data
 * adds a line here; another domain listens for `contact.erased`, whose `erased` lists every id.
 */
const removals: readonly Removal[] = [
  ({ db, organizationId }, { ids }) => deleteMergesOf(db, organizationId, ids),
  ({ db, organizationId }, { ids }) => deleteKeys(db, organizationId, ids),
  ({ db, organizationId }, { ids }) => forgetIds(db, organizationId, ids),
  async ({ db, organizationId }, { ids }) => {
    for (const id of ids) await forgetContact(db, organizationId, id)
  },
  ({ db, organizationId }, { row }) => deleteErrorsAbout(db, organizationId, row),
  ({ db, organizationId }, { row }) => deleteUnusedTags(db, organizationId, row.tags),
]

/** Work left to the job. Ids only, because the payload outlives the job for a while. */
interface Remains {
  organizationId: string
  /** Identifiers as the API shows them: the contacts, and imports whose samples may contain them. */
  subjects: readonly string[]
  mailIds: readonly string[]
  exportIds: readonly string[]
}

/** Retries for about three days. */
export const finishErasure = defineJob<Remains>('contacts.finish_erasure', {
  retryLimit: 15,
  retryDelaySeconds: 10,
})

/**
 * Removes all data of a contact, and of contacts that were merged into it. A job removes what may be large or is stored
 * outside the database.
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

/** Removes the rest of an erasure: stored replies, mails, and files of exports. */
export async function runFinishErasure(
  { database, mailer }: Pick<Platform, 'database' | 'mailer'>,
  { organizationId, subjects, mailIds, exportIds }: Remains,
): Promise<void> {
  const { db } = database
  await deleteRepliesAbout(db, organizationId, subjects)
  if (mailIds.length > 0) await deleteMails(db, mailIds)
  for (const id of mailIds) await mailer.forget(id)
  for (const exportId of exportIds) await exportParts.delete(db, [organizationId, exportId])
}

export async function getErasure(
  { db, organizationId }: Pick<ReadContext, 'db' | 'organizationId'>,
  id: string,
): Promise<ContactErasure> {
  const erasure = requireFound(await findErasure(db, organizationId, id))
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
