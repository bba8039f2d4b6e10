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

/** Most connections for saves in order, which are taken from requests. Saves that commit together share a flush. */
const durableConnections = 3

/** Attempts of an organization that could not be saved. */
export interface Unsaved {
  attempts: readonly EndedAttempt[]
  reason: unknown
}

/**
 * Saves attempts, then their effects on webhooks. One call inserts the attempts of all organizations. If it fails, each
 * organization gets its own call, so that a failure affects only its own organization.
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
  // A crash can lose unflushed writes, and the delivery is then sent again. In a strict order this must not happen
  // after its successors.
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

/**
 * Inserts attempts of all organizations together. With a call for each of twenty organizations, a call had one attempt
 * and cost more than its writes.
 */
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
    // Any error counts: each organization is then saved by its own call.
    log.warn({ err: error }, 'attempts of several organizations could not be recorded together')
    return false
  }
}

/**
 * Records attempts outside a transaction: saving locks delivery rows, and a deletion that waits for these locks the
 * webhook.
 */
async function record(
  platform: AttemptContext,
  sender: Sender,
  organizationId: string,
  attempts: readonly EndedAttempt[],
): Promise<Health[]> {
  await insertAttempts(sender, attempts)
  return follow(platform, sender, organizationId, attempts)
}

/**
 * Applies the effects of recorded attempts of an organization: the next delivery in order, and the health of webhooks.
 */
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

/** Warns about failing webhooks, and disables those that have failed for too long or want no more. */
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

/** Limits that must both be exceeded: neither a burst of failures nor one old failure proves enough. */
const failing = { forMs: 5 * 24 * hourMs, attempts: 20 } as const

/** Returns the health changes from a batch of attempts. Webhooks that were and are healthy have none. */
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

/** Decides on a webhook with this record of failures: nothing, a warning at half of the limits, or disabling. */
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
