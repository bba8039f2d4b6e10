import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { CompaniesTable, Tables } from '../../../platform/db/tables.generated.ts'
import { listResembling } from '../../../platform/finding/resembling-store.ts'
import type { StoredAddress } from '../fields.ts'
import { type ContactRow, contactRows } from '../store.ts'
import type { Company } from './schema.ts'

const columns = [
  'id',
  'name',
  'domain',
  'phone',
  'address',
  'custom',
  'owner_id',
  'tags',
  'created_at',
  'updated_at',
] as const

interface TypedColumns {
  custom: Company['custom']
  address: StoredAddress | null
}

export type CompanyRow = Omit<
  Pick<Selectable<CompaniesTable>, (typeof columns)[number]>,
  keyof TypedColumns
> &
  TypedColumns

export type CompanyColumns = Omit<CompanyRow, 'id' | 'created_at' | 'updated_at'>

const companies = ownedTable<'companies', CompanyRow>('companies', {
  columns,
  json: ['custom', 'address'],
  locksReferences: true,
})

export const { update: updateCompany, find: findCompany, lock: lockCompany } = companies

export const insertCompany = (writing: Writing, organizationId: string, row: CompanyRow): void =>
  companies.insert(writing, { organization_id: organizationId, ...row })

export const deleteCompany = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<CompanyRow | undefined> =>
  companies
    .deleting(db, organizationId, id)
    .returning(columns)
    .$castTo<CompanyRow>()
    .executeTakeFirst()

/** Lists the contacts of a company, newest first; one more than the limit if there is another page. */
export const listContactsOf = (
  db: Db,
  organizationId: string,
  companyId: string,
  page: PageOf,
): Promise<ContactRow[]> =>
  newestFirst(contactRows.select(db, organizationId, { company_id: companyId }), page)

/** Locks the next contacts of a company, ordered by id. */
export const lockContactsOf = (
  tx: Tx,
  organizationId: string,
  companyId: string,
  { after, limit }: PageOf,
): Promise<ContactRow[]> =>
  contactRows
    .select(tx, organizationId, { company_id: companyId })
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()

/** Number of companies scanned in order before the index is used. */
const maxWalked = 2_000

/**
 * Lists companies, newest first, one row more than the limit if there is another page. A text is looked for near the
 * beginning of the list first, then by the index, as in the list of contacts.
 */
export async function listCompanies(
  db: Db,
  organizationId: string,
  { q, domain }: { q: string | undefined; domain: string | undefined },
  page: PageOf,
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
        // A step of its own: a planner that knows the order would walk along it.
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

/** Lists companies with the words of a text in any order, longer words with at most one typo. */
export async function listSimilarCompanies(
  db: Db,
  organizationId: string,
  q: string,
  limit: number,
): Promise<CompanyRow[]> {
  const searched = { table: 'companies', organizationId, search: sql.ref('search') } as const
  const ids = await listResembling(db, searched, q, limit)
  if (ids.length === 0) return []
  return companies.select(db, organizationId).where('id', 'in', ids).orderBy('id', 'desc').execute()
}

const firstOf = (
  query: SelectQueryBuilder<Tables, 'companies', object>,
  { limit }: PageOf,
): Promise<CompanyRow[]> =>
  query
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<CompanyRow>()
    .execute()

/** Returns the condition for a search text. A text too short for the index is compared with the beginnings of words. */
function fitting(q: string) {
  const text = q.toLowerCase()
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(text)) return sql<boolean>`search like ${containing(text)}`
  return sql<boolean>`(search like ${beginning(text)} or search like ${beginning(` ${text}`, '%')})`
}
