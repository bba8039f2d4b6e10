import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Sender } from '../../../platform/db/pipeline.ts'
import type { Claim, EndedAttempt } from './attempt.ts'

/** A webhook that may have deliveries due, and how many to claim at most. */
export interface ClaimRequest {
  organizationId: string
  webhookId: string
  capacity: number
}

/** A webhook to claim for again after that time. */
export interface ClaimDelay {
  organizationId: string
  webhookId: string
  waitMs: number
}

/**
 * Claims due deliveries of each webhook with the SQL function `claim_deliveries`. `at` is an argument of `now_or`;
 * `senderId` identifies this process if it is registered.
 */
export async function claimDeliveries(
  db: Db,
  requests: readonly ClaimRequest[],
  at: Date | null,
  senderId: number | null = null,
): Promise<{ claims: Claim[]; pauses: ClaimDelay[] }> {
  const { rows } = await sql<
    Claim | (Omit<ClaimDelay, 'waitMs'> & { waitSeconds: number; deliveryId: null })
  >`
    select organization_id as "organizationId", webhook_id as "webhookId",
      extract(epoch from again_at - claimed_at)::double precision as "waitSeconds",
      delivery_id as "deliveryId", event_id as "eventId", event_type as "eventType", body, subject,
      thin, transport, order_key as "orderKey", url, headers, secret, previous_secret as "previousSecret",
      private_key as "privateKey", previous_private_key as "previousPrivateKey",
      previous_secret_until as "previousSecretUntil",
      retry_schedule_seconds as "retryScheduleSeconds", max_in_flight as "maxInFlight",
      schedule_step as "scheduleStep", manual, has_failures as "hasFailures",
      is_backlogged as "isBacklogged", claimed_until as "claimedUntil"
    from claim_deliveries(${requests.map((one) => one.organizationId)}::uuid[],
      ${requests.map((one) => one.webhookId)}::uuid[], ${requests.map((one) => one.capacity)}::integer[],
      ${at}, null, ${senderId}::integer)`.execute(db)
  const claims: Claim[] = []
  const pauses: ClaimDelay[] = []
  for (const row of rows) {
    if (row.deliveryId === null) pauses.push({ ...row, waitMs: row.waitSeconds * 1_000 })
    else claims.push(row)
  }
  return { claims, pauses }
}

export interface EndpointWithPending {
  organizationId: string
  webhookId: string
  enabled: boolean
  firstDueAt: Date
  /** Zero or less if it is due, by the clock of the claims. */
  dueInMs: number
}

/** Lists every webhook with a pending delivery: the SQL function `list_pending_webhooks`. `at` is an argument of `now_or`. */
export async function listEndpointsWithPending(
  db: Db,
  at: Date | null,
): Promise<EndpointWithPending[]> {
  const { rows } = await sql<EndpointWithPending>`
    select organization_id as "organizationId", webhook_id as "webhookId", enabled,
      first_due_at as "firstDueAt",
      (extract(epoch from first_due_at - now_or(${at}::timestamptz)) * 1000)::double precision as "dueInMs"
    from list_pending_webhooks()`.execute(db)
  return rows
}

/** Holds deliveries that were created while their webhook was being disabled. */
export async function holdStragglers(db: Db): Promise<void> {
  await sql`
    update deliveries d set status = 'held', next_attempt_at = null from webhooks w
    where not w.enabled and d.organization_id = w.organization_id and d.webhook_id = w.id
      and d.status = 'pending'`.execute(db)
}

/** Inserts attempts and updates their deliveries, with the SQL function `save_attempts`. */
export async function insertAttempts(
  sender: Sender,
  attempts: readonly EndedAttempt[],
): Promise<void> {
  // In a fixed order, so that two senders with the same rows do not deadlock.
  const keyOf = ({ claim }: EndedAttempt): string => `${claim.organizationId} ${claim.deliveryId}`
  const sorted = attempts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const column = <T>(read: (attempt: EndedAttempt) => T): T[] => sorted.map(read)
  const json = (read: (attempt: EndedAttempt) => unknown): (string | null)[] =>
    column((attempt) => {
      const value = read(attempt)
      return value === null ? null : JSON.stringify(value)
    })
  await sql`select from save_attempts(${column(({ claim }) => claim.organizationId)}::uuid[],
    ${column(({ claim }) => claim.deliveryId)}::uuid[],
    ${column(({ claim }) => claim.claimedUntil.toISOString())}::timestamptz[],
    ${column(({ id }) => id)}::uuid[],
    ${column(({ status }) => status)}::text[],
    ${column(({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null)}::timestamptz[],
    ${column(({ startedAt }) => startedAt.toISOString())}::timestamptz[],
    ${column(({ endedAt }) => endedAt.toISOString())}::timestamptz[],
    ${column(({ durationMs }) => durationMs)}::integer[],
    ${json(({ timings }) => timings)}::text[],
    ${json(({ request }) => request)}::text[],
    ${json(({ response }) => response)}::text[],
    ${json(({ error }) => error)}::text[])`.execute(sender)
}

/** Makes the delivery after each finished one due, with the SQL function `unblock_next`. */
export async function unblockNext(
  sender: Sender,
  organizationId: string,
  ended: readonly Pick<Claim, 'webhookId' | 'orderKey'>[],
  now: Date,
): Promise<void> {
  await sql`select from unblock_next(${organizationId},
    ${ended.map((claim) => claim.webhookId)}::uuid[],
    ${ended.map((claim) => claim.orderKey)}::text[], ${now})`.execute(sender)
}

/**
 * Gives the pending deliveries of a webhook the keys of its current ordering. The lock waits for events that are being
 * published under the previous ordering, and makes later ones wait.
 */
export async function recomputeOrderKeys(
  tx: Tx,
  { organizationId, webhookId, now }: { organizationId: string; webhookId: string; now: Date },
  ordering: string,
): Promise<void> {
  await sql`select from webhooks where organization_id = ${organizationId} and id = ${webhookId}
    for update`.execute(tx)
  await sql`
    update deliveries set order_key = order_key(${ordering}, subject),
      next_attempt_at = case when attempts_count = 0 then least(next_attempt_at, ${now}::timestamptz)
        else next_attempt_at end
    where organization_id = ${organizationId} and webhook_id = ${webhookId}
      and status = 'pending'`.execute(tx)
}

/** Releases claims, so that another sender can take the deliveries immediately. */
export async function releaseClaims(
  sender: Sender,
  organizationId: string,
  claims: readonly Claim[],
): Promise<void> {
  const ids = claims.map((claim) => claim.deliveryId)
  const untils = claims.map((claim) => claim.claimedUntil.toISOString())
  await sql`
    update deliveries d set claimed_until = null
    where d.organization_id = ${organizationId} and d.id = any (${ids}::uuid[]) and exists (
      select from unnest(${ids}::uuid[], ${untils}::timestamptz[]) as claim (id, until)
      where claim.id = d.id and claim.until = d.claimed_until)`.execute(sender)
}

/**
 * Releases all claims of an embedded database, which has one process: claims that exist at its start are left from the
 * previous process.
 */
export async function releaseAllClaims(db: Db): Promise<void> {
  await sql`update deliveries set claimed_until = null
    where status = 'pending' and claimed_until is not null`.execute(db)
}

export interface HealthChange {
  webhookId: string
  /** True if there was a success; `failures` counts the failures after it. */
  recovered: boolean
  failures: number
  firstFailureAt: Date | null
}

export interface Health {
  webhookId: string
  failures: number
  firstFailureAt: Date | null
  warnedAt: Date | null
}

export async function updateHealth(
  sender: Sender,
  organizationId: string,
  changes: readonly HealthChange[],
): Promise<Health[]> {
  const { rows } = await sql<Health>`
    update webhooks w set
      failures = change.failures + case when change.recovered then 0 else w.failures end,
      first_failure_at = case when change.recovered or w.first_failure_at is null
        then change.first_failure_at else w.first_failure_at end,
      warned_at = case when change.recovered then null else w.warned_at end
    from unnest(${changes.map((one) => one.webhookId)}::uuid[],
      ${changes.map((one) => one.recovered)}::boolean[],
      ${changes.map((one) => one.failures)}::integer[],
      ${changes.map((one) => one.firstFailureAt?.toISOString() ?? null)}::timestamptz[])
      as change (id, recovered, failures, first_failure_at)
    where w.organization_id = ${organizationId} and w.id = change.id and w.enabled
    returning w.id as "webhookId", w.failures, w.first_failure_at as "firstFailureAt",
      w.warned_at as "warnedAt"`.execute(sender)
  return rows
}

export async function countPending(db: Db): Promise<number> {
  const { rows } = await sql<{ pending: number }>`
    select count(*)::integer as pending from deliveries where status = 'pending'`.execute(db)
  return rows[0]?.pending ?? 0
}

/** Returns when the first delivery became due that a claim for these webhooks would take. */
export async function findOldestWaiting(
  db: Db,
  endpoints: readonly EndpointWithPending[],
  now: Date,
): Promise<Date | null> {
  const firstDue = (isRetry: 0 | 1) => sql`(
    select d.next_attempt_at, d.claimed_until from deliveries d
    where d.organization_id = w.organization_id and d.webhook_id = w.id
      and d.status = 'pending' and least(d.attempts_count, 1) = ${sql.lit(isRetry)} and d.next_attempt_at <= ${now}
    order by d.next_attempt_at, d.id limit w.max_in_flight)`
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(due.oldest) as oldest
    from webhooks w
    cross join lateral (
      select min(next_attempt_at) filter (where claimed_until is null or claimed_until <= ${now}) as oldest,
        count(*) filter (where claimed_until > ${now}) as claimed
      from (${firstDue(0)} union all ${firstDue(1)}) first
    ) due
    where (w.organization_id, w.id) in (
        select * from unnest(${endpoints.map((one) => one.organizationId)}::uuid[],
          ${endpoints.map((one) => one.webhookId)}::uuid[]))
      and w.rate_limit_per_second is null and w.ordering = 'none'
      and due.claimed < w.max_in_flight`.execute(db)
  return rows[0]?.oldest ?? null
}
