import { wants } from '../../../platform/expressions/filter.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { type EventHead, followFeed, patternsOf, readHead } from '../../webhooks/index.ts'
import { type RunTrigger, startRun } from './runs/start.ts'
import { findRun, lockCursor, saveCursor } from './runs/store.ts'
import { AutomationRunId } from './schema.ts'
import {
  type AutomationRow,
  listFollowers,
  lockEventAutomations,
  updateAutomation,
} from './store.ts'

/** Most events that one transaction matches. */
const batchEvents = 500

type Dependencies = Pick<Platform, 'database' | 'transact' | 'log'>

/**
 * Matches the events since the last call, in all organizations. Returns true if there were any. Later events wait for
 * the next call: if each event was followed immediately, batches were small and writers lost a seventh of their rate.
 */
export async function followEvents(platform: Dependencies): Promise<boolean> {
  let hasFound = false
  for (const organizationId of await listFollowers(platform.database.db)) {
    try {
      for (let hasMore = true; hasMore; ) {
        const followed = await followBatch(platform, organizationId)
        hasFound ||= followed.hasFound
        hasMore = followed.hasMore
      }
    } catch (error) {
      platform.log.error({ err: error, organizationId }, 'events could not be matched')
    }
  }
  return hasFound
}

/**
 * Matches a batch of events. The position in the feed moves in the same transaction as the runs begin. So each event
 * triggers each automation once, whichever node emitted it, and its writer waits for nothing.
 */
const followBatch = ({ transact }: Dependencies, organizationId: string) =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const from = await lockCursor(work.db, organizationId)
    if (!from) return nothing
    const { events, to, hasMore } = await followFeed(work.db, organizationId, from, batchEvents)
    if (events.length === 0) return nothing
    const automations = await lockEventAutomations(work.db, organizationId)
    const before = new Map(automations.map(({ id, paced_until }) => [id, paced_until]))
    for (const { body } of events) await match(work, automations, body)
    for (const { id, paced_until } of automations) {
      if (before.get(id) !== paced_until)
        updateAutomation(work, organizationId, id, { paced_until })
    }
    saveCursor(work, organizationId, to)
    return { hasFound: true, hasMore }
  })

const nothing = { hasFound: false, hasMore: false }

async function match(
  work: Work,
  automations: readonly AutomationRow[],
  body: string,
): Promise<void> {
  const head = readHead(body)
  const patterns = patternsOf(head.type)
  let occasion: RunTrigger | undefined
  for (const automation of automations) {
    const { trigger, enabled_at } = automation
    if (!('event' in trigger) || !patterns.includes(trigger.event)) continue
    if (enabled_at && new Date(head.createdAt) < enabled_at) continue
    if (trigger.filter && !wants(trigger.filter, body)) continue
    occasion ??= await occasionOf(work, head)
    await startRun(work, automation, occasion)
  }
}

async function occasionOf(
  { db, organizationId }: Work,
  { id, causedBy }: EventHead,
): Promise<RunTrigger> {
  const runId = causedBy && AutomationRunId.read(causedBy.runId)
  const run = runId ? await findRun(db, organizationId, runId) : undefined
  return { kind: 'event', id, depth: causedBy?.depth ?? 0, chain: run?.chain ?? [] }
}
