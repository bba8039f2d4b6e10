import { ApiError, isNoRefusal, refusalOr } from '../../../platform/errors.ts'
import type { NewEvent } from '../../../platform/events/store.ts'
import { Created } from '../../../platform/operations/created.ts'
import type { OneOfMany, OutcomeOfOne } from '../../../platform/operations/operation.ts'
import type { Work } from '../../../platform/work.ts'
import { withCompanyName } from '../companies/membership.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { contactCreated } from '../events.ts'
import type { HandleKind } from '../handles/forms.ts'
import { allHandlesOf, claimHandles } from '../imports/claims.ts'
import { type Claim, Holders } from '../imports/holders.ts'
import { insertContacts, listHolders, lockContacts } from '../imports/rows-store.ts'
import { columnsOf, presentContact } from '../representation.ts'
import type { Contact, NewContact } from '../schema.ts'
import { draftContact, planRevision } from '../service.ts'
import { type ContactColumns, type ContactRow, emptyContact, updateContact } from '../store.ts'
import { type ContactKey, readKey } from './key.ts'
import { lockNameOf, requireSame } from './service.ts'

type Asked = OneOfMany<{ key: HandleKind; value: string }, NewContact, Contact>
type Outcome = OutcomeOfOne<Contact>

/**
 * As `upsertContact` for each in its order, with one statement for all that are new. One that comes twice changes what it
 * made before.
 */
export async function upsertContacts(work: Work, asked: readonly Asked[]): Promise<Outcome[]> {
  const wanted = await Promise.all(asked.map((one) => refusalOr(() => read(one))))
  const sound = wanted.filter(isNoRefusal)
  work.lockAll(sound.map(({ key }) => lockNameOf(key)))
  const rules = await readFieldRules(work)
  const upserts = new Upserts(work, rules, await lockHolders(work, rules, sound))
  const outcomes: Outcome[] = []
  for (const one of wanted) {
    outcomes.push(one instanceof ApiError ? one : await refusalOr(() => upserts.apply(one)))
  }
  await upserts.write()
  return outcomes
}

interface Wanted extends Asked {
  key: ContactKey
  /** Where nobody has the key yet. */
  fields: NewContact
}

function read(one: Asked): Wanted {
  const key = readKey(one.params.key, one.params.value)
  const fields = one.bodyFor(null)
  requireSame(key, fields)
  return { ...one, key, fields }
}

/** Everybody who has a handle that one of them names, locked. */
async function lockHolders(
  { db, organizationId }: Work,
  rules: FieldRules,
  wanted: readonly Wanted[],
): Promise<Holders> {
  const handles = wanted.flatMap(({ key, fields }): Claim[] => [
    key,
    ...allHandlesOf({ ...emptyContact, ...columnsOf(fields) }, rules),
  ])
  const stored = await listHolders(db, organizationId, handles)
  const ids = [...new Set(stored.map(({ contactId }) => contactId))]
  const contacts = await lockContacts(db, organizationId, ids)
  // What was deleted or gave its handle back before the lock is nobody's.
  const held = new Set(
    contacts.flatMap((row) =>
      allHandlesOf(row, rules).map(({ kind, value }) => `${row.id} ${kind} ${value}`),
    ),
  )
  const current = stored.filter((one) => held.has(`${one.contactId} ${one.kind} ${one.value}`))
  return new Holders(current, contacts)
}

/** What upserts come to, one after the other, until it is written. */
class Upserts {
  readonly #work: Work
  readonly #rules: FieldRules
  readonly #holders: Holders
  readonly #inserts = new Map<string, ContactRow>()
  readonly #updates = new Map<string, Partial<ContactColumns>>()
  readonly #events: NewEvent[] = []

  constructor(work: Work, rules: FieldRules, holders: Holders) {
    this.#work = work
    this.#rules = rules
    this.#holders = holders
  }

  /** @throws ApiError */
  async apply(wanted: Wanted): Promise<Outcome> {
    const applied = await this.#take(wanted)
    if (applied !== 'wait') return applied
    // It claims what one before it gave back.
    await this.write()
    return (await this.#take(wanted)) as Outcome
  }

  async write(): Promise<void> {
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

  #take(wanted: Wanted): Promise<Outcome | 'wait'> {
    const id = this.#holders.holder(wanted.key)
    return id === undefined ? this.#create(wanted) : this.#revise(wanted, this.#holders.contact(id))
  }

  async #create({ key, fields, cause }: Wanted): Promise<Outcome | 'wait'> {
    const columns = columnsOf({ ...fields, [key.kind]: key.shown })
    const named = await withCompanyName(this.#work, columns)
    const row = draftContact(named, { now: this.#work.now, rules: this.#rules })
    if (claimHandles(this.#holders, this.#rules, null, row) === 'wait') return 'wait'
    this.#inserts.set(row.id, row)
    const contact = presentContact(row)
    this.#tell([{ type: contactCreated, data: contact }], cause)
    return { before: null, result: new Created(contact) }
  }

  async #revise({ key, bodyFor, cause }: Wanted, row: ContactRow): Promise<Outcome | 'wait'> {
    const before = presentContact(row)
    const fields = bodyFor(before)
    requireSame(key, fields)
    const columns = await withCompanyName(this.#work, columnsOf(fields), row)
    const revision = planRevision(row, columns, { now: this.#work.now, rules: this.#rules })
    if (!revision) return { before, result: before }
    if (claimHandles(this.#holders, this.#rules, row, revision.row) === 'wait') return 'wait'
    if (this.#inserts.has(row.id)) this.#inserts.set(row.id, revision.row)
    else this.#updates.set(row.id, { ...this.#updates.get(row.id), ...revision.change })
    this.#tell(revision.events, cause)
    return { before, result: presentContact(revision.row) }
  }

  #tell(events: readonly NewEvent[], cause: Asked['cause']): void {
    for (const event of events) this.#events.push(cause ? { ...event, cause } : event)
  }
}
