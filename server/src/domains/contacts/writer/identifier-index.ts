import { ApiError } from '../../../platform/errors.ts'
import type { FieldRules } from '../custom-fields/rules.ts'
import { type CustomHandle, type Handle, handlesOf } from '../handles/forms.ts'
import type { ContactRow } from '../store.ts'

/** A value that only one contact of an organization may have. */
export type Identifier = Handle | CustomHandle

/** An identifier of a contact, and the field that shows it. */
export type OwnIdentifier = Identifier & { field: string }

export type ReleasedIdentifier = Identifier & { contactId: string }
export type ClaimedIdentifier = OwnIdentifier & { contactId: string }

const keyOf = ({ kind, value }: Identifier): string => `${kind} ${value}`

/** Lists the identifiers of a contact, with its values of unique fields and those of contacts merged into it. */
export const identifiersOf = (
  row: Omit<ContactRow, 'id' | 'created_at' | 'updated_at'>,
  rules: FieldRules,
): OwnIdentifier[] => [
  ...handlesOf(row),
  ...rules.handlesOf(row.custom),
  ...row.merged_identifiers.flatMap(({ field, value }, at): OwnIdentifier[] => {
    const isUnique = rules.isUnique(field.replace(/^custom\./, ''))
    return isUnique && field.startsWith('custom.')
      ? [{ kind: field as `custom.${string}`, value, field: `mergedIdentifiers.${at}` }]
      : []
  }),
]

/**
 * Contacts by their identifiers, with the writes so far, and the identifiers that differ from the stored ones. It knows
 * only the contacts that were loaded; the database rejects an identifier that another contact has.
 */
export class IdentifierIndex {
  readonly #ids = new Map<string, string>()
  readonly #contacts = new Map<string, ContactRow>()
  /** Ids of merged contacts, with those of their survivors. */
  readonly #survivors = new Map<string, string>()
  readonly #released = new Map<string, ReleasedIdentifier>()
  readonly #claimed = new Map<string, ClaimedIdentifier>()

  constructor(contacts: readonly ContactRow[], rules: FieldRules) {
    for (const row of contacts) {
      this.#contacts.set(row.id, row)
      for (const id of row.merged_from) this.#survivors.set(id, row.id)
      for (const one of identifiersOf(row, rules)) this.#ids.set(keyOf(one), row.id)
    }
  }

  contactIds(): string[] {
    return [...this.#contacts.keys()]
  }

  /** Returns the contact with this id, or the survivor it was merged into. */
  find(id: string): ContactRow | null {
    return this.#contacts.get(this.#survivors.get(id) ?? id) ?? null
  }

  holder(identifier: Identifier): ContactRow | null {
    const id = this.#ids.get(keyOf(identifier))
    return id === undefined ? null : this.find(id)
  }

  /**
   * Gives a contact the identifiers of `after` and releases those that only `before` has.
   *
   * @throws ApiError `duplicate_resource` that names the field
   */
  put(before: ContactRow | null, after: ContactRow, rules: FieldRules): void {
    const old = new Map(before ? identifiersOf(before, rules).map((one) => [keyOf(one), one]) : [])
    const own = new Map(identifiersOf(after, rules).map((one) => [keyOf(one), one]))
    for (const [key, identifier] of own) {
      const holder = this.#ids.get(key)
      if (holder !== undefined && holder !== after.id) throw takenError(identifier)
    }
    for (const [key, identifier] of old) {
      if (!own.has(key)) this.#release(key, { ...identifier, contactId: after.id })
    }
    for (const [key, identifier] of own) {
      if (!old.has(key)) this.#claim(key, { ...identifier, contactId: after.id })
    }
    this.#contacts.set(after.id, after)
  }

  /** Returns the identifiers to delete and those to store, and counts them as stored. */
  takeChanges(): { released: ReleasedIdentifier[]; claimed: ClaimedIdentifier[] } {
    const changes = { released: [...this.#released.values()], claimed: [...this.#claimed.values()] }
    this.#released.clear()
    this.#claimed.clear()
    return changes
  }

  #release(key: string, identifier: ReleasedIdentifier): void {
    this.#ids.delete(key)
    if (!this.#claimed.delete(key)) this.#released.set(key, identifier)
  }

  #claim(key: string, identifier: ClaimedIdentifier): void {
    this.#ids.set(key, identifier.contactId)
    if (this.#released.get(key)?.contactId === identifier.contactId) this.#released.delete(key)
    else this.#claimed.set(key, identifier)
  }
}

/** Returns the same error as the SQL function `refuse_identifier`. */
const takenError = ({ kind, field }: OwnIdentifier): ApiError => {
  const what = words.get(kind) ?? kind.replace(/^custom\./, '')
  return new ApiError('duplicate_resource', `Another contact already has this ${what}.`, { field })
}

const words = new Map<string, string>([
  ['email', 'email address'],
  ['phone', 'phone number'],
])
