import type { FastifyRequest } from 'fastify'
import type { Catalogue } from '../../platform/domain.ts'
import { ApiError } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { type Authenticate, nilId } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { limitsOf } from '../../platform/rates/gcra.ts'
import type { Auth } from './auth.ts'
import { MemberId } from './schema.ts'
import { listMemberships, type Membership } from './store.ts'

/** The organization that a request of the dashboard is about; the oldest membership when absent. */
const organizationHeader = 'x-organization'

/**
 * Authenticates a person by the session cookie, and says as what they act in which organization. Nothing is
 * remembered: a revoked session ends at once.
 */
export function sessionAuthenticator(
  { database, rates }: Platform,
  { roles }: Catalogue,
  auth: () => Promise<Auth>,
): Authenticate {
  return async (request) => {
    const { cookie } = request.headers
    const headers = new Headers(cookie === undefined ? {} : { cookie })
    const session = cookie === undefined ? null : await (await auth()).api.getSession({ headers })
    if (!session) throw new ApiError('not_signed_in')
    const { user } = session
    const memberships = await listMemberships(database.db, user.id)
    const membership = chooseMembership(memberships, organizationOf(request))
    const subject = { kind: 'person' as const, id: user.id }
    return {
      kind: 'member',
      id: user.id,
      name: user.name,
      shownId: membership ? MemberId.show(membership.memberId) : null,
      organizationId: membership?.organizationId ?? nilId,
      plan: membership?.plan ?? '',
      scopes: roles.get(membership?.role ?? '') ?? [],
      expiresAt: session.session.expiresAt,
      rates: membership
        ? await rates.admit(
            { ...subject, organizationId: membership.organizationId },
            limitsOf(membership),
          )
        : [],
      person: {
        id: user.id,
        email: user.email,
        sessionId: session.session.id,
        memberId: membership?.memberId ?? null,
        role: membership?.role ?? null,
      },
    }
  }
}

/** A browser that opens a stream cannot set headers, so the organization may stand in the address. */
function organizationOf({ headers, query }: FastifyRequest): string | undefined {
  const named = headers[organizationHeader] ?? (query as { organization?: unknown }).organization
  return typeof named === 'string' ? named : undefined
}

/** @throws ApiError `not_found` for an organization that the person does not belong to. */
function chooseMembership(
  memberships: readonly Membership[],
  named: string | undefined,
): Membership | undefined {
  if (named === undefined) return memberships[0]
  const id = OrganizationId.read(named)
  const membership = memberships.find(({ organizationId }) => organizationId === id)
  if (!membership) throw new ApiError('not_found', 'You do not belong to that organization.')
  return membership
}
