import type { CustomHandle, Handle } from '../handles/forms.ts'
import type { ContactRow } from '../store.ts'

/** All that only one contact may have. */
export type Claim = Handle | CustomHandle

const keyOf = ({ kind, value }: Claim): string => `${kind} ${value}`

/** Who has which handle and what the contacts look like, as the rows so far have left them. */
export class Holders {
  readonly #ids: Map<string, string>
  readonly #contacts: Map<string, ContactRow>
  readonly #givenBack = new Set<string>()
  /** Handles that differ from what is stored; a contact of null has given one back. */
  readonly changedHandles = new Map<string, Claim & { contactId: string | null }>()

  constructor(
    handles: readonly (Claim & { contactId: string })[],
    contacts: readonly ContactRow[],
  ) {
    this.#ids = new Map(handles.map((one) => [keyOf(one), one.contactId]))
    this.#contacts = new Map(contacts.map((one) => [one.id, one]))
  }

  holder(handle: Claim): string | undefined {
    return this.#ids.get(keyOf(handle))
  }

  contact(id: string): ContactRow {
    const row = this.#contacts.get(id)
    if (!row) throw new Error(`contact ${id} was not loaded`)
    return row
  }

  findContact(id: string): ContactRow | null {
    return this.#contacts.get(id) ?? null
  }

  contactIds(): string[] {
    return [...this.#contacts.keys()]
  }

  put(row: ContactRow): void {
    this.#contacts.set(row.id, row)
  }

  take(handle: Claim, contactId: string): void {
    this.#ids.set(keyOf(handle), contactId)
    this.changedHandles.set(keyOf(handle), { ...handle, contactId })
  }

  giveBack(handle: Claim): void {
    this.#ids.delete(keyOf(handle))
    this.#givenBack.add(keyOf(handle))
    this.changedHandles.set(keyOf(handle), { ...handle, contactId: null })
  }

  /** Whether a row gave it back and that is not written yet. */
  isGivenBack(handle: Claim): boolean {
    return this.#givenBack.has(keyOf(handle))
  }

  /** All is written. */
  settle(): void {
    this.#givenBack.clear()
    this.changedHandles.clear()
  }
}
