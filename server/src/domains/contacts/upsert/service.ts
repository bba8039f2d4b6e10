import { createHash } from 'node:crypto'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { Created, Unchanged } from '../../../platform/operations/created.ts'
import { formAddress } from '../../../platform/operations/validation.ts'
import type { Work } from '../../../platform/work.ts'
import { emailKey, type Handle, type HandleKind } from '../handles/forms.ts'
import { columnsOf, presentContact } from '../representation.ts'
import type { Contact, NewContact } from '../schema.ts'
import { createContact } from '../service.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { withoutOwnKeys } from '../writer/matching.ts'

/** Most attempts if other transactions take the identifier in between and give it back. */
const maxCollisions = 5

/** Changes the contact with this identifier, or creates one. Upserts of one identifier wait for each other. */
export async function upsertContact(
  work: Work,
  key: UpsertKey,
  fields: NewContact,
): Promise<Contact | Created<Contact> | Unchanged<Contact>> {
  requireSame(key, fields)
  work.lock(lockNameOf(key))
  for (let collisions = 0; ; collisions++) {
    const writer = await ContactWriter.open(work, { identifiers: [key] })
    const row = writer.holder(key)
    if (row) {
      const revision = await writer.update(row, withoutOwnKeys(row, columnsOf(fields)))
      await writer.flush()
      return revision ? presentContact(revision.row) : new Unchanged(presentContact(row))
    }
    try {
      const created = { ...fields, [key.kind]: key.shown }
      return new Created(await work.attempt((part) => createContact(part, created)))
    } catch (error) {
      if (collisions === maxCollisions || !isTaken(error, key)) throw error
    }
  }
}

/**
 * Returns true if another transaction, an upsert by another identifier or a create, claimed the identifier in between.
 */
function isTaken(error: unknown, { kind }: UpsertKey): boolean {
  const refusal = error instanceof ApiError ? error : toApiError(error)
  return refusal?.code === 'duplicate_resource' && refusal.field === kind
}

/** Number of locks that upserts share, because locks remain as rows. At most this many upserts run at the same time. */
const slots = 64

const lockNameOf = ({ kind, value }: UpsertKey): string => {
  const slot = createHash('sha256').update(`${kind} ${value}`).digest().readUInt16BE() % slots
  return `contact upserts ${slot}`
}

/** Checks that the body has the same value as the path. Another value could mean a change, or a wrong path. */
function requireSame({ kind, value }: UpsertKey, fields: NewContact): void {
  const sent = fields[kind]
  if (sent === undefined) return
  if (sent !== null && (kind === 'email' ? emailKey(sent) : sent) === value) return
  throw new ApiError(
    'validation_error',
    `${kind} must equal the value in the path, or be left out.`,
    {
      field: kind,
    },
  )
}

/** An identifier, and the form in which the contact shows it. */
export interface UpsertKey extends Handle {
  shown: string
}

const forms: Record<HandleKind, { pattern: RegExp; expects: string }> = {
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, expects: 'an email address' },
  phone: { pattern: /^\+[1-9]\d{6,14}$/, expects: 'an E.164 number such as %2B14155550123' },
  externalId: { pattern: /^.{1,200}$/su, expects: 'of 1 to 200 characters' },
}

/** Reads the end of a path such as `/by/email/ada@example.com`. */
export function readKey(kind: HandleKind, text: string): UpsertKey {
  const shown = kind === 'email' ? formAddress(text) : text.normalize('NFC')
  const { pattern, expects } = forms[kind]
  if (!pattern.test(shown)) {
    throw new ApiError('invalid_parameter', `value must be ${expects}.`, { field: 'value' })
  }
  return { kind, shown, value: kind === 'email' ? emailKey(shown) : shown }
}
