import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import type { Tables } from '../../../platform/db/tables.generated.ts'
import { type CompanyRow, columns } from './store.ts'

interface Page {
  after: string | null
  limit: number
}

/** Companies that are looked at one after the other before an index is asked. */
const maxWalked = 2_000

/**
 * Newest first, one row more than the limit when there is another page. A text is looked for near the beginning
 * of the list, and then by the index, as in the list of contacts.
 */
export async function listCompanies(
  db: Db,
  organizationId: string,
  { q, domain }: { q: string | undefined; domain: string | undefined },
  page: Page,
): Promise<CompanyRow[]> {
  const companies = db
    .selectFrom('companies')
    .where('organization_id', '=', organizationId)
    .$if(page.after !== null, (query) => query.where('id', '<', page.after))
    .$if(domain !== undefined, (query) => query.where('domain', '=', domain ?? ''))
  if (q === undefined) return firstOf(companies, page)
  const fits = fitting(q)
  const next = companies.selectAll().orderBy('id', 'desc').limit(maxWalked)
  const near = await firstOf(db.selectFrom(next.as('companies')).where(fits), page)
  if (near.length > page.limit || domain !== undefined) return near
  return firstOf(
    db
      .with(
        // Its own step, because a planner that knows of the order walks along it.
        (step) => step('found').materialized(),
        () => companies.select('id').where(fits),
      )
      .selectFrom('companies')
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
  query: SelectQueryBuilder<Tables, 'companies', object>,
  { limit }: Page,
): Promise<CompanyRow[]> =>
  query
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<CompanyRow>()
    .execute()

/** By words that begin so where the text is too short for the index to find it inside of words. */
function fitting(q: string) {
  const text = q.toLowerCase()
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql<boolean>`search like ${containing(text)}`
  return sql<boolean>`(search like ${beginning(text)} or search like ${beginning(` ${text}`, '%')})`
}
