import { Type } from 'typebox'
import { notFound } from '../../platform/errors.ts'
import { type Operation, read, write } from '../../platform/http/operation.ts'
import type { Principal } from '../../platform/http/principal.ts'
import { PathId } from '../../platform/http/schemas.ts'
import { newId, showId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { createOrganization, renameOrganization } from '../organizations/index.ts'
import { requireAdmin } from './members.ts'
import { Organization, OrganizationName, type Role, Self, SelfChanges, Session } from './schema.ts'
import {
  deleteSession,
  findPerson,
  insertMember,
  listMemberships,
  listSessions,
  updatePersonName,
} from './store.ts'

const tag = 'Dashboard'

export type Person = NonNullable<Principal['person']>

/** Of a principal that came in through the door for people. */
function personOf({ person }: Principal): Person {
  if (!person) throw new Error('an operation of the dashboard ran without a person')
  return person
}

/** What somebody sees and sets of themselves, and which organizations they work in. */
export const personOperations = ({ mailer }: Pick<Platform, 'mailer'>): readonly Operation[] => [
  read(
    {
      method: 'GET',
      path: '/session/me',
      operationId: 'getSelf',
      tag,
      summary: 'Show who is signed in',
      description: 'The person, and the organizations that they belong to.',
      scope: null,
      status: 200,
      reply: Self,
    },
    async ({ db, principal, organizationId }) => {
      const { id } = personOf(principal)
      const person = await findPerson(db, id)
      if (!person) throw notFound()
      const organizations = await listMemberships(db, id)
      return {
        id,
        name: person.name,
        email: person.email,
        twoFactor: person.two_factor_enabled,
        organizations: organizations.map((one) => ({
          id: showId('organization', one.organizationId),
          name: one.organizationName,
          plan: one.plan,
          role: one.role as Role,
        })),
        organizationId: organizations.length > 0 ? showId('organization', organizationId) : null,
        mail: mailer.way === 'smtp' ? 'smtp' : mailer.way.outbox,
      }
    },
  ),

  write(
    {
      method: 'PATCH',
      path: '/session/me',
      operationId: 'updateSelf',
      tag,
      summary: 'Change your name',
      description: 'Sets the name that others see.',
      scope: null,
      body: SelfChanges,
      status: 204,
      reply: null,
    },
    async ({ db, principal, now }, { body: { name } }) =>
      updatePersonName(db, personOf(principal).id, name, now),
  ),

  read(
    {
      method: 'GET',
      path: '/session/sessions',
      operationId: 'listSessions',
      tag,
      summary: 'List your sessions',
      description: 'Where you are signed in, the newest first; at most a hundred.',
      scope: null,
      status: 200,
      reply: Type.Object({ data: Type.Array(Session) }, { title: 'Sessions' }),
    },
    async ({ db, principal, now }) => {
      const { id, sessionId } = personOf(principal)
      const rows = await listSessions(db, id, now)
      const data = rows.map((row) => ({
        id: showId('session', row.id),
        current: row.id === sessionId,
        address: row.ip_address || null,
        userAgent: row.user_agent,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      }))
      return { data }
    },
  ),

  write(
    {
      method: 'DELETE',
      path: '/session/sessions/{sessionId}',
      operationId: 'endSession',
      tag,
      summary: 'End a session',
      description:
        'Signs that browser out: nothing that starts after this answer succeeds with it.',
      scope: null,
      params: Type.Object({ sessionId: PathId('session', 'Identifier of the session.') }),
      status: 204,
      reply: null,
    },
    async ({ db, principal }, { params: { sessionId } }) => {
      if (!(await deleteSession(db, personOf(principal).id, sessionId))) throw notFound()
    },
  ),

  write(
    {
      method: 'POST',
      path: '/session/organizations',
      operationId: 'createOwnOrganization',
      tag,
      summary: 'Create an organization',
      description: 'Creates an organization that you own.',
      scope: null,
      body: OrganizationName,
      status: 201,
      reply: Organization,
    },
    async (work, { body: { name } }) => {
      const organizationId = newId()
      const { id, plan } = await createOrganization({ ...work, organizationId }, { name })
      await insertMember(work.db, {
        organization_id: organizationId,
        id: newId(),
        person_id: personOf(work.principal).id,
        role: 'owner',
        created_at: work.now,
      })
      return { id, name, plan, role: 'owner' as const }
    },
  ),

  write(
    {
      method: 'PATCH',
      path: '/session/organization',
      operationId: 'renameOrganization',
      tag,
      summary: 'Rename the organization',
      description: 'Sets the name of the organization; for owners and admins.',
      scope: null,
      body: OrganizationName,
      status: 204,
      reply: null,
    },
    async (work, { body: { name } }) => {
      requireAdmin(work.principal)
      await renameOrganization(work, name)
    },
  ),
]
