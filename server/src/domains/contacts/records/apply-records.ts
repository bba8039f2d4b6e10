import { setImmediate as turn } from 'node:timers/promises'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { attemptBatch } from '../imports/attempt-batch.ts'
import { allHandlesOf, stillHeld } from '../imports/claims.ts'
import { Holders } from '../imports/holders.ts'
import {
  findRoom,
  insertContacts,
  listHolders,
  lockContacts,
  updateContacts,
} from '../imports/rows-store.ts'
import { findSurvivorId } from '../merge/aliases/store.ts'
import { type ContactRow, emptyContact } from '../store.ts'
import { type RecordContent, readFields, refusalOf } from './read-fields.ts'
import type { ApplyOptions, RecordOutcome, RemoteContact } from './record.ts'
import { RecordLedger } from './record-ledger.ts'

/**
 * Makes contacts of what another system has, or changes those that there are, with their events, in the transaction
 * of the work: a statement for all that are new, and one for all that change. What is wrong with a record is said of
 * that one.
 */
export const applyRecords = (
  work: Work,
  records: readonly RemoteContact[],
  options: ApplyOptions,
): Promise<RecordOutcome[]> =>
  attemptBatch(work, false, (part, isLimited) => applyAll(part, records, isLimited, options))

interface Read {
  record: RemoteContact
  content: RecordContent | ApiError
}

async function applyAll(
  work: Work,
  records: readonly RemoteContact[],
  isLimited: boolean,
  options: ApplyOptions,
): Promise<RecordOutcome[]> {
  const rules = await readFieldRules(work)
  const reads = records.map((record): Read => ({ record, content: tryRead(record, rules) }))
  const { holders, contactOf } = await loadHolders(work, reads, rules)
  const linked = new Set(await options.listLinked(holders.contactIds()))
  const room = isLimited ? await findRoom(work.db, work.organizationId) : null
  const ledger = new RecordLedger(holders, { ...options, now: work.now, rules, room, linked })
  const outcomes: RecordOutcome[] = []
  for (const { record, content } of reads) {
    const outcome = await applyOne(work, ledger, { record, content }, contactOf)
    outcomes.push(outcome)
    if (outcome.outcome === 'full') break
  }
  await writeOut(work, ledger)
  return outcomes
}

function tryRead({ fields }: RemoteContact, rules: FieldRules): RecordContent | ApiError {
  try {
    return readFields(fields, rules)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

async function applyOne(
  work: Work,
  ledger: RecordLedger,
  { record, content }: Read,
  contactOf: (id: string) => ContactRow | null,
): Promise<RecordOutcome> {
  const { remoteId, contactId } = record
  const told = { remoteId, refusal: null }
  try {
    if (content instanceof ApiError) throw content
    const take = () =>
      ledger.apply(record, content, contactId === null ? null : contactOf(contactId))
    let applied = take()
    if (applied === 'wait') {
      await writeOut(work, ledger)
      applied = take()
    }
    if (applied === 'wait') throw new Error('a record waits for what is written')
    return { ...told, ...applied, values: content.values }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusal = refusalOf(error)
    return { remoteId, outcome: 'failed', contactId, values: {}, conflicts: [], refusal }
  }
}

async function loadHolders(
  { db, organizationId }: Work,
  reads: readonly Read[],
  rules: FieldRules,
) {
  const handles = reads.flatMap(({ content }) =>
    content instanceof ApiError ? [] : allHandlesOf({ ...emptyContact, ...content.columns }, rules),
  )
  const known = reads.flatMap(({ record: { contactId } }) => contactId ?? [])
  const stored = await listHolders(db, organizationId, handles)
  const ids = [...new Set([...known, ...stored.map(({ contactId }) => contactId)])]
  const contacts = await lockContacts(db, organizationId, ids)
  const there = new Set(contacts.map(({ id }) => id))
  const survivors = new Map<string, string>()
  for (const id of known.filter((one) => !there.has(one))) {
    const survivorId = await findSurvivorId(db, organizationId, id)
    if (survivorId !== undefined) survivors.set(id, survivorId)
  }
  const lacking = [...survivors.values()].filter((id) => !there.has(id))
  contacts.push(...(await lockContacts(db, organizationId, lacking)))
  const holders = new Holders(stillHeld(stored, contacts, rules), contacts)
  const contactOf = (id: string) => holders.findContact(survivors.get(id) ?? id)
  return { holders, contactOf }
}

async function writeOut(work: Work, ledger: RecordLedger): Promise<void> {
  const [inserts, updates] = [[...ledger.inserts.values()], [...ledger.updates.values()]]
  // First what gives handles back; last what waits for the counts of a plan.
  if (updates.length > 0) updateContacts(work, work.organizationId, updates)
  if (inserts.length > 0) insertContacts(work, work.organizationId, inserts)
  // Sent, so that the database writes them while the events are made.
  await turn()
  await work.emitAll([...ledger.events])
  ledger.clear()
}
