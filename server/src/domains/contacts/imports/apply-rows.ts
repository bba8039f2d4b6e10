import { asStored } from '../../../platform/db/stored-json.ts'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { maxTags } from '../fields.ts'
import { withOwnLabels } from '../lists.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import { attemptBatch } from '../writer/attempt-batch.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { identifiersOf } from '../writer/identifier-index.ts'
import { matchContact } from '../writer/matching.ts'
import { type ImageChange, saveImages } from './changes-store.ts'
import { type ImportKey, loadDrafts, saveDrafts } from './drafts-store.ts'
import { wantedOf } from './merge-row.ts'
import { RowRefusal } from './read-cell.ts'
import {
  type ImportRow,
  type ReadRow,
  type RowContent,
  type RowRules,
  refusedAs,
} from './read-row.ts'
import type { OnConflict } from './unite-lists.ts'

type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped'

/** A row that was rejected, or imported without some of its values. */
export interface FaultyRow extends ImportRow {
  faults: readonly RowRefusal[]
}

export interface Applied {
  counts: Record<Outcome | 'failed' | 'incomplete', number>
  faulty: FaultyRow[]
  /** First row that the plan has no room for. It and later rows are not written. */
  full: ReadRow | null
  /** Result of each row. */
  results: readonly RowResult[]
}

export interface RowResult {
  line: number
  outcome: Outcome | 'failed'
  before: ContactRow | null
  after: ContactRow | null
  faults: readonly RowRefusal[]
}

export interface ImportOptions {
  key: ImportKey
  /** Identifier of the import, as the API shows it. */
  source: string
  rules: RowRules
  onConflict: OnConflict
  /** Tags for every contact in the file. */
  tags: readonly string[]
  hasEvents: boolean
  /**
   * Target of the writes. A dry run writes drafts, so that later rows find the contacts of earlier ones. A preview
   * writes nothing.
   */
  writes: 'contacts' | 'drafts' | 'nothing'
  /** Contacts that the dry run created before these rows. */
  createdBefore: number
}

/** Writes rows, or only computes their results. An error is reported for its row. */
export const applyRows = (
  work: Work,
  rows: readonly ReadRow[],
  options: ImportOptions,
): Promise<Applied> =>
  attemptBatch(work, (part, room) => applyRead(part, rows, room, options), {
    startsLimited: options.writes !== 'contacts',
    uncounted: options.writes === 'drafts' ? options.createdBefore : 0,
  })

async function applyRead(
  work: Work,
  rows: readonly ReadRow[],
  room: number | null,
  options: ImportOptions,
): Promise<Applied> {
  const { key, writes, hasEvents } = options
  const rules = await readFieldRules(work)
  const contents = rows.map(({ content }) => typed(content, rules, options))
  const identifiers = contents.flatMap((content) =>
    content instanceof RowRefusal
      ? []
      : identifiersOf({ ...emptyContact, ...content.columns }, rules),
  )
  const contacts = writes === 'drafts' ? await loadDrafts(work.db, key, identifiers) : undefined
  const writer = await ContactWriter.open(work, {
    ...{ identifiers, rules, room },
    ...(contacts && { contacts }),
  })
  const images = new Map<string, ImageChange>()
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, incomplete: 0 }
  const faulty: FaultyRow[] = []
  const results: RowResult[] = []
  let full: ReadRow | null = null
  for (const [at, read] of rows.entries()) {
    const content = contents[at] ?? read.content
    const written = await applyRow(writer, content, options, images)
    if (written instanceof RowRefusal && written.code === 'plan_limit_reached') {
      full = read
      break
    }
    const result = resultOf(read, content, written)
    const { outcome, faults } = result
    results.push(result)
    counts[outcome]++
    if (faults.length > 0) faulty.push({ ...read.row, faults })
    if (outcome !== 'failed' && faults.length > 0) counts.incomplete++
  }
  if (writes === 'drafts') await saveDrafts(work.db, key, writer.take())
  else if (writes === 'contacts') {
    await writer.flush({ hasEvents })
    if (images.size > 0) saveImages(work, key, images)
  }
  return { counts, faulty, full, results }
}

/** Converts texts of custom fields to their types. Values that do not fit are left out. */
function typed(
  content: RowContent | RowRefusal,
  rules: FieldRules,
  options: ImportOptions,
): RowContent | RowRefusal {
  if (content instanceof RowRefusal || !content.columns.custom) return content
  const custom = rules.typed(content.columns.custom)
  const leftOut = [...content.leftOut]
  for (const [key, value] of Object.entries(custom)) {
    const fault = rules.faultOf(key, value)
    if (!fault) continue
    delete custom[key]
    leftOut.push(refusedAs(fault, options.rules))
  }
  return { ...content, leftOut, columns: { ...content.columns, custom: asStored(custom) } }
}

/** A row, and its contact after the write. */
interface Written {
  outcome: Outcome
  before: ContactRow | null
  after: ContactRow | null
}

function resultOf(
  { row: { line } }: ReadRow,
  content: RowContent | RowRefusal,
  written: Written | RowRefusal,
): RowResult {
  if (written instanceof RowRefusal) {
    return { line, outcome: 'failed', before: null, after: null, faults: [written] }
  }
  const isRead = !(content instanceof RowRefusal) && written.outcome !== 'skipped'
  return { line, ...written, faults: isRead ? content.leftOut : [] }
}

async function applyRow(
  writer: ContactWriter,
  content: RowContent | RowRefusal,
  options: ImportOptions,
  images: Map<string, ImageChange>,
): Promise<Written | RowRefusal> {
  if (content instanceof RowRefusal) return content
  try {
    return await writeRow(writer, content, options, images)
  } catch (error) {
    return refusedAs(error, options.rules)
  }
}

async function writeRow(
  writer: ContactWriter,
  content: RowContent,
  { onConflict, tags, source }: ImportOptions,
  images: Map<string, ImageChange>,
): Promise<Written> {
  const match = matchContact(writer, content.columns)
  if (!match) {
    const columns = tagged(withOwnLabels(emptyContact, content.columns), tags, [])
    const row = await writer.create({ ...columns, source_kind: 'import', source_id: source })
    images.set(row.id, { before: null, after: partOf(row, columns) })
    return { outcome: 'created', before: null, after: row }
  }
  if (onConflict === 'skip') return { outcome: 'skipped', before: match, after: match }
  const columns = wantedOf(match, content, onConflict)
  const revision = await writer.update(match, tagged(columns, tags, match.tags))
  if (!revision) return { outcome: 'unchanged', before: match, after: match }
  keepImage(images, match, revision.change)
  return { outcome: 'updated', before: match, after: revision.row }
}

function tagged(
  columns: Partial<ContactColumns>,
  added: readonly string[],
  own: readonly string[],
): Partial<ContactColumns> {
  if (added.length === 0) return columns
  const tags = [...new Set([...(columns.tags ?? own), ...added])]
  if (tags.length > maxTags) {
    const message = `The contact would have ${tags.length} tags, and the limit is ${maxTags}. Remove some.`
    throw new RowRefusal('validation_error', message, null)
  }
  return { ...columns, tags }
}

/** Keeps the first value before the import and the last one after it. */
function keepImage(
  images: Map<string, ImageChange>,
  row: ContactRow,
  { updated_at: _, phone_info: __, ...after }: Partial<ContactColumns>,
): void {
  const before = partOf(row, after)
  const earlier = images.get(row.id)
  images.set(row.id, {
    before: earlier ? earlier.before && { ...before, ...earlier.before } : before,
    after: { ...earlier?.after, ...after },
  })
}

/** Returns the columns of the row that are in `names`. */
const partOf = (row: ContactRow, names: Partial<ContactColumns>): Partial<ContactColumns> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, row[name as keyof ContactRow]]))
