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

/**
 * Starts indexing or removing the order of a field whose flag has just changed. Writers maintain the keys from this
 * commit on; the job handles the contacts that exist already.
 */
export async function beginSortWork(
  work: Work,
  field: FieldRow,
  fields: readonly FieldRow[],
): Promise<SortWork> {
  const refuse = (sentence: string) =>
    new ApiError('invalid_transition', `sortable: ${sentence}.`, { field: 'sortable' })
  if (field.sort_work === 'removing') {
    throw refuse('the previous order of this field is still being removed. Try again in a minute')
  }
  if (field.is_sortable && fields.filter((one) => one.is_sortable).length >= maxSortable) {
    throw refuse(
      `at most ${maxSortable} fields can be sortable. Set sortable to false for another field first`,
    )
  }
  await enqueueSortWork(work, field.id)
  return field.is_sortable ? 'indexing' : 'removing'
}

/** Longest time of a step: writers of the same value wait for it, and on the embedded database everyone does. */
const stepMs = { embedded: 10, postgres: 30 }
/** Number of contacts in the first step, and the least and most in later ones. */
const sizes = { first: 250, least: 50, most: 2_000 }

/** Returns the size of the next step from the time the last one took; at most twice the last size. */
function nextSize(size: number, tookMs: number, wantedMs: number): number {
  const fitting = Math.round(size * Math.min(2, wantedMs / Math.max(tookMs, 1)))
  return Math.min(Math.max(fitting, sizes.least), sizes.most)
}

/** Writes the keys of a sortable field, or deletes those of another one, in small transactions. Safe to run twice. */
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
    size = nextSize(size, performance.now() - startedAt, database.pick(stepMs))
    after = step.after
    isDone = step.isLast
  }
  await transact(organizationId, { kind: 'system' }, async (work) => {
    await raiseVersion(work.db, organizationId)
    const field = await findField(work.db, organizationId, fieldId)
    if (field?.sort_work) updateField(work, organizationId, fieldId, { sort_work: null })
  })
}
