import { Type } from 'typebox'
import { notFound, requireFound } from '../../platform/errors.ts'
import { newId, OrganizationId } from '../../platform/ids.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { PathId } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  createOwnOrganization,
  findOrganization,
  renameOrganization,
} from '../organizations/index.ts'
import { requireAdmin } from './members.ts'
import {
  Organization,
  OrganizationDetails,
  OrganizationName,
  type Role,
  Self,
  SelfChanges,
  Session,
  SessionId,
} from './schema.ts'
import {
  deleteSession,
  findPerson,
  insertMember,
  listMemberships,
  listSessions,
  updatePersonName,
} from './store.ts'

const tag = 'Dashboard'

/** The signed-in person's own account and organizations. */
export const personOperations = ({
  config,
  mailer,
}: Pick<Platform, 'config' | 'mailer'>): readonly Operation[] => [
  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/me',
      operationId: 'getSelf',
      tag,
      needsOrganization: false,
      summary: 'Show who is signed in',
      description: 'The person, and the organizations that they belong to.',
      reply: Self,
    },
    async ({ db, principal, organizationId }) => {
      const { id } = principal.person
      const person = requireFound(await findPerson(db, id))
      const organizations = await listMemberships(db, id)
      return {
        id,
        name: person.name,
        email: person.email,
        twoFactor: person.two_factor_enabled,
        organizations: organizations.map((one) => ({
          id: OrganizationId.show(one.organizationId),
          name: one.organizationName,
          plan: one.plan,
          role: one.role as Role,
        })),
        organizationId: organizations.length > 0 ? OrganizationId.show(organizationId) : null,
        mail: mailer.way === 'smtp' ? ('smtp' as const) : ('outbox' as const),
      }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'PATCH',
      path: '/session/me',
      operationId: 'updateSelf',
      tag,
      needsOrganization: false,
      summary: 'Change your name',
      description: 'Sets the name that others see.',
      body: SelfChanges,
      reply: null,
    },
    async ({ db, principal, now }, { body: { name } }) =>
      updatePersonName(db, principal.person.id, name, now),
  ),

  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/sessions',
      operationId: 'listSessions',
      tag,
      needsOrganization: false,
      summary: 'List your sessions',
      description: 'Where you are signed in, the newest first; at most a hundred.',
      reply: Type.Object({ data: Type.Array(Session) }, { title: 'Sessions' }),
    },
    async ({ db, principal, now }) => {
      const { id, sessionId } = principal.person
      const rows = await listSessions(db, id, now)
      const data = rows.map((row) => ({
        id: SessionId.show(row.id),
        current: row.id === sessionId,
        address: row.ip_address || null,
        userAgent: row.user_agent,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
      }))
      return { data }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'DELETE',
      path: '/session/sessions/{sessionId}',
      operationId: 'endSession',
      tag,
      needsOrganization: false,
      summary: 'End a session',
      description:
        'Signs that browser out: nothing that starts after this answer succeeds with it.',
      params: Type.Object({ sessionId: PathId(SessionId, 'Identifier of the session.') }),
      reply: null,
    },
    async ({ db, principal }, { params: { sessionId } }) => {
      if (!(await deleteSession(db, principal.person.id, sessionId))) throw notFound()
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'POST',
      path: '/session/organizations',
      operationId: 'createOwnOrganization',
      tag,
      needsOrganization: false,
      summary: 'Create an organization',
      description:
        'Creates an organization that you own. The monthly credits of the plan come with your first one; further ones get them when the operator sets their plan.',
      body: OrganizationName,
      status: 201,
      location: '/session/me',
      reply: Organization,
      errors: ['plan_limit_reached'],
    },
    async (work, { body: { name } }) => {
      const organizationId = newId()
      const maker = { personId: work.principal.person.id, max: config.maxOwnedOrganizations }
      const { id, plan } = await createOwnOrganization({ ...work, organizationId }, maker, name)
      await insertMember(work.db, {
        organization_id: organizationId,
        id: newId(),
        person_id: maker.personId,
        role: 'owner',
        created_at: work.now,
      })
      return { id, name, plan, role: 'owner' as const }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/organization',
      singleton: true,
      resource: 'organization',
      operationId: 'getOwnOrganization',
      tag,
      summary: 'Get the organization',
      description: 'Shows the organization that requests are about.',
      reply: OrganizationDetails,
    },
    async ({ db, organizationId }) => {
      const row = requireFound(await findOrganization(db, organizationId))
      return { id: OrganizationId.show(row.id), name: row.name, plan: row.plan }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'PATCH',
      path: '/session/organization',
      singleton: true,
      operationId: 'renameOrganization',
      tag,
      summary: 'Rename the organization',
      description: 'Sets the name of the organization; for owners and admins.',
      body: OrganizationName,
      reply: null,
    },
    async (work, { body: { name } }) => {
      requireAdmin(work.principal)
      await renameOrganization(work, name)
    },
  ),
]
