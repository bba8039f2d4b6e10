import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { reserveCredits, settleCredits } from '../../billing/index.ts'
import { lockBase } from '../bases/store.ts'
import { sourceUpdated } from '../events.ts'
import { processJob } from '../ingest/job.ts'
import { expectedCost, subjectOf } from '../pricing.ts'
import {
  hasEnded,
  type NewSource,
  presentSource,
  type Source,
  type SourceChanges,
} from './schema.ts'
import { deleteSource, insertSource, lockSource, type SourceRow, updateSource } from './store.ts'

export async function addSource(work: Work, baseId: string, input: NewSource): Promise<Source> {
  const base = await lockBase(work.db, work.organizationId, baseId, 'share')
  if (!base) throw notFound()
  const id = newId()
  const text = input.type === 'text' ? input.text : null
  const row = await insertSource(work.db, base, {
    id,
    name: input.name ?? nameOf(input),
    type: input.type,
    url: input.type === 'url' ? input.url : null,
    given_text: text,
    status: 'queued',
    metadata: JSON.stringify(input.metadata ?? {}),
    created_at: work.now,
    updated_at: work.now,
  })
  await reserveCredits(work, subjectOf(id, 1), expectedCost(text))
  await work.enqueue(processJob, { organizationId: work.organizationId, sourceId: id, run: 1 })
  return presentSource(row)
}

const nameOf = (input: NewSource): string => (input.type === 'url' ? input.url.slice(0, 500) : '')

export async function changeSource(
  work: Work,
  baseId: string,
  id: string,
  { name, metadata }: SourceChanges,
): Promise<Source> {
  const row = await holdSource(work, baseId, id)
  const before = { name: row.name, metadata: row.metadata }
  const after = { name: name ?? row.name, metadata: metadata ?? row.metadata }
  if (isDeepStrictEqual(before, after)) return presentSource(row)
  const changed = await updateSource(work.db, row, { ...after, updated_at: work.now })
  await work.emit(sourceUpdated, presentSource(changed))
  return presentSource(changed)
}

/** Also while it is processed: what was reserved for that is given back. */
export async function removeSource(work: Work, baseId: string, id: string): Promise<void> {
  const row = await holdSource(work, baseId, id)
  await deleteSource(work.db, work.organizationId, id)
  if (!hasEnded(row)) await settleCredits(work, subjectOf(id, row.run), 0)
}

/** Asks for another run. Until its result is swapped in, searches find the present chunks. */
export async function refreshSource(work: Work, baseId: string, id: string): Promise<Source> {
  const row = await holdSource(work, baseId, id)
  if (!hasEnded(row)) {
    throw new ApiError(
      'invalid_transition',
      `The source is ${row.status}; a refresh is possible once it is completed or failed.`,
    )
  }
  const run = row.run + 1
  await reserveCredits(work, subjectOf(id, run), expectedCost(null))
  await work.enqueue(processJob, { organizationId: work.organizationId, sourceId: id, run })
  const change = { status: 'queued', stage: null, percent: 0, error: null, run }
  return presentSource(await updateSource(work.db, row, { ...change, updated_at: work.now }))
}

async function holdSource(work: Work, baseId: string, id: string): Promise<SourceRow> {
  const row = await lockSource(work.db, work.organizationId, id, baseId)
  if (!row) throw notFound()
  return row
}
