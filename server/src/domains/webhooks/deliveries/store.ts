import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AttemptsTable, DeliveriesTable } from '../../../platform/db/tables.generated.ts'
import type { TransportName } from '../store.ts'

export type DeliveryRow = Selectable<DeliveriesTable>
export type AttemptRow = Selectable<AttemptsTable>

export async function insertDelivery(
  tx: Tx,
  delivery: Insertable<DeliveriesTable>,
): Promise<DeliveryRow> {
  return tx.insertInto('deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()
}

export interface DeliveryFilter {
  status: string | undefined
  eventType: string | undefined
  from: string | undefined
  to: string | undefined
}

/** Statuses of rows. `delivering` is a pending delivery under a claim. */
const statuses = ['pending', 'succeeded', 'failed', 'held', 'canceled']

/** Lists deliveries, newest first, one row more than the limit if there is another page. */
export async function listDeliveries(
  db: Db,
  { organizationId, webhookId, now }: { organizationId: string; webhookId: string; now: Date },
  { status, eventType, from, to }: DeliveryFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<DeliveryRow[]> {
  const isClaimed = sql`coalesce(claimed_until > ${now}, false)`
  const conditions = [
    sql`organization_id = ${organizationId} and webhook_id = ${webhookId}`,
    ...(status === 'delivering' ? [isClaimed] : []),
    ...(status === 'pending' ? [sql`not ${isClaimed}`] : []),
    ...(eventType === undefined ? [] : [sql`event_type = ${eventType}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`created_at <= ${new Date(to)}`]),
    ...(after === null
      ? []
      : [
          sql`(created_at, id) < (
            select created_at, id from deliveries where organization_id = ${organizationId} and id = ${after})`,
        ]),
  ]
  const newest = (condition: ReturnType<typeof sql>) => sql`(
    select * from deliveries where ${sql.join([...conditions, condition], sql` and `)}
    order by created_at desc, id desc limit ${limit + 1})`
  const stored = status === 'delivering' ? 'pending' : status
  // The indexes deliveries_by_type and deliveries_by_status (over this expression) have the order of the list.
  const parts =
    stored === undefined && eventType !== undefined
      ? [newest(sql`true`)]
      : statuses
          .filter((one) => stored === undefined || one === stored)
          .map((one) => newest(sql`status || '' = ${one}`))
  const { rows } = await sql<DeliveryRow>`
    select * from (${sql.join(parts, sql` union all `)}) as delivery
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  return rows
}

export async function findDelivery(
  db: Db,
  organizationId: string,
  id: string,
  transport: TransportName = null,
): Promise<(DeliveryRow & { body: string }) | undefined> {
  return db
    .selectFrom('deliveries as d')
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.organization_id', '=', 'd.organization_id').onRef('w.id', '=', 'd.webhook_id'),
    )
    .innerJoin('events as e', (join) =>
      join.onRef('e.organization_id', '=', 'd.organization_id').onRef('e.id', '=', 'd.event_id'),
    )
    .selectAll('d')
    .select('e.body')
    .where('d.organization_id', '=', organizationId)
    .where('d.id', '=', id)
    .where('w.transport', 'is not distinct from', transport)
    .executeTakeFirst()
}

/** Facts about a delivery from other tables. */
export interface DeliveryFacts {
  lastAttempt: (Pick<AttemptRow, 'started_at' | 'duration_ms' | 'error'> & LastStatus) | null
  /** Body of the event; null if it is longer than a list reads. */
  body: string | null
  /** Waits before the retries; null for the default ones. */
  waitsSeconds: number[] | null
}
interface LastStatus {
  status_code: number | null
}

/** A page of events that their publisher filled to the limit would be 25 MB. */
const maxReadBytes = 65_536

/** Returns the facts of each delivery, with a few index lookups each. */
export async function findDeliveryFacts(
  db: Db,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<Map<string, DeliveryFacts>> {
  const { rows } = await sql<FactsRow>`
    select d.id, w.retry_schedule_seconds as "waitsSeconds",
      case when octet_length(e.body) <= ${maxReadBytes} then e.body end as body, last.*
    from deliveries d
    join webhooks w on w.organization_id = ${organizationId} and w.id = d.webhook_id
    join events e on e.organization_id = ${organizationId} and e.id = d.event_id
    left join lateral (
      select started_at, duration_ms, status_of(response) as status_code, error
      from attempts
      where organization_id = ${organizationId} and delivery_id = d.id
      order by id desc limit 1
    ) last on true
    where d.organization_id = ${organizationId} and d.id = any(${[...deliveryIds]}::uuid[])`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, body, waitsSeconds, started_at, ...last }) => [
      id,
      { body, waitsSeconds, lastAttempt: started_at && { started_at, ...last } },
    ]),
  )
}

type FactsRow = Omit<DeliveryFacts, 'lastAttempt'> &
  Omit<NonNullable<DeliveryFacts['lastAttempt']>, 'started_at'> & {
    id: string
    started_at: Date | null
  }

/** Lists the last attempts, oldest first. */
export async function listAttempts(
  db: Db,
  organizationId: string,
  deliveryId: string,
  limit: number,
): Promise<AttemptRow[]> {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

interface Retry {
  organizationId: string
  id: string
  now: Date
  /** Step of the schedule: a finished delivery gets one more attempt. */
  lastStep: number
  ordering: string
}

/** Makes a delivery due now, unless it is being sent. */
export async function retryDelivery(
  tx: Tx,
  { organizationId, id, now, lastStep, ordering }: Retry,
): Promise<void> {
  const isFinished = sql<boolean>`status in ('succeeded', 'failed', 'canceled')`
  await tx
    .updateTable('deliveries')
    .set({
      schedule_step: sql`case when ${isFinished} then ${lastStep} else schedule_step end`,
      manual: sql`manual or ${isFinished}`,
      status: 'pending',
      order_key: sql`order_key(${ordering}, subject)`,
      next_attempt_at: now,
      completed_at: null,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where(sql<boolean>`(claimed_until is null or claimed_until <= ${now})`)
    .where('expunged_at', 'is', null)
    .execute()
}

export interface ReplayFilter {
  from: Date | undefined
  to: Date | undefined
  patterns: readonly string[] | undefined
  eventIds: readonly string[] | undefined
  status: string | undefined
}

interface Replay {
  organizationId: string
  webhookId: string
  now: Date
  ordering: string
  limit: number
}

/** Restarts the schedule of deliveries that are not in flight, oldest first. Returns how many. */
export async function replayDeliveries(
  tx: Tx,
  { organizationId, webhookId, now, ordering, limit }: Replay,
  { from, to, patterns, eventIds, status }: ReplayFilter,
): Promise<number> {
  const chosen = tx
    .selectFrom('deliveries')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('webhook_id', '=', webhookId)
    .where('status', '<>', 'pending')
    .where('expunged_at', 'is', null)
    .where(sql<boolean>`(claimed_until is null or claimed_until <= ${now})`)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? now))
    .$if(to !== undefined, (query) => query.where('created_at', '<=', to ?? now))
    .$if(patterns !== undefined, (query) => query.where(matches(patterns ?? [])))
    .$if(eventIds !== undefined, (query) => query.where('event_id', 'in', eventIds ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
  const { numUpdatedRows } = await tx
    .with('chosen', () => chosen)
    .updateTable('deliveries')
    .from('chosen')
    .set({
      status: 'pending',
      schedule_step: 0,
      manual: true,
      order_key: sql`order_key(${ordering}, subject)`,
      next_attempt_at: now,
      claimed_until: null,
      completed_at: null,
    })
    .where('organization_id', '=', organizationId)
    .whereRef('deliveries.id', '=', 'chosen.id')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function holdPending(
  tx: Tx,
  organizationId: string,
  webhookId: string,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ status: 'held', next_attempt_at: null })
    .where('organization_id', '=', organizationId)
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .execute()
}

/** Cancels open deliveries of types that the webhook no longer subscribes to. */
export async function cancelUnsubscribed(
  tx: Tx,
  { organizationId, webhookId, now }: { organizationId: string; webhookId: string; now: Date },
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ status: 'canceled', next_attempt_at: null, completed_at: now })
    .where('organization_id', '=', organizationId)
    .where('webhook_id', '=', webhookId)
    .where('status', 'in', ['pending', 'held'])
    .where(matches(before))
    .where(sql<boolean>`not ${matches(after)}`)
    .execute()
}

/** Condition: one of the patterns is among `patternsOf` the type. */
const matches = (patterns: readonly string[]) => {
  const groups = patterns.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1))
  return sql<boolean>`(event_type = any(${[...patterns]}::text[]) or event_type ^@ any(${groups}::text[]))`
}
