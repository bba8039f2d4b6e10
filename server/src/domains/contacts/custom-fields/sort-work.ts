import { ApiError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import {
  commitSoon,
  deleteSortKeys,
  type FieldRow,
  findField,
  lockField,
  type ReindexStep,
  raiseVersion,
  type SortWork,
  updateField,
  writeSortKeys,
} from './store.ts'

const maxSortable = 20

interface SortedField {
  organizationId: string
  fieldId: string
}

export const sortWork = defineJob<SortedField>('contacts.sort_field', { concurrency: 2 })

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

/** How long a step may take: writers of the same value wait for it, embedded everybody. */
const stepMs = { embedded: 10, postgres: 30 }
/** Contacts of the first step, and of those after it at least and at most. */
const sizes = { first: 250, least: 50, most: 2_000 }

/** So many that a step takes its time, by what the one before took; at most twice as many as that one. */
function nextSize(size: number, tookMs: number, wantedMs: number): number {
  const fitting = Math.round(size * Math.min(2, wantedMs / Math.max(tookMs, 1)))
  return Math.min(Math.max(fitting, sizes.least), sizes.most)
}

/** Writes the keys of a sortable field, or deletes those of another, in small transactions. May run again. */
export async function runSortWork(
  { database, transact }: Pick<Platform, 'database' | 'transact'>,
  { organizationId, fieldId }: SortedField,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null
  let size = sizes.first
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted()
    const part: { after: string | null; limit: number } = { after, limit: size }
    const startedAt = performance.now()
    const step: ReindexStep = await transact(organizationId, { kind: 'system' }, async (work) => {
      commitSoon(work)
      const field = await lockField(work.db, organizationId, fieldId)
      return field?.is_sortable
        ? writeSortKeys(work, organizationId, field, part)
        : deleteSortKeys(work, organizationId, fieldId, size)
    })
    size = nextSize(size, performance.now() - startedAt, stepMs[database.kind])
    after = step.after
    isDone = step.isLast
  }
  await transact(organizationId, { kind: 'system' }, async (work) => {
    await raiseVersion(work.db, organizationId)
    const field = await findField(work.db, organizationId, fieldId)
    if (field?.sort_work) updateField(work, organizationId, fieldId, { sort_work: null })
  })
}
