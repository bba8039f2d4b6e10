import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { beginning, containing } from '../../platform/db/like-pattern.ts'
import type { Tables } from '../../platform/db/tables.generated.ts'
import type { Status } from './states.ts'
import { columns, type ProposalRow } from './store.ts'

/** Undefined: any. Ids are bare. */
export interface ProposalFilter {
  status: Status | undefined
  contactId: string | undefined
  ownerId: string | undefined
  templateId: string | undefined
  /** As it is printed, or as all revisions share it. */
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

interface Page {
  after: string | null
  limit: number
}

/** Proposals that are looked at one after the other before an index is asked. */
const maxWalked = 2_000

/**
 * Newest first, one row more than the limit when there is another page. A text is looked for near the beginning
 * of the list, and then by the index, as in the list of contacts.
 */
export async function listProposals(
  db: Db,
  organizationId: string,
  { q, ...filter }: ProposalFilter,
  page: Page,
): Promise<ProposalRow[]> {
  const listed = db
    .selectFrom('proposals')
    .where('organization_id', '=', organizationId)
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .where(and(conditionsOf(filter)))
  if (q === undefined) return firstOf(listed, page)
  const fits = fitting(q)
  const next = listed.selectAll().orderBy('id', 'desc').limit(maxWalked)
  const near = await firstOf(db.selectFrom(next.as('proposals')).where(fits), page)
  if (near.length > page.limit) return near
  return firstOf(
    db
      .with(
        // Its own step, because a planner that knows of the order walks along it.
        (step) => step('found').materialized(),
        () => listed.select('id').where(fits),
      )
      .selectFrom('proposals')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('found')
          .select('found.id')
          .orderBy('found.id', 'desc')
          .limit(page.limit + 1),
      ),
    page,
  )
}

const firstOf = (
  query: SelectQueryBuilder<Tables, 'proposals', object>,
  { limit }: Page,
): Promise<ProposalRow[]> =>
  query
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<ProposalRow>()
    .execute()

type Condition = ReturnType<typeof sql<boolean>>

const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`

function conditionsOf(filter: Omit<ProposalFilter, 'q'>): Condition[] {
  const { status, contactId, ownerId, templateId, number, currency } = filter
  const { recipientEmail, sha256, expiresBefore, createdAfter, createdBefore, isLatest } = filter
  return [
    status !== undefined && sql<boolean>`status = ${status}`,
    contactId !== undefined && sql<boolean>`contact_id = ${contactId}`,
    ownerId !== undefined && sql<boolean>`owner_id = ${ownerId}`,
    templateId !== undefined && sql<boolean>`template_id = ${templateId}`,
    number !== undefined && numbered(number),
    currency !== undefined && sql<boolean>`currency = ${currency}`,
    recipientEmail !== undefined && received(recipientEmail),
    sha256 !== undefined && sql<boolean>`(content_sha256 = ${sha256} or sealed_sha256 = ${sha256})`,
    expiresBefore !== undefined && sql<boolean>`expires_at < ${expiresBefore}`,
    createdAfter !== undefined && sql<boolean>`created_at >= ${createdAfter}`,
    createdBefore !== undefined && sql<boolean>`created_at < ${createdBefore}`,
    isLatest && latest,
  ].filter((condition) => condition !== false)
}

/** `P-2026-0042-2` is revision 2 of `P-2026-0042`, or a number of its own. */
function numbered(number: string): Condition {
  const [, root, revision] = /^(.+)-(\d{1,6})$/.exec(number) ?? []
  if (root === undefined) return sql<boolean>`number = ${number}`
  return sql<boolean>`(number = ${number} or (number = ${root} and revision = ${Number(revision)}
    and revision > 1))`
}

const received = (email: string): Condition => sql<boolean>`exists (
  select from proposal_recipients r where r.organization_id = proposals.organization_id
  and r.proposal_id = proposals.id and lower(r.email) = ${email.trim().toLowerCase()})`

const latest: Condition = sql<boolean>`not exists (
  select from proposals later where later.organization_id = proposals.organization_id
  and later.root_id = proposals.root_id and later.revision > proposals.revision)`

/** By words that begin so where the text is too short for the index to find it inside of words. */
function fitting(q: string): Condition {
  const text = q.toLowerCase()
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql<boolean>`search like ${containing(text)}`
  return sql<boolean>`(search like ${beginning(text)} or search like ${beginning(` ${text}`, '%')})`
}
