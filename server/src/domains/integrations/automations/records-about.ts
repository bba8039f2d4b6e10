import type { Db } from '../../../platform/db/database.ts'
import { EventId } from '../../../platform/ids.ts'
import type { RecordsAbout } from '../../../platform/records-about.ts'
import { ContactId } from '../../contacts/index.ts'
import { listPublished } from '../../webhooks/index.ts'
import { InboundEventId, readInboundRecords } from '../hooks/index.ts'
import { triggersOf } from './erasure.ts'
import { findRunsUpon, lastPlace, listRunsIn, type StepPlace, stepsAtOnce } from './runs/store.ts'

/** Some 200 ms. */
const maxSteps = 200_000

/** What set off the runs that made, changed or tagged contacts: what erasing them removes. */
export const recordsAbout: RecordsAbout = async ({ db, organizationId }, subjects, limit) => {
  const contacts = subjects.filter((id) => id.startsWith(`${ContactId.prefix}_`))
  if (contacts.length === 0) return { records: {} }
  const { runIds, isWhole } = await findRuns(db, organizationId, contacts, limit)
  const runs = await listRunsIn(db, organizationId, runIds)
  const inboundIds = triggersOf(runs, 'hook', InboundEventId)
  const inbound = await readInboundRecords(db, organizationId, inboundIds, limit)
  const publishedIds = triggersOf(runs, 'event', EventId)
  return {
    records: {
      inboundEvents: inbound.events,
      publishedEvents: await listPublished(db, organizationId, publishedIds, limit),
    },
    isComplete: isWhole && inbound.isComplete,
  }
}

/** The newest of those that acted upon the contacts. */
async function findRuns(
  db: Db,
  organizationId: string,
  contacts: readonly string[],
  limit: number,
): Promise<{ runIds: string[]; isWhole: boolean }> {
  const runIds: string[] = []
  let place: StepPlace | null = lastPlace
  for (let steps = 0; steps < maxSteps && runIds.length < limit; steps += stepsAtOnce) {
    const page = await findRunsUpon(db, organizationId, contacts, place)
    runIds.push(...page.runIds)
    place = page.last
    if (!place) break
  }
  return { runIds: [...new Set(runIds)].slice(0, limit), isWhole: place === null }
}
