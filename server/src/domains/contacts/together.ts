import type { Cause } from '../../platform/events/cause.ts'
import type { NewEvent } from '../../platform/events/store.ts'
import { Created } from '../../platform/operations/created.ts'
import type { Work } from '../../platform/work.ts'
import { withCompanyName } from './companies/membership.ts'
import { type FieldRules, readFieldRules } from './custom-fields/rules.ts'
import { contactCreated } from './events.ts'
import { allHandlesOf, claimHandles, stillHeld } from './imports/claims.ts'
import { type Claim, Holders } from './imports/holders.ts'
import { insertContacts, listHolders, lockContacts } from './imports/rows-store.ts'
import { columnsOf, presentContact } from './representation.ts'
import type { Contact, NewContact } from './schema.ts'
import { draftContact, planRevision, sourceOf } from './service.ts'
import { type ContactColumns, type ContactRow, emptyContact, updateContact } from './store.ts'

/** What a write came to. */
export interface Written {
  before: Contact | null
  result: Contact | Created<Contact>
}

/** A write whose handle another one gave back, which is to be stored first. */
type Waiting = 'wait'

/** What some fields would be known by. */
export const handlesIn = (fields: NewContact, rules: FieldRules): Claim[] =>
  allHandlesOf({ ...emptyContact, ...columnsOf(fields) }, rules)

/**
 * Writes of one transaction, one after the other in memory: what is new becomes one statement, and what is told another
 * one. Each may be refused alone.
 */
export class WritesTogether {
  readonly #work: Work
  readonly #rules: FieldRules
  readonly #holders: Holders
  readonly #inserts = new Map<string, ContactRow>()
  readonly #updates = new Map<string, Partial<ContactColumns>>()
  readonly #events: NewEvent[] = []

  private constructor(work: Work, rules: FieldRules, holders: Holders) {
    this.#work = work
    this.#rules = rules
    this.#holders = holders
  }

  /** Locks everybody who has one of the handles that the writes name. */
  static async open(
    work: Work,
    handlesOf: (rules: FieldRules) => readonly Claim[],
  ): Promise<WritesTogether> {
    const { db, organizationId } = work
    const rules = await readFieldRules(work)
    const stored = await listHolders(db, organizationId, handlesOf(rules))
    const ids = [...new Set(stored.map(({ contactId }) => contactId))]
    const contacts = await lockContacts(db, organizationId, ids)
    const current = stillHeld(stored, contacts, rules)
    return new WritesTogether(work, rules, new Holders(current, contacts))
  }

  /** Who has the handle now. */
  holderOf(handle: Claim): ContactRow | null {
    const id = this.#holders.holder(handle)
    return id === undefined ? null : this.#holders.contact(id)
  }

  /** @throws ApiError */
  create(fields: NewContact, cause: Cause | null): Promise<Written> {
    return this.#inTurn(async () => {
      const columns = await withCompanyName(this.#work, columnsOf(fields))
      const row = draftContact(
        { ...columns, ...sourceOf(cause) },
        { now: this.#work.now, rules: this.#rules },
      )
      if (claimHandles(this.#holders, this.#rules, null, row) === 'wait') return 'wait'
      this.#inserts.set(row.id, row)
      const contact = presentContact(row)
      this.#tell([{ type: contactCreated, data: contact }], cause)
      return { before: null, result: new Created(contact) }
    })
  }

  /** @throws ApiError */
  revise(row: ContactRow, fields: NewContact, cause: Cause | null): Promise<Written> {
    return this.#inTurn(async () => {
      const before = presentContact(row)
      const columns = await withCompanyName(this.#work, columnsOf(fields), row)
      const revision = planRevision(row, columns, { now: this.#work.now, rules: this.#rules })
      if (!revision) return { before, result: before }
      if (claimHandles(this.#holders, this.#rules, row, revision.row) === 'wait') return 'wait'
      if (this.#inserts.has(row.id)) this.#inserts.set(row.id, revision.row)
      else this.#updates.set(row.id, { ...this.#updates.get(row.id), ...revision.change })
      this.#tell(revision.events, cause)
      return { before, result: presentContact(revision.row) }
    })
  }

  /** Sends what there is to the database, and tells of it. */
  async store(): Promise<void> {
    const { organizationId } = this.#work
    for (const [id, change] of this.#updates) updateContact(this.#work, organizationId, id, change)
    if (this.#inserts.size > 0) {
      insertContacts(this.#work, organizationId, [...this.#inserts.values()])
    }
    await this.#work.emitAll(this.#events.splice(0))
    this.#inserts.clear()
    this.#updates.clear()
    this.#holders.settle()
  }

  async #inTurn(write: () => Promise<Written | Waiting>): Promise<Written> {
    const written = await write()
    if (written !== 'wait') return written
    await this.store()
    return (await write()) as Written
  }

  #tell(events: readonly NewEvent[], cause: Cause | null): void {
    for (const event of events) this.#events.push(cause ? { ...event, cause } : event)
  }
}
