import type { Catalogue } from '../../../platform/domain.ts'
import type { EventInput } from '../../../platform/events/store.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { contactSegmentEntered, contactSegmentLeft } from '../events.ts'
import { SegmentId } from '../ids.ts'
import { presentContact } from '../representation.ts'
import { readFilter } from '../search/filter.ts'
import { compileFilter } from '../search/service.ts'
import {
  addMembers,
  findRangeEnd,
  forgetComparisons,
  listChanges,
  listCompared,
  listSegmentIds,
  type MembershipChange,
  removeGone,
  removeMembers,
  removeStrays,
  saveComparison,
} from './members-store.ts'
import { findSegment } from './store.ts'

/** Compares segments every hour, in organizations with a subscription to segment events. */
export const compareAllSegments = defineSweep('contacts.compare_all_segments', '37 * * * *')

interface OrganizationSegments {
  organizationId: string
  isAwaited: boolean
}

export const compareSegments = defineJob<OrganizationSegments>('contacts.compare_segments', {
  concurrency: 2,
})

const types = [contactSegmentEntered.type, contactSegmentLeft.type]

export async function runCompareAll(
  { database: { db }, transact }: Pick<Platform, 'database' | 'transact'>,
  { listSubscribers }: Pick<Catalogue, 'listSubscribers'>,
): Promise<void> {
  const awaiting = new Set(await listSubscribers(types))
  const organizations = new Set([...awaiting, ...(await listCompared(db))])
  for (const organizationId of organizations) {
    const payload = { organizationId, isAwaited: awaiting.has(organizationId) }
    await transact(organizationId, { kind: 'system' }, (work) =>
      work.enqueue(compareSegments, payload),
    )
  }
}

/** Most contacts that one transaction compares, and most events that it emits. */
const batchContacts = 2_000
const batchEvents = 500
const batchStrays = 5_000

/** Safe to run twice or in parallel: each difference emits one event. */
export async function runCompare(
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, isAwaited }: OrganizationSegments,
  signal: AbortSignal,
): Promise<void> {
  const run: Run = (step) => {
    signal.throwIfAborted()
    return transact(organizationId, { kind: 'system' }, (work) => {
      work.lock('segment members')
      return step(work)
    })
  }
  if (!isAwaited) await run(({ db }) => forgetComparisons(db, organizationId))
  while ((await run(({ db }) => removeStrays(db, organizationId, batchStrays))) === batchStrays);
  if (!isAwaited) return
  for (const id of await run(({ db }) => listSegmentIds(db, organizationId))) {
    await compareSegment(run, id)
  }
}

type Run = <T>(step: (work: Work) => Promise<T>) => Promise<T>

async function compareSegment(run: Run, segmentId: string): Promise<void> {
  let after: string | null = null
  do {
    const from: string | null = after
    after = await run((work) => compareRange(work, segmentId, from))
  } while (after !== null)
  await run((work) => saveComparison(work.db, work.organizationId, segmentId, work.now))
}

/** Compares the next contacts by id and returns where they end; null at the end of the list. */
async function compareRange(
  work: Work,
  segmentId: string,
  after: string | null,
): Promise<string | null> {
  const { db, organizationId } = work
  const segment = await findSegment(db, organizationId, segmentId)
  if (!segment) return null
  const { fits } = await compileFilter(work, readFilter(segment.filter))
  const members = { organizationId, segmentId }
  const scanned = { after, end: await findRangeEnd(db, organizationId, after, batchContacts) }
  const changes = await listChanges(db, { ...members, fits }, scanned, batchEvents)
  const end = changes.length === batchEvents ? (changes.at(-1)?.id ?? null) : scanned.end
  await removeGone(db, members, { after, end })
  await addMembers(db, members, idsOf(changes, true))
  await removeMembers(db, members, idsOf(changes, false))
  if (segment.compared_at !== null) await work.emitAll(changes.map((one) => eventOf(one, segment)))
  return end
}

const idsOf = (changes: readonly MembershipChange[], isIn: boolean): string[] =>
  changes.filter((one) => one.is_in === isIn).map(({ id }) => id)

const eventOf = (
  change: MembershipChange,
  { id, name }: { id: string; name: string },
): EventInput => ({
  type: change.is_in ? contactSegmentEntered : contactSegmentLeft,
  data: { ...presentContact(change), segment: { id: SegmentId.show(id), name } },
})
