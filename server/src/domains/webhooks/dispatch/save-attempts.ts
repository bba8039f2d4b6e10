import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import { pipeline, type Sender } from '../../../platform/db/pipeline.ts'
import type { AttemptContext, EndedAttempt } from './attempt.ts'
import {
  type Health,
  type HealthChange,
  insertAttempts,
  unblockNext,
  updateHealth,
} from './store.ts'
import { disableEndpoint, type EndpointKey, warnOf } from './trouble.ts'

/** Connections that saves in order may take from requests. Those that commit together share a flush. */
const durableConnections = 3

/** What could not be saved of an organization. */
export interface Unsaved {
  attempts: readonly EndedAttempt[]
  reason: unknown
}

/**
 * Saves attempts, then what follows for their webhooks. One call inserts those of all organizations; if it fails, each
 * organization has a call of its own, so that one that cannot be saved keeps no other one.
 */
export async function saveAttempts(
  platform: AttemptContext,
  attempts: readonly EndedAttempt[],
): Promise<Unsaved[]> {
  const { db } = platform.database
  const organizations = [...Map.groupBy(attempts, ({ claim }) => claim.organizationId)]
  const ordered = organizations.filter(([, own]) => own.some(isOrdered))
  const unordered = organizations.filter(([, own]) => !own.some(isOrdered))
  const limit = createLimiter(durableConnections)
  // A crash may take what `dispatch` writes, and the delivery is sent again: not after those that follow it.
  const outcomes = await Promise.all([
    recordTogether(platform, unordered),
    Promise.allSettled(ordered.map(([id, own]) => limit(() => record(platform, db, id, own)))),
  ])
  const unsaved: Unsaved[] = []
  for (const [index, [organizationId, own]] of [...unordered, ...ordered].entries()) {
    const outcome = outcomes.flat()[index]
    try {
      if (outcome?.status === 'rejected') throw outcome.reason
      await judge(platform, organizationId, own, outcome?.value ?? [])
    } catch (reason) {
      unsaved.push({ attempts: own, reason })
    }
  }
  return unsaved
}

const isOrdered = ({ claim, status }: EndedAttempt): boolean =>
  claim.orderKey !== null && status !== 'pending'

type OfOrganization = readonly [organizationId: string, attempts: readonly EndedAttempt[]]

async function recordTogether(
  platform: AttemptContext,
  groups: readonly OfOrganization[],
): Promise<PromiseSettledResult<Health[]>[]> {
  const { dispatch } = platform.database
  if (groups.length > 1 && (await insertTogether(platform, groups)))
    return Promise.allSettled(groups.map(([id, own]) => follow(platform, dispatch, id, own)))
  return pipeline(dispatch, groups, (sender, [id, own]) => record(platform, sender, id, own))
}

/** With a call for each of twenty organizations, a call had one attempt and cost more than what it wrote. */
async function insertTogether(
  { database, log }: AttemptContext,
  groups: readonly OfOrganization[],
): Promise<boolean> {
  try {
    await insertAttempts(
      database.dispatch,
      groups.flatMap(([, own]) => own),
    )
    return true
  } catch (error) {
    // Whatever it is: of the organizations that it does not concern, each is saved by a call of its own.
    log.warn({ err: error }, 'attempts of several organizations could not be recorded together')
    return false
  }
}

/** Not one transaction: saving locks rows of deliveries, and a deletion that waits for these locks the webhook. */
async function record(
  platform: AttemptContext,
  sender: Sender,
  organizationId: string,
  attempts: readonly EndedAttempt[],
): Promise<Health[]> {
  await insertAttempts(sender, attempts)
  return follow(platform, sender, organizationId, attempts)
}

/** What recorded attempts of an organization change: the next in their order, and the health of their webhooks. */
async function follow(
  { clock }: AttemptContext,
  sender: Sender,
  organizationId: string,
  attempts: readonly EndedAttempt[],
): Promise<Health[]> {
  const ordered = attempts.filter(isOrdered).map(({ claim }) => claim)
  if (ordered.length > 0) await unblockNext(sender, organizationId, ordered, clock.now())
  const changes = healthChanges(attempts)
  return changes.length > 0 ? updateHealth(sender, organizationId, changes) : []
}

/** Warns of webhooks that fail, and disables those that have failed for too long or want no more. */
async function judge(
  platform: AttemptContext,
  organizationId: string,
  attempts: readonly EndedAttempt[],
  healths: readonly Health[],
): Promise<void> {
  const now = platform.clock.now()
  const transports = new Map(attempts.map(({ claim }) => [claim.webhookId, claim.transport]))
  const endpointOf = (webhookId: string): EndpointKey => ({
    organizationId,
    webhookId,
    transport: transports.get(webhookId) ?? null,
  })
  for (const health of healths) {
    const endpoint = endpointOf(health.webhookId)
    const what = verdict(health, now)
    if (what === 'disable') await disableEndpoint(platform, endpoint, 'failing')
    if (what === 'warn') await warnOf(platform, endpoint)
  }
  const gone = new Set(attempts.filter(({ isGone }) => isGone).map(({ claim }) => claim.webhookId))
  for (const webhookId of gone) await disableEndpoint(platform, endpointOf(webhookId), 'gone')
}

const hourMs = 3_600_000

/** Both must be met: a burst of failures proves as little as one failure that is old. */
const failing = { forMs: 5 * 24 * hourMs, attempts: 20 } as const

/** What a batch of attempts says about each webhook; nothing about those that were and are well. */
export function healthChanges(attempts: readonly EndedAttempt[]): HealthChange[] {
  const changes = new Map<string, HealthChange>()
  for (const { claim, status, startedAt, counts } of attempts) {
    if (!counts) continue
    const { webhookId } = claim
    const change = changes.get(webhookId) ?? {
      webhookId,
      recovered: false,
      failures: 0,
      firstFailureAt: null,
    }
    if (status !== 'succeeded') {
      const { failures, firstFailureAt } = change
      changes.set(webhookId, {
        ...change,
        failures: failures + 1,
        firstFailureAt: firstFailureAt ?? startedAt,
      })
    } else if (claim.hasFailures || change.failures > 0) {
      changes.set(webhookId, { ...change, recovered: true, failures: 0, firstFailureAt: null })
    }
  }
  return [...changes.values()]
}

/** What is due to a webhook with this record of failures: nothing, a warning at half, or the end. */
export function verdict(
  { failures, firstFailureAt, warnedAt }: Omit<Health, 'webhookId'>,
  now: Date,
): 'well' | 'warn' | 'disable' {
  const lastedMs = firstFailureAt ? now.getTime() - firstFailureAt.getTime() : 0
  const isPast = (share: number): boolean =>
    lastedMs >= failing.forMs * share && failures >= failing.attempts * share
  if (isPast(1)) return 'disable'
  return isPast(0.5) && !warnedAt ? 'warn' : 'well'
}
