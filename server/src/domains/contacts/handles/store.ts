import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { listed, statement } from '../../../platform/db/statement.ts'
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

const byHandle = `
  select ${listed(columns)} from contacts where organization_id = $1 and id = (
    select contact_id from contact_handles where organization_id = $1 and kind = $2 and value = $3)`
const findByHandle = statement<ContactRow>(byHandle)

export const findHolder = async (
  db: Db,
  organizationId: string,
  { kind, value }: Handle,
): Promise<ContactRow | undefined> => (await findByHandle(db, organizationId, kind, value))[0]

/** The contact with this address, however it is written. */
export const findContactByEmail = (
  db: Db,
  organizationId: string,
  email: string,
): Promise<ContactRow | undefined> =>
  findHolder(db, organizationId, { kind: 'email', value: emailKey(email) })
