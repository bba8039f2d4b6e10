import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type ContactRow, columns } from '../store.ts'
import { emailKey, type Handle, type HandleKind } from './forms.ts'

/** Above every text that begins with what stands before it. */
const last = '\u{10ffff}'

/** How many contacts a text that looks like an address or a number finds at most. */
const maxHolders = 1_000

/** The id of the contact with this handle, or null: at most one has it. */
export const holderOf = (
  organizationId: string,
  kind: HandleKind,
  value: string,
): RawBuilder<string | null> => sql`(
  select contact_id from contact_handles
  where organization_id = ${organizationId} and kind = ${kind} and value = ${value})`

/** The ids of the contacts with a handle that begins so. */
export const holdersOf = (
  organizationId: string,
  { kind, value }: Handle,
): RawBuilder<string> => sql`
  select contact_id from contact_handles
  where organization_id = ${organizationId} and kind = ${kind}
    and value >= ${value} and value < ${value + last}
  order by value limit ${sql.lit(maxHolders)}`

/** The contact with this handle, locked; undefined where nobody has it. */
export const lockHolder = async (
  db: Db,
  organizationId: string,
  { kind, value }: Handle,
): Promise<ContactRow | undefined> =>
  selectHolder(db, organizationId, kind, value).forUpdate().executeTakeFirst()

export const findHolder = async (
  db: Db,
  organizationId: string,
  { kind, value }: Handle,
): Promise<ContactRow | undefined> =>
  selectHolder(db, organizationId, kind, value).executeTakeFirst()

/** The contact with this address, however it is written. */
export const findContactByEmail = (
  db: Db,
  organizationId: string,
  email: string,
): Promise<ContactRow | undefined> =>
  findHolder(db, organizationId, { kind: 'email', value: emailKey(email) })

const selectHolder = (db: Db, organizationId: string, kind: HandleKind, value: string) =>
  db
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', holderOf(organizationId, kind, value))
    .$castTo<ContactRow>()
