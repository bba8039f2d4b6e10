import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { beginning, containing } from '../../platform/db/like-pattern.ts'
import type { Tables } from '../../platform/db/tables.generated.ts'
import { listResembling } from '../../platform/finding/resembling-store.ts'
import { emailKey, type Handle, handleIn, phonePartIn } from './handles/forms.ts'
import { holderOf, holdersOf } from './handles/store.ts'
import { indexed, type Predicate } from './search/predicate.ts'
import { type ContactRow, columns, contactRows } from './store.ts'

export interface ContactFilter {
  q: string | undefined
  email: string | undefined
  phone: string | undefined
  tag: string | undefined
}

interface Page {
  after: string | null
  limit: number
}

/** Contacts that are scanned in order before an index is used: about 3 ms. */
const maxWalked = 2_000

/**
 * Lists contacts, newest first, one row more than the limit if there is another page. A common condition is met near
 * the beginning of the list; a rare one is found by an index. Both are tried, so that the choice does not depend on
 * statistics: with those, a tag that only old contacts have was searched among a million newer ones.
 */
export async function listContacts(
  db: Db,
  organizationId: string,
  filter: ContactFilter,
  page: Page,
): Promise<ContactRow[]> {
  const { q, email, phone, tag } = filter
  const isWide = q !== undefined || tag !== undefined
  const handle = q === undefined ? null : handleIn(q)
  if (handle || email !== undefined || phone !== undefined || !isWide) {
    const exact = conditionOf(organizationId, filter, handle)
    const rows = await firstOf(selectAfter(db, organizationId, page).where(exact), page)
    // Somebody may still be typing the number.
    if (rows.length > 0 || handle?.kind !== 'phone' || phone !== undefined) return rows
  }
  const fits = conditionOf(organizationId, filter, null)
  const next = selectAfter(db, organizationId, page)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(maxWalked)
  const near = await firstOf(db.selectFrom(next.as('contacts')).where(fits), page)
  if (near.length > page.limit) return near
  if (near.length > page.limit / 4) {
    // A page is about three steps ahead, which is closer than all matches: 1 % of a million takes 20 ms to reach.
    const far = selectAfter(db, organizationId, page)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(4 * maxWalked)
    const further = await firstOf(db.selectFrom(far.as('contacts')).where(fits), page)
    if (further.length > page.limit) return further
  }
  // A step of its own: a planner that knows the order would walk along it.
  const fitting = selectAfter(db, organizationId, page).select('id').where(fits)
  return firstOf(
    db
      .with(
        (step) => step('fitting').materialized(),
        () => fitting,
      )
      .selectFrom('contacts')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('fitting')
          .select('fitting.id')
          .orderBy('fitting.id', 'desc')
          .limit(page.limit + 1),
      ),
    page,
  )
}

const selectAfter = (db: Db, organizationId: string, { after }: Page) =>
  db
    .selectFrom('contacts')
    .where('organization_id', '=', organizationId)
    .$if(after !== null, (query) => query.where('id', '<', after))

const firstOf = (
  query: SelectQueryBuilder<Tables, 'contacts', object>,
  { limit }: Page,
): Promise<ContactRow[]> =>
  query
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<ContactRow>()
    .execute()

function conditionOf(
  organizationId: string,
  { q, email, phone, tag }: ContactFilter,
  handle: Handle | null,
) {
  const conditions = [
    ...(q === undefined ? [] : [fitting(organizationId, q, handle)]),
    ...(email === undefined
      ? []
      : [sql`id = ${holderOf(organizationId, 'email', emailKey(email))}`]),
    ...(phone === undefined ? [] : [sql`id = ${holderOf(organizationId, 'phone', phone)}`]),
    ...(tag === undefined ? [] : [sql`tags @> array[${tag}]`]),
  ]
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Returns the filters of the list as a predicate for a search; null if there are none. */
export const predicateOf = (organizationId: string, filter: ContactFilter): Predicate | null =>
  Object.values(filter).every((value) => value === undefined)
    ? null
    : indexed(
        conditionOf(organizationId, filter, filter.q === undefined ? null : handleIn(filter.q)),
      )

/** Returns the condition for a search text. A text too short for the index is compared with the beginnings of words. */
function fitting(organizationId: string, q: string, handle: Handle | null) {
  if (handle) return sql`id = any(array(${holdersOf(organizationId, handle)}))`
  const text = q.toLowerCase()
  const phonePart = phonePartIn(text)
  if (phonePart !== null) {
    return sql`(search like ${containing(text)} or search like ${containing(phonePart)})`
  }
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql`search like ${containing(text)}`
  return sql`(search like ${beginning(text)} or search like ${beginning(` ${text}`, '%')})`
}

/** Lists contacts with the words of a text in any order, longer words with at most one typo. */
export async function listSimilarContacts(
  db: Db,
  organizationId: string,
  q: string,
  limit: number,
): Promise<ContactRow[]> {
  const searched = { table: 'contacts', organizationId, search: sql.ref('search') } as const
  const ids = await listResembling(db, searched, q, limit)
  if (ids.length === 0) return []
  return contactRows
    .select(db, organizationId)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
}
