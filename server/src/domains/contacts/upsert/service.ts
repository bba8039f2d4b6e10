import { createHash } from 'node:crypto'
import { ApiError } from '../../../platform/errors.ts'
import { Created } from '../../../platform/operations/created.ts'
import type { Reader } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import { emailKey } from '../handles/forms.ts'
import { lockHolder, readHolder } from '../handles/store.ts'
import { columnsOf, presentContact } from '../representation.ts'
import type { Contact, NewContact } from '../schema.ts'
import { createContact, isUnchanged, reviseContact } from '../service.ts'
import type { ContactKey } from './key.ts'

/** The contact with this handle if it is as the fields say: most of a nightly synchronization, which only reads. */
export async function findUnchangedContact(
  { db, organizationId }: Pick<Reader, 'db' | 'organizationId'>,
  key: ContactKey,
  fields: NewContact,
): Promise<Contact | undefined> {
  requireSame(key, fields)
  const row = await readHolder(db, organizationId, key)
  return row && isUnchanged(row, columnsOf(fields)) ? presentContact(row) : undefined
}

/** Changes the contact with this handle, or creates one. Those of one handle wait for each other. */
export async function upsertContact(
  work: Work,
  key: ContactKey,
  fields: NewContact,
): Promise<Contact | Created<Contact>> {
  requireSame(key, fields)
  const columns = columnsOf(fields)
  work.lock(lockNameOf(key))
  const row = await lockHolder(work.db, work.organizationId, key)
  if (row) return reviseContact(work, row, columns)
  return new Created(await createContact(work, { ...fields, [key.kind]: key.shown }))
}

/** Locks stay as rows: upserts share these many, and wait for each other at one time in as many. */
const slots = 64

export const lockNameOf = ({ kind, value }: ContactKey): string => {
  const slot = createHash('sha256').update(`${kind} ${value}`).digest().readUInt16BE() % slots
  return `contact upserts ${slot}`
}

/** Another value in the body could mean that it changes, or that the path is wrong. */
export function requireSame({ kind, value }: ContactKey, fields: NewContact): void {
  const sent = fields[kind]
  if (sent === undefined) return
  if (sent !== null && (kind === 'email' ? emailKey(sent) : sent) === value) return
  throw new ApiError('validation_error', `${kind} must be the one of the path, or left out.`, {
    field: kind,
  })
}
