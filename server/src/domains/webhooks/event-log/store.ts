import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface EventRow {
  id: string
  body: string
}

/** What happened, newest first; one row more than the limit when there is another page. */
export async function listEvents(
  db: Db,
  organizationId: string,
  type: string | undefined,
  page: { after: string | null; limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .select(['id', 'body'])
    .where('organization_id', '=', organizationId)
    .where('test', '=', false)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
}

/** Of an event in the feed: the transaction that wrote it (xid8), then its id. */
export interface Place {
  transaction: string
  id: string
}

export const isBefore = (a: Place, b: Place): boolean =>
  a.transaction === b.transaction ? a.id < b.id : BigInt(a.transaction) < BigInt(b.transaction)

// Literal, so that the planner knows the partial index events_in_order to fit.
const isReal = sql<boolean>`not test`

/** The last event that no event of a transaction still underway can come before. */
export async function findNewest(db: Db, organizationId: string): Promise<Place | undefined> {
  return db
    .selectFrom('events')
    .select(['transaction', 'id'])
    .where('organization_id', '=', organizationId)
    .where(isReal)
    .where(sql<boolean>`transaction < (select settled_below())`)
    .orderBy('transaction', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Oldest first, one row more than the limit when there are more. */
export async function listEventsUpTo(
  db: Db,
  organizationId: string,
  type: string | undefined,
  { from, to }: { from: Place; to: Place },
  limit: number,
): Promise<(EventRow & Place)[]> {
  return db
    .selectFrom('events')
    .select(['transaction', 'id', 'body'])
    .where('organization_id', '=', organizationId)
    .where(isReal)
    .where(sql<boolean>`(transaction, id) > (${from.transaction}::xid8, ${from.id}::uuid)`)
    .where(sql<boolean>`(transaction, id) <= (${to.transaction}::xid8, ${to.id}::uuid)`)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .orderBy('transaction')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
}
