import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { deleteOldRows } from '../../platform/db/old-rows.ts'
import type { RequestLogTable } from '../../platform/db/tables.generated.ts'

export type RequestRow = Selectable<RequestLogTable>
export type NewRequest = Insertable<RequestLogTable>

/** One parameter for all of them: 500 rows of 20 columns would be 10,000. */
export async function insertRequests(db: Db, rows: readonly NewRequest[]): Promise<void> {
  await sql`
    insert into request_log
    select * from jsonb_populate_recordset(null::request_log, ${JSON.stringify(rows)}::text::jsonb)
  `.execute(db)
}

export interface RequestFilter {
  method?: string | undefined
  status?: number | undefined
  statusClass?: string | undefined
  route?: string | undefined
  sender?: 'token' | 'member' | undefined
  tokenId?: string | null | undefined
  memberId?: string | null | undefined
  requestId?: string | null | undefined
  errorCode?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * Newest first, one row more than the limit when there is another page. They are looked for in an index that
 * holds what filters ask for, and only those that are shown are read.
 */
export async function listRequests(
  db: Db,
  organizationId: string,
  filter: RequestFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<RequestRow[]> {
  const { method, status, statusClass, route, requestId, errorCode, from, to } = filter
  const { sender, tokenId, memberId } = filter
  let page = db
    .selectFrom('request_log')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after !== null) {
    page = page.where(sql<boolean>`(at, id) < (
      select at, id from request_log where organization_id = ${organizationId} and id = ${after})`)
  }
  if (method !== undefined) page = page.where('method', '=', method)
  if (status !== undefined) page = page.where('status', '=', status)
  if (route !== undefined) page = page.where('route', '=', route)
  if (sender !== undefined) page = page.where(`${sender}_id`, 'is not', null)
  if (tokenId !== undefined) page = page.where('token_id', '=', tokenId)
  if (memberId !== undefined) page = page.where('member_id', '=', memberId)
  if (requestId !== undefined) page = page.where('request_id', '=', requestId)
  if (errorCode !== undefined) page = page.where('error_code', '=', errorCode)
  if (from !== undefined) page = page.where('at', '>=', new Date(from))
  if (to !== undefined) page = page.where('at', '<=', new Date(to))
  if (statusClass !== undefined) {
    const lowest = Number(statusClass[0]) * 100
    page = page.where('status', '>=', lowest).where('status', '<', lowest + 100)
  }
  return db
    .selectFrom('request_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', 'in', page)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findRequest(
  db: Db,
  organizationId: string,
  requestId: string,
): Promise<RequestRow | undefined> {
  return db
    .selectFrom('request_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Leaves an organization the newest `kept` requests of its tokens, or of its members. */
export async function trimRequests(
  db: Db,
  organizationId: string,
  sender: 'token' | 'member',
  kept: number,
): Promise<void> {
  const isOfSender = sql`${sql.ref(`${sender}_id`)} is not null`
  await sql`
    delete from request_log
    where organization_id = ${organizationId} and ${isOfSender} and id <= (
      select id from request_log where organization_id = ${organizationId} and ${isOfSender}
      order by id desc offset ${kept} limit 1
    )`.execute(db)
}

/** Deletes requests from before then, at most `limit` of them, and says how many. */
export async function deleteOld(db: Db, before: Date, limit: number): Promise<number> {
  return deleteOldRows(db, 'request_log', 'at', before, limit)
}
