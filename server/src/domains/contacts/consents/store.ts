import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ContactConsentsTable } from '../../../platform/db/tables.generated.ts'
import type { TimePlace } from '../timeline/schema.ts'
import type { ContactConsent } from './schema.ts'

const columns = [
  'at',
  'id',
  'channel',
  'purpose',
  'status',
  'basis',
  'source',
  'wording',
  'proof',
  'actor_kind',
  'actor_id',
] as const

/** Columns that the database types only as text and JSON, with the types that the API checks guarantee. */
type TypedColumns = Pick<ContactConsent, 'channel' | 'status' | 'basis' | 'proof'> & {
  actor_kind: ContactConsent['actor']['kind']
}

export type ConsentRow = Omit<
  Pick<Selectable<ContactConsentsTable>, (typeof columns)[number]>,
  keyof TypedColumns
> &
  TypedColumns

const consents = ownedTable<'contact_consents', ConsentRow>('contact_consents', {
  columns,
  json: ['proof'],
})

export const insertConsent = (
  writing: Writing,
  organizationId: string,
  contactId: string,
  row: ConsentRow,
): void =>
  consents.insert(writing, { organization_id: organizationId, contact_id: contactId, ...row })

/** Lists consents, newest first, one row more than the limit if there is another page. */
export const listConsents = (
  db: Db,
  organizationId: string,
  contactId: string,
  { after, limit }: { after: TimePlace | null; limit: number },
): Promise<ConsentRow[]> =>
  consents
    .select(db, organizationId, { contact_id: contactId })
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
