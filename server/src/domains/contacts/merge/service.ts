import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore } from '../../../platform/retention.ts'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { ContactId } from '../ids.ts'
import { presentContact } from '../representation.ts'
import type { Contact } from '../schema.ts'
import {
  type ContactColumns,
  type ContactRow,
  emptyContact,
  findContact,
  lockContact,
} from '../store.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { holdMember, holdName } from '../writer/holds-store.ts'
import { identifiersOf } from '../writer/identifier-index.ts'
import { lockContacts } from '../writer/rows-store.ts'
import { findSurvivorId } from './aliases/store.ts'
import { type ContactMerge, type ContactUnmerge, contactMerged, contactUnmerged } from './schema.ts'
import {
  type ContactSnapshot,
  deleteContacts,
  deleteMerge,
  forgetIds,
  insertMerge,
  listOldMerges,
  lockLastMerge,
  type Merge,
  moveBack,
  moveTo,
  pointTo,
} from './store.ts'
import { unite } from './unite.ts'

/** Days in which a merge can be undone. */
const undoableDays = 30

/** Serializes the merges of an organization, so that two merges cannot form a cycle. */
const lockMerges = (work: Work): void => work.lock('contact merges')

export async function mergeContacts(
  work: Work,
  id: string,
  { contactIds, choose }: ContactMerge,
): Promise<Contact> {
  const { db, organizationId } = work
  lockMerges(work)
  const [survivor, ...others] = await lockAll(work, id, contactIds)
  if (!survivor) throw notFound()
  const ids = others.map((row) => row.id)
  const rules = await readFieldRules(work)
  const united = unite([survivor, ...others], choose, rules)
  const mergedIds = others.flatMap((row) => [row.id, ...row.merged_from])
  const columns = { ...united, merged_from: [...survivor.merged_from, ...mergedIds] }
  const merge = { mergeId: newId(), survivorId: survivor.id }
  await insertMerge(db, organizationId, survivor.id, {
    id: merge.mergeId,
    at: work.now,
    before: imageOf(survivor),
    after: imageOf({ ...survivor, ...columns }),
    merged: others.map(imageOf),
  })
  await moveTo(db, organizationId, merge, ids)
  await deleteContacts(db, organizationId, ids)
  await pointTo(db, organizationId, survivor.id, mergedIds)
  const writer = await ContactWriter.open(work, { rules })
  const revision = await writer.rewrite(survivor, columns)
  await writer.flush()
  const contact = presentContact(revision?.row ?? survivor)
  await work.emit(contactMerged, {
    ...contact,
    mergedIds: ids.map((one) => ContactId.show(one)),
  })
  return contact
}

/** Returns the survivor and the contacts to merge, locked, in the order of the request. */
async function lockAll(
  { db, organizationId }: Work,
  id: string,
  contactIds: readonly string[],
): Promise<ContactRow[]> {
  const survivorOf = async (one: string) => (await findSurvivorId(db, organizationId, one)) ?? one
  const first = await survivorOf(id)
  const otherIds: string[] = []
  for (const [index, shown] of contactIds.entries()) {
    const one = await survivorOf(ContactId.read(shown) ?? '')
    if (one === first || otherIds.includes(one)) {
      throw refusal(index, 'is merged already, or is the contact itself')
    }
    otherIds.push(one)
  }
  const locked = { ids: [first, ...otherIds], identifiers: [] }
  const rows = await lockContacts(db, organizationId, locked)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const survivor = requireFound(byId.get(first))
  const others = otherIds.map((one, index) => {
    const row = byId.get(one)
    if (!row) throw refusal(index, 'does not exist')
    return row
  })
  return [survivor, ...others]
}

const refusal = (index: number, what: string): ApiError =>
  new ApiError('validation_error', `contactIds.${index} ${what}.`, { field: `contactIds.${index}` })

/** Undoes the last merge into a contact. Later changes are kept. */
export async function unmergeContacts(work: Work, id: string): Promise<ContactUnmerge> {
  const { db, organizationId } = work
  lockMerges(work)
  const survivor = requireFound(await lockContact(db, organizationId, id))
  const merge = await lockLastMerge(db, organizationId, survivor.id)
  if (!merge || merge.at < daysBefore(work.now, undoableDays)) {
    throw new ApiError(
      'invalid_transition',
      `The contact has no merge from the last ${undoableDays} days to undo.`,
    )
  }
  const rules = await readFieldRules(work)
  const writer = await ContactWriter.open(work, { rules })
  const revision = await writer.rewrite(survivor, changesBack(survivor, merge, rules))
  const contact = presentContact(revision?.row ?? survivor)
  const restored: ContactRow[] = []
  for (const image of merge.merged) {
    restored.push(await writer.restore(await withWhatIsThere(work, rowOf(image))))
  }
  await writer.flush()
  const ids = restored.map((row) => row.id)
  await forgetIds(db, organizationId, ids)
  for (const row of restored) await pointTo(db, organizationId, row.id, row.merged_from)
  await moveBack(db, organizationId, { mergeId: merge.id, survivorId: survivor.id })
  await deleteMerge(db, organizationId, merge.id)
  await work.emit(contactUnmerged, {
    ...contact,
    restoredIds: ids.map((one) => ContactId.show(one)),
  })
  const row = (await findContact(db, organizationId, survivor.id)) ?? survivor
  return { survivor: presentContact(row), restored: restored.map(presentContact) }
}

/** Removes an owner or a company that no longer exists, and updates the company's name. */
async function withWhatIsThere({ db, organizationId }: Work, row: ContactRow): Promise<ContactRow> {
  const { owner_id, company_id } = row
  const company = company_id === null ? null : await holdName(db, organizationId, company_id)
  return {
    ...row,
    owner_id: owner_id && (await holdMember(db, organizationId, owner_id)) ? owner_id : null,
    ...(company ? { company } : { company_id: null }),
  }
}

export const forgetMerges = defineSweep('contacts.forget_merges', '23 * * * *')

const batchMerges = 100

/** Deletes the undo data of merges that can no longer be undone. The ids keep leading to the survivor. */
export async function runForgetMerges(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = daysBefore(clock.now(), undoableDays)
  let old = await listOldMerges(db, before, batchMerges)
  while (old.length > 0 && !signal.aborted) {
    for (const { organization_id, id } of old) await deleteMerge(db, organization_id, id)
    old = await listOldMerges(db, before, batchMerges)
  }
}

const imageOf = (row: ContactRow): ContactSnapshot => JSON.parse(JSON.stringify(row))

export function rowOf(image: ContactSnapshot): ContactRow {
  const { created_at, updated_at, last_activity_at, ...plain } = image as Record<string, string>
  return {
    // A merge of an earlier version lacks columns that were added later.
    ...emptyContact,
    ...plain,
    created_at: new Date(created_at ?? 0),
    updated_at: new Date(updated_at ?? 0),
    last_activity_at: last_activity_at ? new Date(last_activity_at) : null,
  } as unknown as ContactRow
}

/** Returns the changes that restore a contact, except for fields that have changed since. */
function changesBack(
  current: ContactRow,
  { before, after, merged }: Pick<Merge, 'before' | 'after' | 'merged'>,
  rules: FieldRules,
): Partial<ContactColumns> {
  const [was, now] = [rowOf(before), imageOf(current)]
  const { id: _, created_at: __, updated_at: ___, phone_info: ____, ...columns } = was
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const kept = names.filter((name) => isDeepStrictEqual(now[name], after[name]))
  const theirs = merged.flatMap((image) => identifiersOf(rowOf(image), rules))
  const isTheirs = (field: string, value: string | null) =>
    theirs.some((one) => one.kind === field && one.value === value)
  return {
    ...Object.fromEntries(kept.map((name) => [name, was[name]])),
    // The merged contacts take back their identifiers, even if the survivor shows others now.
    ...(isTheirs('externalId', current.external_id) && { external_id: was.external_id }),
    merged_identifiers: asStored(
      current.merged_identifiers.filter(({ field, value }) => !isTheirs(field, value)),
    ),
  }
}
