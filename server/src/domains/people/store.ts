import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../platform/db/owned-table.ts'
import type {
  AccountsTable,
  InvitationsTable,
  MembersTable,
  PeopleTable,
  SessionsTable,
} from '../../platform/db/tables.generated.ts'
import { deleteHomes, findHome, insertHome } from '../../platform/db/token-homes.ts'
import type { PlanRates } from '../../platform/rates/gcra.ts'

export type PersonRow = Selectable<PeopleTable>
export type InvitationRow = Selectable<InvitationsTable>
export type MemberRow = Selectable<MembersTable> &
  Pick<PersonRow, 'name' | 'email' | 'two_factor_enabled'>

export async function findSealedValue(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('installation_secrets')
    .select('sealed_value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && Buffer.from(row.sealed_value)
}

/** Inserts a sealed value. If several nodes start at the same time, the first one's value stays. */
export async function insertSealedValue(db: Db, name: string, sealed: Buffer): Promise<void> {
  await db
    .insertInto('installation_secrets')
    .values({ name, sealed_value: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

/** A person who signs in with a password, whose address is known to be theirs. */
export async function insertPerson(
  db: Tx,
  person: Insertable<PeopleTable>,
  account: Pick<Insertable<AccountsTable>, 'id' | 'password'>,
): Promise<void> {
  await db.insertInto('people').values(person).execute()
  await db
    .insertInto('accounts')
    .values({
      ...account,
      person_id: person.id,
      account_id: person.id,
      provider_id: 'credential',
      created_at: person.created_at,
      updated_at: person.updated_at,
    })
    .execute()
}

export async function insertMember(db: Db, member: Insertable<MembersTable>): Promise<void> {
  await db.insertInto('members').values(member).execute()
}

const memberships = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.person_id')
    .selectAll('members')
    .select(['people.name', 'people.email', 'people.two_factor_enabled'])

export async function listMembers(
  db: Db,
  organizationId: string,
  page: { after: string | null; limit: number },
): Promise<MemberRow[]> {
  return memberships(db)
    .where('members.organization_id', '=', organizationId)
    .$if(page.after !== null, (query) => query.where('members.id', '>', page.after))
    .orderBy('members.id')
    .limit(page.limit + 1)
    .execute()
}

export async function findMember(
  db: Db,
  organizationId: string,
  id: string,
): Promise<MemberRow | undefined> {
  return memberships(db)
    .where('members.organization_id', '=', organizationId)
    .where('members.id', '=', id)
    .executeTakeFirst()
}

export interface Membership extends PlanRates {
  organizationId: string
  organizationName: string
  plan: string
  memberId: string
  role: string
}

/** The organizations that a person belongs to, the oldest membership first. */
export async function listMemberships(db: Db, personId: string): Promise<Membership[]> {
  return db
    .selectFrom('members')
    .innerJoin('organizations', 'organizations.id', 'members.organization_id')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select(['plans.requests_per_minute', 'plans.burst', 'plans.organization_requests_per_minute'])
    .select([
      'members.organization_id as organizationId',
      'organizations.name as organizationName',
      'organizations.plan',
      'members.id as memberId',
      'members.role',
    ])
    .where('members.person_id', '=', personId)
    .orderBy('members.id')
    .execute()
}

/** How many owners an organization has; its rows are held, so that two do not leave at once. */
export async function countOwners(db: Tx, organizationId: string): Promise<number> {
  const owners = await db
    .selectFrom('members')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.length
}

const members = ownedTable<'members', Selectable<MembersTable>>('members')

export const { delete: deleteMember } = members

export const updateMemberRole = (
  db: Db,
  organizationId: string,
  id: string,
  role: string,
): Promise<unknown> => members.changing(db, organizationId, id, { role }).execute()

export async function updatePersonName(db: Db, id: string, name: string, now: Date): Promise<void> {
  await db.updateTable('people').set({ name, updated_at: now }).where('id', '=', id).execute()
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

export type SessionRow = Pick<
  Selectable<SessionsTable>,
  'id' | 'ip_address' | 'user_agent' | 'created_at' | 'expires_at'
>

/** Living sessions of a person, the newest first; their tokens stay where they are. */
export async function listSessions(db: Db, personId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** False when the person has no such session. */
export async function deleteSession(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A second invitation of the same address takes the place of the first. */
export async function insertInvitation(db: Tx, row: InvitationRow): Promise<void> {
  const replaced = await db
    .deleteFrom('invitations')
    .where('organization_id', '=', row.organization_id)
    .where(sql<boolean>`lower(email) = lower(${row.email})`)
    .returning('hash')
    .execute()
  await deleteHomes(
    db,
    replaced.map(({ hash }) => hash),
  )
  await insertHome(db, row.hash, row.organization_id)
  await db.insertInto('invitations').values(row).execute()
}

const invitations = ownedTable<'invitations', InvitationRow>('invitations')

export const listInvitations = (
  db: Db,
  organizationId: string,
  page: PageOf,
): Promise<InvitationRow[]> => newestFirst(invitations.select(db, organizationId), page)

export async function findInvitation(
  db: Db,
  hash: Buffer,
): Promise<(InvitationRow & { organization_name: string }) | undefined> {
  const organizationId = await findHome(db, hash)
  if (organizationId === undefined) return undefined
  return db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .selectAll('invitations')
    .select('organizations.name as organization_name')
    .where('invitations.organization_id', '=', organizationId)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** False when it is not there any more: of two who accept at once, one does. */
export async function deleteInvitation(
  db: Db,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const row = await invitations
    .deleting(db, organizationId, id)
    .returning('hash')
    .executeTakeFirst()
  await deleteHomes(db, row ? [row.hash] : [])
  return row !== undefined
}
