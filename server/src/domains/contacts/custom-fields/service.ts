import { isDeepStrictEqual } from 'node:util'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactFieldId } from '../ids.ts'
import type { ContactField, ContactFieldChanges, NewContactField } from './schema.ts'
import { beginSortWork, enqueueSortWork } from './sort-work.ts'
import {
  claimValues,
  countValues,
  deleteField,
  type FieldRow,
  findField,
  insertField,
  listFields,
  raiseVersion,
  releaseValues,
  updateField,
} from './store.ts'
import type { FieldType } from './values.ts'

const maxFields = 200
/** Most contacts with a value for which a field can become unique: their values are claimed in one transaction. */
const maxClaimed = 10_000

export const presentField = (row: FieldRow): ContactField => ({
  id: ContactFieldId.show(row.id),
  key: row.key,
  label: row.label,
  type: row.type,
  options: row.options,
  required: row.is_required,
  unique: row.is_unique,
  sortable: row.is_sortable,
  indexing: row.sort_work === 'indexing',
  archived: row.is_archived,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const columnsOf = ({
  required,
  unique,
  sortable,
  archived,
  label,
  options,
}: ContactFieldChanges) => ({
  ...(label !== undefined && { label }),
  ...(options !== undefined && { options }),
  ...(required !== undefined && { is_required: required }),
  ...(unique !== undefined && { is_unique: unique }),
  ...(sortable !== undefined && { is_sortable: sortable }),
  ...(archived !== undefined && { is_archived: archived }),
})

const blank = {
  options: [],
  is_required: false,
  is_unique: false,
  is_sortable: false,
  is_archived: false,
  sort_work: null,
}

export async function createField(work: Work, input: NewContactField): Promise<ContactField> {
  await raiseVersion(work.db, work.organizationId)
  const { key, type, ...rest } = input
  const fields = await listFields(work.db, work.organizationId)
  if (fields.length >= maxFields) {
    throw new ApiError(
      'validation_error',
      `An organization can have up to ${maxFields} contact fields. Delete one first.`,
    )
  }
  const times = { created_at: work.now, updated_at: work.now }
  const row: FieldRow = {
    organization_id: work.organizationId,
    id: newId(),
    key,
    type,
    ...blank,
    label: input.label,
    ...columnsOf(rest),
    ...times,
  }
  requireSound(row)
  if (row.is_sortable) row.sort_work = await beginSortWork(work, row, fields)
  insertField(work, row)
  if (row.is_unique) await claim(work, row)
  return presentField(row)
}

export async function changeField(
  work: Work,
  id: string,
  changes: ContactFieldChanges,
): Promise<ContactField> {
  await raiseVersion(work.db, work.organizationId)
  const row = requireFound(await findField(work.db, work.organizationId, id))
  const wanted = { ...row, ...columnsOf(changes) }
  if (isDeepStrictEqual(wanted, row)) return presentField(row)
  requireSound(wanted)
  const change: Partial<FieldRow> = { ...columnsOf(changes), updated_at: work.now }
  if (wanted.is_sortable !== row.is_sortable) {
    const fields = await listFields(work.db, work.organizationId)
    change.sort_work = await beginSortWork(work, wanted, fields)
  }
  updateField(work, work.organizationId, id, change)
  if (wanted.is_unique && !row.is_unique) await claim(work, row)
  if (row.is_unique && !wanted.is_unique) await releaseValues(work, work.organizationId, row.key)
  return presentField({ ...row, ...change })
}

export async function removeField(work: Work, id: string): Promise<void> {
  await raiseVersion(work.db, work.organizationId)
  const row = requireFound(await findField(work.db, work.organizationId, id))
  await deleteField(work.db, work.organizationId, id)
  if (row.is_unique) await releaseValues(work, work.organizationId, row.key)
  if (row.is_sortable) await enqueueSortWork(work, id)
}

const unlike: readonly FieldType[] = ['boolean', 'multiSelect']
const unordered: readonly FieldType[] = ['multiSelect', 'contact']

function requireSound({ type, options, is_unique, is_sortable }: FieldRow): void {
  const isChoice = type === 'select' || type === 'multiSelect'
  if (isChoice !== options.length > 0) {
    const sentence = isChoice ? `${type} needs at least one option` : `${type} takes no options`
    throw new ApiError('validation_error', `options: ${sentence}.`, { field: 'options' })
  }
  if (is_unique && unlike.includes(type)) {
    throw new ApiError('validation_error', `unique: a ${type} field cannot be unique.`, {
      field: 'unique',
    })
  }
  if (is_sortable && unordered.includes(type)) {
    throw new ApiError('validation_error', `sortable: a ${type} field cannot be sortable.`, {
      field: 'sortable',
    })
  }
}

/** Creates identifiers from the values that contacts have. */
async function claim(work: Work, { key }: FieldRow): Promise<void> {
  const { all, different } = await countValues(work.db, work.organizationId, key, maxClaimed + 1)
  const refusal =
    all > maxClaimed
      ? `more than ${maxClaimed} contacts have a value of ${key}. Make a field unique before it has that many values`
      : all > different
        ? `${all - different} contacts have a value of ${key} that another contact has. Change those values first`
        : null
  if (refusal) throw new ApiError('invalid_transition', `unique: ${refusal}.`, { field: 'unique' })
  await claimValues(work, work.organizationId, key)
}
