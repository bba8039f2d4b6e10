import { setImmediate as turn } from 'node:timers/promises'
import { ApiError } from '../../../platform/errors.ts'
import type { EventInput } from '../../../platform/events/store.ts'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, free, readFieldRules } from '../custom-fields/rules.ts'
import { contactCreated } from '../events.ts'
import { presentContact } from '../representation.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { holdMember, holdName } from './holds-store.ts'
import {
  type ClaimedIdentifier,
  type Identifier,
  IdentifierIndex,
  type ReleasedIdentifier,
} from './identifier-index.ts'
import { draftContact, planRevision, type Revision } from './revision.ts'
import {
  addToTagCounts,
  lockContacts,
  releaseIdentifiers,
  type UpdatedRow,
  updateContacts,
  writeContacts,
  writeSortKeysOf,
} from './rows-store.ts'

interface WriterOptions {
  /** Contacts to lock, by id or by an identifier. */
  ids?: readonly string[]
  identifiers?: readonly Identifier[]
  /** Rows to start from instead of locking stored ones. */
  contacts?: readonly ContactRow[]
  /** Rules that are already read; otherwise they are read when a write needs them. */
  rules?: FieldRules
  /** New contacts that the plan still allows, if the caller has counted them; null for no limit. */
  room?: number | null
}

/** Writes that are not sent yet. */
export interface QueuedContactWrites {
  inserts: ContactRow[]
  updates: UpdatedRow[]
  released: ReleasedIdentifier[]
  claimed: ClaimedIdentifier[]
  events: EventInput[]
}

/**
 * ContactWriter writes every contact: for create, update, upsert, batch, import, sync, merge and undo. It checks and
 * applies each write in memory, and can refuse one without the others. `flush` sends all of them in a few statements,
 * with identifiers, tag counts, sort keys and events.
 */
export class ContactWriter {
  readonly #work: Work
  readonly #index: IdentifierIndex
  #rules: FieldRules | null
  #room: number | null
  readonly #inserts = new Map<string, ContactRow>()
  readonly #updates = new Map<string, UpdatedRow>()
  readonly #events: EventInput[] = []
  /** Companies and members that are locked until the transaction ends. */
  readonly #companies = new Map<string, Promise<string | undefined>>()
  readonly #members = new Map<string, Promise<boolean>>()

  private constructor(work: Work, index: IdentifierIndex, { rules, room }: WriterOptions) {
    this.#work = work
    this.#index = index
    this.#rules = rules ?? null
    this.#room = room ?? null
  }

  /** Locks the contacts that the writes are about. */
  static async open(work: Work, options: WriterOptions = {}): Promise<ContactWriter> {
    const { ids = [], identifiers = [], contacts } = options
    const rows =
      contacts ?? (await lockContacts(work.db, work.organizationId, { ids, identifiers }))
    return new ContactWriter(work, new IdentifierIndex(rows, options.rules ?? free), options)
  }

  contactIds(): string[] {
    return this.#index.contactIds()
  }

  /** Returns the contact with this id, or its survivor, with the writes so far. */
  find(id: string): ContactRow | null {
    return this.#index.find(id)
  }

  holder(identifier: Identifier): ContactRow | null {
    return this.#index.holder(identifier)
  }

  /** @throws ApiError */
  async create(columns: Partial<ContactColumns>): Promise<ContactRow> {
    const [rules, complete] = await Promise.all([this.#readRules(), this.#completed(columns, null)])
    const row = draftContact(complete, { now: this.#work.now, rules })
    if (this.#room === 0) {
      throw new ApiError(
        'plan_limit_reached',
        'The plan allows no more contacts. Delete some or upgrade the plan.',
      )
    }
    this.#index.put(null, row, rules)
    if (this.#room !== null) this.#room--
    this.#inserts.set(row.id, row)
    this.#events.push({ type: contactCreated, data: presentContact(row) })
    return row
  }

  /** Writes the differences from a locked row; null if there are none. @throws ApiError */
  async update(row: ContactRow, columns: Partial<ContactColumns>): Promise<Revision | null> {
    return this.rewrite(row, await this.#completed(columns, row))
  }

  /** Updates a row as `update` does, but trusts the names of its company and owner. @throws ApiError */
  async rewrite(row: ContactRow, columns: Partial<ContactColumns>): Promise<Revision | null> {
    const rules = columns.custom || columns.merged_identifiers ? await this.#readRules() : free
    const described = await withPhoneInfo(columns, row)
    const revision = planRevision(row, described, { now: this.#work.now, rules })
    if (!revision) return null
    this.#index.put(row, revision.row, rules)
    if (this.#inserts.has(row.id)) this.#inserts.set(row.id, revision.row)
    else {
      const earlier = this.#updates.get(row.id)
      const names = [...(earlier?.names ?? []), ...Object.keys(revision.change)]
      this.#updates.set(row.id, {
        before: earlier?.before ?? row,
        after: revision.row,
        names: new Set(names as (keyof ContactColumns)[]),
      })
    }
    this.#events.push(...revision.events)
    return revision
  }

  /** Restores a contact that existed before, without an event. */
  async restore(row: ContactRow): Promise<ContactRow> {
    const restored = { ...row, ...(await withPhoneInfo(row, null)) }
    this.#index.put(null, restored, await this.#readRules())
    this.#inserts.set(row.id, restored)
    return restored
  }

  /** Returns the writes so far and forgets them. A trial is never stored. */
  take(): QueuedContactWrites {
    const writes = {
      inserts: [...this.#inserts.values()],
      updates: [...this.#updates.values()],
      events: this.#events.splice(0),
      ...this.#index.takeChanges(),
    }
    this.#inserts.clear()
    this.#updates.clear()
    return writes
  }

  /** Sends the writes so far and emits their events. */
  async flush({ hasEvents = true }: { hasEvents?: boolean } = {}): Promise<void> {
    const work = this.#work
    const { inserts, updates, released, claimed, events } = this.take()
    if (inserts.length + updates.length === 0) return
    if (released.length > 0) releaseIdentifiers(work, work.organizationId, released)
    if (updates.length > 0) updateContacts(work, work.organizationId, updates)
    writeContacts(work, work.organizationId, { inserts, updates, claimed })
    addToTagCounts(work, work.organizationId, [
      ...inserts.map((after) => ({ before: null, after })),
      ...updates,
    ])
    if (this.#rules?.isSorting) {
      const sorted = updates.filter(({ names }) => names.has('custom')).map(({ after }) => after)
      writeSortKeysOf(work, work.organizationId, [...inserts, ...sorted])
    }
    if (!hasEvents) return
    const [first, ...others] = events
    if (first && others.length === 0) return work.emit(first.type, first.data as never)
    // The database writes the rows while the events are made.
    await turn()
    await work.emitAll(events)
  }

  async #readRules(): Promise<FieldRules> {
    this.#rules ??= await readFieldRules(this.#work)
    return this.#rules
  }

  /**
   * Adds the name of the company and the details of the number. While a contact belongs to a company, it has the
   * company's name, and another text for it changes nothing.
   *
   * @throws ApiError `validation_error` if the company or the owner does not exist
   */
  async #completed(
    columns: Partial<ContactColumns>,
    row: ContactRow | null,
  ): Promise<Partial<ContactColumns>> {
    const { owner_id: ownerId } = columns
    if (ownerId && ownerId !== row?.owner_id && !(await this.#hasMember(ownerId))) {
      throw missing('ownerId')
    }
    const companyId = columns.company_id === undefined ? row?.company_id : columns.company_id
    const described = row === null ? await withPhoneInfo(columns, null) : columns
    if (!companyId) return described
    if (companyId === row?.company_id) return { ...described, company: row.company }
    const company = await this.#companyName(companyId)
    if (company === undefined) throw missing('companyId')
    return { ...described, company }
  }

  #hasMember(id: string): Promise<boolean> {
    const { db, organizationId } = this.#work
    const found = this.#members.get(id) ?? holdMember(db, organizationId, id)
    this.#members.set(id, found)
    return found
  }

  #companyName(id: string): Promise<string | undefined> {
    const { db, organizationId } = this.#work
    const name = this.#companies.get(id) ?? holdName(db, organizationId, id)
    this.#companies.set(id, name)
    return name
  }
}

const missing = (field: string): ApiError =>
  new ApiError('validation_error', `${field} does not exist.`, { field })

/** Adds the details of a number that is new to the contact. */
async function withPhoneInfo(
  columns: Partial<ContactColumns>,
  row: ContactRow | null,
): Promise<Partial<ContactColumns>> {
  const { phone } = columns
  if (phone === undefined || phone === (row?.phone ?? null)) return columns
  if (phone === null) return { ...columns, phone_info: null }
  const { describePhone } = await import('../phones/describe-phone.ts')
  return { ...columns, phone_info: describePhone(phone) }
}
