import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import { Created, Unchanged } from '../../../platform/operations/created.ts'
import type { Work } from '../../../platform/work.ts'
import { emailKey } from '../handles/forms.ts'
import { lockHolder } from '../handles/store.ts'
import { columnsOf, presentContact } from '../representation.ts'
import type { Contact, NewContact } from '../schema.ts'
import { createContact, reviseContact } from '../service.ts'
import type { ContactKey } from './key.ts'

/** Changes the contact with this handle, or creates one. Those of one handle wait for each other. */
export async function upsertContact(
  work: Work,
  key: ContactKey,
  fields: NewContact,
): Promise<Contact | Created<Contact> | Unchanged<Contact>> {
  requireSame(key, fields)
  const columns = columnsOf(fields)
  work.lock(lockNameOf(key))
  const row = await lockHolder(work.db, work.organizationId, key)
  if (row) {
    const contact = await reviseContact(work, row, columns)
    return isDeepStrictEqual(contact, presentContact(row)) ? new Unchanged(contact) : contact
  }
  return new Created(await createContact(work, { ...fields, [key.kind]: key.shown }))
}

/** Locks stay as rows: upserts share these many, and wait for each other at one time in as many. */
const slots = 64

const lockNameOf = ({ kind, value }: ContactKey): string => {
  const slot = createHash('sha256').update(`${kind} ${value}`).digest().readUInt16BE() % slots
  return `contact upserts ${slot}`
}

/** Another value in the body could mean that it changes, or that the path is wrong. */
function requireSame({ kind, value }: ContactKey, fields: NewContact): void {
  const sent = fields[kind]
  if (sent === undefined) return
  if (sent !== null && (kind === 'email' ? emailKey(sent) : sent) === value) return
  throw new ApiError('validation_error', `${kind} must be the one of the path, or left out.`, {
    field: kind,
  })
}
