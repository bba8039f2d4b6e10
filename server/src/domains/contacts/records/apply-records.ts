import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { type FieldRules, readFieldRules } from '../custom-fields/rules.ts'
import { emailKey } from '../handles/forms.ts'
import { type ContactRow, emptyContact } from '../store.ts'
import { attemptBatch } from '../writer/attempt-batch.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { type Identifier, identifiersOf } from '../writer/identifier-index.ts'
import { AmbiguousMatch } from '../writer/matching.ts'
import { mergeFields } from './merge-fields.ts'
import { type RecordContent, readFields, refusalOf } from './read-fields.ts'
import type { FieldConflict, RecordOptions, RecordOutcome, RemoteContact } from './record.ts'

/**
 * Creates or changes contacts from records of another system and emits their events, in the transaction of the work:
 * one statement for all new contacts, and one for all changed ones. An error is reported for its record.
 */
export const applyRecords = (
  work: Work,
  records: readonly RemoteContact[],
  options: RecordOptions,
): Promise<RecordOutcome[]> =>
  attemptBatch(work, (part, room) => applyAll(part, records, room, options))

async function applyAll(
  work: Work,
  records: readonly RemoteContact[],
  room: number | null,
  options: RecordOptions,
): Promise<RecordOutcome[]> {
  const rules = await readFieldRules(work)
  const contents = records.map((record) => tryRead(record, rules))
  const writer = await ContactWriter.open(work, {
    ids: records.flatMap(({ contactId }) => contactId ?? []),
    identifiers: contents.flatMap((content) =>
      content instanceof ApiError
        ? []
        : identifiersOf({ ...emptyContact, ...content.columns }, rules),
    ),
    ...{ rules, room },
  })
  const linked = new Set(await options.listLinked(writer.contactIds()))
  const recordWriter = new RecordWriter(writer, linked, options)
  const outcomes: RecordOutcome[] = []
  for (const [at, record] of records.entries()) {
    const outcome = await applyOne(recordWriter, record, contents[at])
    outcomes.push(outcome)
    if (outcome.outcome === 'full') break
  }
  await writer.flush()
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
  writer: RecordWriter,
  record: RemoteContact,
  content: RecordContent | ApiError | undefined,
): Promise<RecordOutcome> {
  const { remoteId, contactId } = record
  try {
    if (content === undefined || content instanceof ApiError) throw content
    const applied = await writer.apply(record, content)
    return { remoteId, refusal: null, values: content.values, ...applied }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failed = { remoteId, contactId, values: {}, conflicts: [] }
    if (error.code === 'plan_limit_reached') return { ...failed, outcome: 'full', refusal: null }
    return { ...failed, outcome: 'failed', refusal: refusalOf(error) }
  }
}

type Applied = Pick<RecordOutcome, 'outcome' | 'contactId' | 'conflicts'>

/** Finds the contact of each record and writes the record's values. */
class RecordWriter {
  readonly #writer: ContactWriter
  /** Contacts that are linked to other records already. */
  readonly #linked: Set<string>
  readonly #options: RecordOptions

  constructor(writer: ContactWriter, linked: Set<string>, options: RecordOptions) {
    this.#writer = writer
    this.#linked = linked
    this.#options = options
  }

  /** @throws ApiError if the record is invalid */
  async apply(record: RemoteContact, content: RecordContent): Promise<Applied> {
    const { contactId, isDropped } = record
    const held = contactId === null ? null : this.#writer.find(contactId)
    if (held) return this.#revise(record, content, held)
    if (isDropped || contactId !== null) return this.#revive(content)
    const match = this.#writer.holder(this.#keyOf(content))
    if (!match) return this.#create(content, [])
    const { matchBy } = this.#options
    if (!this.#linked.has(match.id)) return this.#revise(record, content, match)
    throw new AmbiguousMatch(
      `Another record of this sync has the same ${matchBy} and is linked to the contact already.`,
      matchBy,
    )
  }

  #keyOf({ values }: RecordContent): Identifier {
    const { matchBy } = this.#options
    const value = values[matchBy] ?? null
    if (value === null) {
      throw new ApiError(
        'validation_error',
        `${matchBy} has no value, so no contact can be found by it.`,
        {
          field: matchBy,
        },
      )
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return { kind: matchBy, value: matchBy === 'email' ? emailKey(text) : text } as Identifier
  }

  async #revise(
    record: RemoteContact,
    { values }: RecordContent,
    row: ContactRow,
  ): Promise<Applied> {
    const { last, changedAt } = record
    const { conflict: policy } = this.#options
    const { columns, conflicts } = mergeFields(row, values, { last, policy, changedAt })
    const revision = await this.#writer.update(row, columns)
    this.#linked.add(row.id)
    return { outcome: revision ? 'updated' : 'unchanged', contactId: row.id, conflicts }
  }

  /** Handles a record that changed after its contact was deleted here. */
  async #revive(content: RecordContent): Promise<Applied> {
    const { conflict } = this.#options
    const taken = conflict === 'source' || conflict === 'newest' ? 'source' : 'platform'
    const deletion: FieldConflict = {
      ...{ field: null, last: null, source: null, platform: null },
      taken,
    }
    if (taken === 'source') return this.#create(content, [deletion])
    return { outcome: 'unchanged', contactId: null, conflicts: [deletion] }
  }

  async #create({ columns }: RecordContent, conflicts: FieldConflict[]): Promise<Applied> {
    const source_id = this.#options.source
    const row = await this.#writer.create({ ...columns, source_kind: 'sync', source_id })
    this.#linked.add(row.id)
    return { outcome: 'created', contactId: row.id, conflicts }
  }
}
