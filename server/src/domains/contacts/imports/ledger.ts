import { asStored } from '../../../platform/db/stored-json.ts'
import type { NewEvent } from '../../../platform/events/store.ts'
import type { FieldRules } from '../custom-fields/rules.ts'
import { contactCreated } from '../events.ts'
import { maxTags } from '../fields.ts'
import { handlesOf } from '../handles/forms.ts'
import { presentContact } from '../representation.ts'
import { draftContact, planRevision } from '../service.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import type { ImageChange } from './changes-store.ts'
import { claimHandles } from './claims.ts'
import type { Holders } from './holders.ts'
import { filledOnly, type OnConflict, wantedOf } from './merge-row.ts'
import { type RowContent, RowRefusal } from './read-row.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped'

interface LedgerOptions {
  importId: string
  now: Date
  rules: FieldRules
  onConflict: OnConflict
  /** Of every contact in the file, beside its own. */
  tags: readonly string[]
  /** New contacts that the plan still allows; null for no limit. */
  room: number | null
}

/** What rows come to, one after the other, until it is written: the writes of one statement each. */
export class Ledger {
  readonly inserts = new Map<string, ContactRow>()
  readonly updates = new Map<string, ContactRow>()
  readonly images = new Map<string, ImageChange>()
  readonly events: NewEvent[] = []
  readonly #holders: Holders
  readonly #options: LedgerOptions
  #created = 0

  constructor(holders: Holders, options: LedgerOptions) {
    this.#holders = holders
    this.#options = options
  }

  /**
   * Takes a row. `wait`: it claims what a row before it gave back, so that one is to be written first. `full`: the
   * plan allows no more contacts.
   *
   * @throws RowRefusal, ApiError for what is wrong with the row
   */
  apply(read: RowContent): Outcome | 'wait' | 'full' {
    const content = this.#typed(read)
    const match = this.#matchOf(content.columns)
    if (match === undefined) return this.#create(content)
    const { onConflict } = this.#options
    if (onConflict === 'skip') return 'skipped'
    const row = this.#holders.contact(match)
    const wanted = wantedOf(row, content)
    const columns = this.#tagged(
      onConflict === 'fill_empty' ? filledOnly(row, wanted) : wanted,
      row,
    )
    const revision = planRevision(row, this.#withoutKeys(row, columns), this.#options)
    if (!revision) return 'unchanged'
    if (this.#claim(row, revision.row) === 'wait') return 'wait'
    this.#keepImage(row, revision.change)
    const writes = this.inserts.has(row.id) ? this.inserts : this.updates
    writes.set(row.id, revision.row)
    this.events.push(...revision.events)
    return 'updated'
  }

  /** Forgets what is written. */
  clear(): void {
    for (const map of [this.inserts, this.updates, this.images]) map.clear()
    this.events.length = 0
    this.#holders.settle()
  }

  #create(content: RowContent): Outcome | 'wait' | 'full' {
    const columns = this.#tagged(content.columns)
    const { importId, room } = this.#options
    const source = { source_kind: 'import', source_id: importId } as const
    const row = draftContact({ ...columns, ...source }, this.#options)
    if (room !== null && this.#created >= room) return 'full'
    if (this.#claim(null, row) === 'wait') return 'wait'
    this.#created++
    this.inserts.set(row.id, row)
    this.images.set(row.id, { before: null, after: partOf(row, columns) })
    this.events.push({ type: contactCreated, data: presentContact(row) })
    return 'created'
  }

  #tagged(columns: Partial<ContactColumns>, row?: ContactRow): Partial<ContactColumns> {
    const added = this.#options.tags
    if (added.length === 0) return columns
    const tags = [...new Set([...(columns.tags ?? row?.tags ?? []), ...added])]
    if (tags.length > maxTags) {
      const message = `The contact would have ${tags.length} tags, and may have ${maxTags}. Remove some.`
      throw new RowRefusal('validation_error', message, null)
    }
    return { ...columns, tags }
  }

  #typed(content: RowContent): RowContent {
    const { custom } = content.columns
    if (!custom) return content
    const values = asStored(this.#options.rules.typed(custom))
    return { ...content, columns: { ...content.columns, custom: values } }
  }

  #matchOf(columns: Partial<ContactColumns>): string | undefined {
    const { email = null, phone = null, external_id = null } = columns
    const keys = { email, phone, external_id, additional_emails: [], additional_phones: [] }
    const hits = new Set(handlesOf(keys).flatMap((handle) => this.#holders.holder(handle) ?? []))
    if (hits.size > 1) {
      const message =
        'External id, e-mail address and number belong to different contacts. Merge them, or correct the row.'
      throw new RowRefusal('ambiguous_match', message, null)
    }
    return [...hits][0]
  }

  /** What finds the contact stays as it is: it may be an additional address, or in another case. */
  #withoutKeys(row: ContactRow, columns: Partial<ContactColumns>): Partial<ContactColumns> {
    const { email, phone, ...others } = columns
    const handles = handlesOf(row)
    const has = (kind: string, value: string) =>
      handles.some((one) => one.kind === kind && one.value === value)
    return {
      ...others,
      ...(email !== undefined && !(email && has('email', email.toLowerCase())) && { email }),
      ...(phone !== undefined && !(phone && has('phone', phone)) && { phone }),
    }
  }

  #claim(before: ContactRow | null, after: ContactRow): 'wait' | 'done' {
    return claimHandles(this.#holders, this.#options.rules, before, after)
  }

  #keepImage(
    row: ContactRow,
    { updated_at: _, phone_info: __, ...after }: Partial<ContactColumns>,
  ) {
    const before = partOf(row, after)
    const earlier = this.images.get(row.id)
    this.images.set(row.id, {
      before: earlier ? earlier.before && { ...before, ...earlier.before } : before,
      after: { ...earlier?.after, ...after },
    })
  }
}

/** The columns of the row that the other has. */
const partOf = (row: ContactRow, names: Partial<ContactColumns>): Partial<ContactColumns> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, row[name as keyof ContactRow]]))
