import { ApiError } from '../../../platform/errors.ts'
import type { NewEvent } from '../../../platform/events/store.ts'
import type { FieldRules } from '../custom-fields/rules.ts'
import { contactCreated } from '../events.ts'
import { emailKey } from '../handles/forms.ts'
import { claimHandles } from '../imports/claims.ts'
import type { Claim, Holders } from '../imports/holders.ts'
import { presentContact } from '../representation.ts'
import { draftContact, planRevision } from '../service.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { mergeFields } from './merge-fields.ts'
import { ambiguous, type RecordContent } from './read-fields.ts'
import type { ApplyOptions, FieldConflict, RecordOutcome, RemoteContact } from './record.ts'

interface LedgerOptions extends Pick<ApplyOptions, 'matchBy' | 'conflict' | 'source'> {
  now: Date
  rules: FieldRules
  /** New contacts that the plan still allows; null for no limit. */
  room: number | null
  /** Contacts that other records are already. */
  linked: Set<string>
}

type Applied = Pick<RecordOutcome, 'outcome' | 'contactId' | 'conflicts'>

/** What records come to, one after the other, until it is written: the writes of one statement each. */
export class RecordLedger {
  readonly inserts = new Map<string, ContactRow>()
  readonly updates = new Map<string, ContactRow>()
  readonly events: NewEvent[] = []
  readonly #holders: Holders
  readonly #options: LedgerOptions
  #created = 0

  constructor(holders: Holders, options: LedgerOptions) {
    this.#holders = holders
    this.#options = options
  }

  /**
   * `wait`: it claims what a record before it gave back, so that one is to be written first.
   *
   * @throws ApiError for what is wrong with the record
   */
  apply(record: RemoteContact, content: RecordContent, held: ContactRow | null): Applied | 'wait' {
    if (held) return this.#revise(record, content, held)
    if (record.isDropped || record.contactId !== null) return this.#revive(content)
    const match = this.#holders.holder(this.#keyOf(content))
    if (match === undefined) return this.#create(content, [])
    if (this.#options.linked.has(match)) {
      const { matchBy } = this.#options
      throw ambiguous(
        `Another record of this sync has the same ${matchBy}, and so is the contact already.`,
        matchBy,
      )
    }
    return this.#revise(record, content, this.#holders.contact(match))
  }

  clear(): void {
    this.inserts.clear()
    this.updates.clear()
    this.events.length = 0
    this.#holders.settle()
  }

  #keyOf({ values }: RecordContent): Claim {
    const { matchBy } = this.#options
    const value = values[matchBy] ?? null
    if (value === null) {
      throw new ApiError('validation_error', `${matchBy} gives nothing to find the contact by.`, {
        field: matchBy,
      })
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return { kind: matchBy, value: matchBy === 'email' ? emailKey(text) : text } as Claim
  }

  #revise(record: RemoteContact, { values }: RecordContent, row: ContactRow): Applied | 'wait' {
    const { last, changedAt } = record
    const { conflict: policy } = this.#options
    const { columns, conflicts } = mergeFields(row, values, { last, policy, changedAt })
    const revision = planRevision(row, columns, this.#options)
    if (revision) {
      const { rules } = this.#options
      if (claimHandles(this.#holders, rules, row, revision.row) === 'wait') return 'wait'
      const writes = this.inserts.has(row.id) ? this.inserts : this.updates
      writes.set(row.id, revision.row)
      this.events.push(...revision.events)
    }
    this.#options.linked.add(row.id)
    return { outcome: revision ? 'updated' : 'unchanged', contactId: row.id, conflicts }
  }

  /** The contact was deleted here, and the record has changed since. */
  #revive(content: RecordContent): Applied | 'wait' {
    const { conflict } = this.#options
    const taken = conflict === 'source' || conflict === 'newest' ? 'source' : 'platform'
    const deletion: FieldConflict = {
      ...{ field: null, last: null, source: null, platform: null },
      taken,
    }
    if (taken === 'source') return this.#create(content, [deletion])
    return { outcome: 'unchanged', contactId: null, conflicts: [deletion] }
  }

  #create({ columns }: RecordContent, conflicts: FieldConflict[]): Applied | 'wait' {
    const { source, room } = this.#options
    const origin: Partial<ContactColumns> = { source_kind: 'sync', source_id: source }
    const row = draftContact({ ...columns, ...origin }, this.#options)
    if (room !== null && this.#created >= room)
      return { outcome: 'full', contactId: null, conflicts }
    if (claimHandles(this.#holders, this.#options.rules, null, row) === 'wait') return 'wait'
    this.#created++
    this.inserts.set(row.id, row)
    this.events.push({ type: contactCreated, data: presentContact(row) })
    this.#options.linked.add(row.id)
    return { outcome: 'created', contactId: row.id, conflicts }
  }
}
