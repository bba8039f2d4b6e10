import { ApiError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { deleteSortKeys, endSortWork, type Step, writeSortKeys } from './sort-keys-store.ts'
import { type FieldRow, findField, raiseVersion, type SortWork } from './store.ts'

const maxSortable = 20

interface SortedField {
  organizationId: string
  fieldId: string
}

export const sortWork = defineJob<SortedField>('contacts.sort_field', { concurrency: 1 })

export const enqueueSortWork = (work: Work, fieldId: string): Promise<void> =>
  work.enqueue(sortWork, { organizationId: work.organizationId, fieldId })

/** Of a field whose flag has just changed. Writers keep the keys from its commit on; the job, what is there. */
export async function beginSortWork(
  work: Work,
  field: FieldRow,
  fields: readonly FieldRow[],
): Promise<SortWork> {
  const refuse = (sentence: string) =>
    new ApiError('invalid_transition', `sortable: ${sentence}.`, { field: 'sortable' })
  if (field.sort_work === 'removing') {
    throw refuse('the order that the field had is still being removed: try again in a minute')
  }
  if (field.is_sortable && fields.filter((one) => one.is_sortable).length >= maxSortable) {
    throw refuse(`at most ${maxSortable} fields are: set it to false for another one first`)
  }
  await enqueueSortWork(work, field.id)
  return field.is_sortable ? 'indexing' : 'removing'
}

/** Some 5 ms, which writers of these contacts wait for, and for which others share the disk. */
const batchContacts = 250

/** Writes the keys of a sortable field, or deletes those of another, in small transactions. May run again. */
export async function runSortWork(
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, fieldId }: SortedField,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted()
    const from: string | null = after
    const step: Step = await transact(organizationId, { kind: 'system' }, async (work) => {
      const field = await findField(work.db, organizationId, fieldId)
      return field?.is_sortable
        ? writeSortKeys(work, organizationId, field, { after: from, limit: batchContacts })
        : deleteSortKeys(work, organizationId, fieldId, batchContacts)
    })
    after = step.after
    isDone = step.isLast
  }
  await transact(organizationId, { kind: 'system' }, async (work) => {
    await raiseVersion(work.db, organizationId)
    const field = await findField(work.db, organizationId, fieldId)
    if (field?.sort_work) endSortWork(work, organizationId, fieldId)
  })
}
