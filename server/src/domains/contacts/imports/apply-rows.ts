import { setImmediate as turn } from 'node:timers/promises'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { emptyContact } from '../store.ts'
import { attemptBatch } from './attempt-batch.ts'
import { saveImages } from './changes-store.ts'
import { allHandlesOf, stillHeld } from './claims.ts'
import { type ImportKey, listDraftHolders, listDrafts, saveDrafts } from './drafts-store.ts'
import { type Claim, Holders } from './holders.ts'
import { Ledger, type Outcome } from './ledger.ts'
import type { OnConflict } from './merge-row.ts'
import {
  type ImportRow,
  type ReadRow,
  type RowContent,
  RowRefusal,
  type RowRules,
  refusedAs,
} from './read-row.ts'
import {
  findRoom,
  insertContacts,
  listHolders,
  lockContacts,
  updateContacts,
} from './rows-store.ts'

export interface FailedRow extends ImportRow {
  refusal: RowRefusal
}

export interface Applied {
  counts: Record<Outcome | 'failed', number>
  failed: FailedRow[]
  /** Of the row for which the plan has no room; those from it on are not written. */
  full: ReadRow | null
}

export interface ApplyOptions {
  key: ImportKey
  /** As the API shows the import. */
  source: string
  rules: RowRules
  onConflict: OnConflict
  /** Of every contact in the file. */
  tags: readonly string[]
  hasEvents: boolean
  isDryRun: boolean
  /** New contacts of a dry run before these rows. */
  createdBefore: number
}

/** Writes rows, or says what that would come to. What is wrong with a row is said of that row. */
export const applyRows = (
  work: Work,
  rows: readonly ReadRow[],
  options: ApplyOptions,
): Promise<Applied> =>
  attemptBatch(work, options.isDryRun, (part, isLimited) =>
    applyRead(part, rows, isLimited, options),
  )

async function applyRead(
  work: Work,
  rows: readonly ReadRow[],
  isLimited: boolean,
  options: ApplyOptions,
): Promise<Applied> {
  const rules = await readFieldRules(work)
  const holders = await loadHolders(work, rows, rules, options)
  const room = isLimited ? await findRoom(work.db, work.organizationId) : null
  const ledger = new Ledger(holders, {
    importId: options.source,
    now: work.now,
    rules,
    onConflict: options.onConflict,
    tags: options.tags,
    room: room === null ? null : room - (options.isDryRun ? options.createdBefore : 0),
  })
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }
  const failed: FailedRow[] = []
  let full: ReadRow | null = null
  for (const read of rows) {
    const { row, content } = read
    let outcome = attemptApply(ledger, content, options.rules)
    if (outcome === 'wait') {
      await writeOut(work, ledger, holders, options)
      outcome = attemptApply(ledger, content, options.rules)
    }
    if (outcome === 'full') {
      full = read
      break
    }
    if (outcome instanceof RowRefusal) failed.push({ ...row, refusal: outcome })
    counts[outcome instanceof RowRefusal || outcome === 'wait' ? 'failed' : outcome]++
  }
  await writeOut(work, ledger, holders, options)
  return { counts, failed, full }
}

function attemptApply(ledger: Ledger, content: RowContent | RowRefusal, rules: RowRules) {
  if (content instanceof RowRefusal) return content
  try {
    return ledger.apply(content)
  } catch (error) {
    return refusedAs(error, rules)
  }
}

async function loadHolders(
  { db, organizationId }: Work,
  rows: readonly ReadRow[],
  rules: FieldRules,
  { key, isDryRun }: ApplyOptions,
): Promise<Holders> {
  const handles = rows.flatMap(({ content }): Claim[] => {
    if (content instanceof RowRefusal) return []
    const row = { ...emptyContact, ...content.columns }
    return allHandlesOf({ ...row, custom: rules.typed(row.custom) }, rules)
  })
  const stored = await listHolders(db, organizationId, handles)
  if (!isDryRun) {
    const contacts = await lockContacts(db, organizationId, idsOf(stored))
    return new Holders(stillHeld(stored, contacts, rules), contacts)
  }
  const drafted = await listDraftHolders(db, key, handles)
  const replaced = new Set(drafted.map(({ kind, value }) => `${kind} ${value}`))
  const all = [
    ...stored.filter(({ kind, value }) => !replaced.has(`${kind} ${value}`)),
    ...drafted.flatMap(({ contactId, ...one }) => (contactId ? { ...one, contactId } : [])),
  ]
  const ids = idsOf(all)
  const drafts = await listDrafts(db, key, ids)
  const known = new Set(drafts.map(({ id }) => id))
  const others = ids.filter((id) => !known.has(id))
  return new Holders(all, [...drafts, ...(await lockContacts(db, organizationId, others))])
}

const idsOf = (handles: readonly { contactId: string }[]): string[] => [
  ...new Set(handles.map(({ contactId }) => contactId)),
]

async function writeOut(
  work: Work,
  ledger: Ledger,
  holders: Holders,
  { key, isDryRun, hasEvents }: ApplyOptions,
): Promise<void> {
  const [inserts, updates] = [[...ledger.inserts.values()], [...ledger.updates.values()]]
  if (inserts.length + updates.length > 0) {
    if (isDryRun) {
      const handles = [...holders.changedHandles.values()]
      await saveDrafts(work.db, key, [...inserts, ...updates], handles)
    } else {
      // First what gives handles back; last what waits for the counts of a plan.
      if (updates.length > 0) updateContacts(work, work.organizationId, updates)
      if (inserts.length > 0) insertContacts(work, work.organizationId, inserts)
      // Sent, so that the database writes them while the events are made.
      await turn()
      saveImages(work, key, ledger.images)
      if (hasEvents) await work.emitAll([...ledger.events])
    }
  }
  ledger.clear()
}
