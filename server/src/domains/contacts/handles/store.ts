import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { listed, statement } from '../../../platform/db/statement.ts'
import { type ContactRow, columns } from '../store.ts'
import { emailKey, type Handle, type HandleKind } from './forms.ts'

/** Upper end of a range: it sorts above every text with the same beginning. */
const last = '\u{10ffff}'

/** Most contacts that a text like an address or a number can find. */
const maxHolders = 1_000

/** Returns the id of the contact with this identifier, or null. At most one contact has it. */
export const holderOf = (
  organizationId: string,
  kind: HandleKind,
  value: string,
): RawBuilder<string | null> => sql`(
  select contact_id from contact_handles
  where organization_id = ${organizationId} and kind = ${kind} and value = ${value})`

/** Returns the ids of the contacts with an identifier that begins with the text. */
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

/** Finds the contact with this email address, in any spelling. */
export const findContactByEmail = (
  db: Db,
  organizationId: string,
  email: string,
): Promise<ContactRow | undefined> =>
  findHolder(db, organizationId, { kind: 'email', value: emailKey(email) })
