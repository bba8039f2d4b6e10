import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { beginning, containing } from '../../platform/db/like-pattern.ts'
import type { Tables } from '../../platform/db/tables.generated.ts'
import { listResembling } from '../../platform/finding/resembling-store.ts'
import { statuses } from './schema.ts'
import type { Status } from './states.ts'
import { columns, type ProposalRow, proposalRows } from './store.ts'

/** Filter of the list; undefined matches any value. Ids are bare. */
export interface ProposalFilter {
  status: Status | undefined
  contactId: string | undefined
  ownerId: string | undefined
  templateId: string | undefined
  /** The number as printed, or the number shared by all revisions. */
  number: string | undefined
  recipientEmail: string | undefined
  currency: string | undefined
  q: string | undefined
  sha256: string | undefined
  expiresBefore: Date | undefined
  createdAfter: Date | undefined
  createdBefore: Date | undefined
  isLatest: boolean
}

/** The last row of the previous page. */
export interface ProposalListCursor {
  createdAt: Date
  id: string
}

interface Page {
  after: ProposalListCursor | null
  limit: number
}

/** Proposals that are read in list order before another index is used. */
const maxWalked = 500

/**
 * Returns true if the list is read by time. Ids follow the order of creation only roughly, so a range of times needs
 * the times.
 */
const isByTime = ({
  createdAfter,
  createdBefore,
}: Pick<ProposalFilter, 'createdAfter' | 'createdBefore'>): boolean =>
  createdAfter !== undefined || createdBefore !== undefined

/**
 * Lists proposals, newest first, with one more than the limit if there is another page. If an index finds the rows in
 * another order, it first looks near the beginning of the list and then uses that index, like the list of contacts.
 */
export async function listProposals(
  db: Db,
  organizationId: string,
  { q, expiresBefore, ...filter }: ProposalFilter,
  page: Page,
): Promise<ProposalRow[]> {
  const byTime = isByTime(filter)
  const listed = db
    .selectFrom('proposals')
    .where('organization_id', '=', organizationId)
    .where(and(conditionsOf(organizationId, filter)))
    .$if(page.after !== null, (query) => query.where(behind(page.after, byTime)))
  const sought = [
    ...(q === undefined ? [] : [fitting(q)]),
    ...(expiresBefore === undefined ? [] : [endingBefore(expiresBefore)]),
  ]
  if (sought.length === 0) return firstOf(listed, page, byTime)
  const fits = and(sought)
  const next = inOrder(listed.selectAll(), byTime).limit(maxWalked)
  const near = await firstOf(db.selectFrom(next.as('proposals')).where(fits), page, byTime)
  if (near.length > page.limit) return near
  return firstOf(
    db
      .with(
        // A step of its own, because a planner that knows the order would read all rows in it.
        (step) => step('found').materialized(),
        () => listed.select(['id', 'created_at']).where(fits),
      )
      .selectFrom('proposals')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('found')
          .select('found.id')
          .$if(byTime, (query) => query.orderBy('found.created_at', 'desc'))
          .orderBy('found.id', 'desc')
          .limit(page.limit + 1),
      ),
    page,
    byTime,
  )
}

/** Lists proposals with the words of a text in any order, longer words with at most one typo. */
export async function listSimilarProposals(
  db: Db,
  organizationId: string,
  q: string,
  limit: number,
): Promise<ProposalRow[]> {
  const searched = { table: 'proposals', organizationId, search: sql.ref('search') } as const
  const ids = await listResembling(db, searched, q, limit)
  if (ids.length === 0) return []
  return proposalRows
    .select(db, organizationId)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
}

const behind = (after: ProposalListCursor | null, byTime: boolean): Condition =>
  byTime
    ? sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id}::uuid)`
    : sql<boolean>`id < ${after?.id}`

const inOrder = <Output>(
  query: SelectQueryBuilder<Tables, 'proposals', Output>,
  byTime: boolean,
): SelectQueryBuilder<Tables, 'proposals', Output> =>
  query.$if(byTime, (ordered) => ordered.orderBy('created_at', 'desc')).orderBy('id', 'desc')

const firstOf = (
  query: SelectQueryBuilder<Tables, 'proposals', object>,
  { limit }: Page,
  byTime: boolean,
): Promise<ProposalRow[]> =>
  inOrder(query.select(columns), byTime)
    .limit(limit + 1)
    .$castTo<ProposalRow>()
    .execute()

type Condition = ReturnType<typeof sql<boolean>>

const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`

function conditionsOf(
  organizationId: string,
  filter: Omit<ProposalFilter, 'q' | 'expiresBefore'>,
): Condition[] {
  const { status, contactId, ownerId, templateId, number, currency } = filter
  const { recipientEmail, sha256, createdAfter, createdBefore, isLatest } = filter
  return [
    status !== undefined && sql<boolean>`status = ${status}`,
    contactId !== undefined && sql<boolean>`contact_id = ${contactId}`,
    ownerId !== undefined && sql<boolean>`owner_id = ${ownerId}`,
    templateId !== undefined && sql<boolean>`template_id = ${templateId}`,
    number !== undefined && numbered(number),
    currency !== undefined && sql<boolean>`currency = ${currency}`,
    recipientEmail !== undefined && received(organizationId, recipientEmail),
    sha256 !== undefined && sql<boolean>`(content_sha256 = ${sha256} or sealed_sha256 = ${sha256})`,
    createdAfter !== undefined && sql<boolean>`created_at >= ${createdAfter}`,
    createdBefore !== undefined && sql<boolean>`created_at < ${createdBefore}`,
    isLatest && latestOf(organizationId),
  ].filter((condition) => condition !== false)
}

/** Matches a number: `P-2026-0042-2` is revision 2 of `P-2026-0042`, or a number of its own. */
function numbered(number: string): Condition {
  const [, root, revision] = /^(.+)-(\d{1,6})$/.exec(number) ?? []
  if (root === undefined) return sql<boolean>`number = ${number}`
  return sql<boolean>`(number = ${number} or (number = ${root} and revision = ${Number(revision)}
    and revision > 1))`
}

const received = (organizationId: string, email: string): Condition => sql<boolean>`id in (
  select r.proposal_id from proposal_recipients r where r.organization_id = ${organizationId}
  and lower(r.email) = ${email.trim().toLowerCase()})`

/**
 * Matches the latest revisions. `offset` keeps it at one index lookup for each row; otherwise it becomes a join with
 * all proposals of the organization.
 */
const latestOf = (organizationId: string): Condition => sql<boolean>`not exists (
  select from proposals later where later.organization_id = ${organizationId}
  and later.root_id = proposals.root_id and later.revision > proposals.revision offset 0)`

/** Combines all conditions of a filter, for reads in any order. */
export function matching(
  organizationId: string,
  { q, expiresBefore, ...filter }: ProposalFilter,
): Condition {
  const conditions = conditionsOf(organizationId, filter)
  if (q !== undefined) conditions.push(fitting(q))
  if (expiresBefore !== undefined) conditions.push(endingBefore(expiresBefore))
  return and(conditions)
}

/** Matches open proposals that end before a time, in the order of the index: by status, then by time. */
const endingBefore = (time: Date): Condition =>
  sql<boolean>`status = any(${[...statuses]}::text[]) and expires_at < ${time}`

/** Matches the words of `q`. A text too short for the trigram index matches only the beginning of words. */
function fitting(q: string): Condition {
  const text = q.toLowerCase()
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql<boolean>`search like ${containing(text)}`
  return sql<boolean>`(search like ${beginning(text)} or search like ${beginning(` ${text}`, '%')})`
}
