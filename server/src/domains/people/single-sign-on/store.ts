import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { PersonRow } from '../store.ts'

/** An account at a provider: its issuer, and the subject there. */
export interface LinkedAccount {
  issuer: string
  subject: string
}

/** The person whom a subject of this issuer signs in. */
export async function findLinkedPerson(
  db: Db,
  { issuer, subject }: LinkedAccount,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'accounts.person_id')
    .selectAll('people')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst()
}

/** False if the subject signs somebody in already, or the person has another subject of this issuer. */
export async function insertLink(
  db: Tx,
  personId: string,
  { issuer, subject }: LinkedAccount,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id: newId(),
      person_id: personId,
      provider_id: issuer,
      account_id: subject,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Inserts a person whose address the provider has verified. Undefined if somebody has the address. */
export async function insertVerifiedPerson(
  db: Tx,
  { name, email }: Pick<PersonRow, 'name' | 'email'>,
  now: Date,
): Promise<PersonRow | undefined> {
  return db
    .insertInto('people')
    .values({ id: newId(), name, email, email_verified: true, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Whether an organization, any of them, has invited this address and the invitation is open. */
export async function isInvited(db: Db, email: string, now: Date): Promise<boolean> {
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return invitation !== undefined
}

/** When the person was linked to a subject of this issuer; undefined if they are not. */
export async function findLinkTime(
  db: Db,
  personId: string,
  issuer: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('person_id', '=', personId)
    .where('provider_id', '=', issuer)
    .executeTakeFirst()
  return row?.created_at
}

/** Whether the person has a password or a passkey, too. */
export async function hasOwnSignIn(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${ownSignIn(personId)} as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Removes the link to this issuer. False if there is none, or nothing else would sign the person in. */
export async function deleteLink(db: Db, personId: string, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('person_id', '=', personId)
    .where('provider_id', '=', issuer)
    .where(ownSignIn(personId))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const ownSignIn = (personId: string) => sql<boolean>`(
  exists (select from accounts where person_id = ${personId} and provider_id = 'credential' and password is not null)
  or exists (select from passkeys where person_id = ${personId}))`
