import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import type { Principal } from '../../platform/http/principal.ts'
import type { Scope } from '../../platform/http/scopes.ts'
import { readId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Auth } from './auth.ts'
import { requireSameOrigin } from './same-origin.ts'
import { listMemberships, type Membership } from './store.ts'

/** What the roles may do; the rest of the dashboard asks for `*`. */
const scopesOf: Record<string, readonly (Scope | '*')[]> = {
  owner: ['*'],
  admin: ['*'],
  member: [
    'contacts:read',
    'contacts:write',
    'knowledge:read',
    'knowledge:write',
    'proposals:read',
    'proposals:write',
    'webhooks:read',
    'integrations:read',
  ],
}

/** The organization that a request of the dashboard is about; the oldest membership when absent. */
export const organizationHeader = 'x-organization'

const nil = '00000000-0000-0000-0000-000000000000'

/** Who is signed in, and as what in which organization. Nothing is remembered: a revoked session ends at once. */
export function sessionAdmission({ database }: Platform, auth: () => Promise<Auth>) {
  return async (request: FastifyRequest): Promise<Principal> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request)
    const { cookie } = request.headers
    const headers = new Headers(cookie === undefined ? {} : { cookie })
    const found = cookie === undefined ? null : await (await auth()).api.getSession({ headers })
    if (!found) throw new ApiError('not_signed_in')
    const { user, session } = found
    const memberships = await listMemberships(database.db, user.id)
    const membership = chosen(memberships, request.headers[organizationHeader])
    return {
      kind: 'member',
      tokenId: user.id,
      tokenName: user.name,
      organizationId: membership?.organizationId ?? nil,
      plan: membership?.plan ?? '',
      scopes: scopesOf[membership?.role ?? ''] ?? [],
      expiresAt: session.expiresAt,
      rate: null,
      person: {
        id: user.id,
        email: user.email,
        sessionId: session.id,
        memberId: membership?.memberId ?? null,
        role: membership?.role ?? null,
      },
    }
  }
}

/** @throws ApiError `not_found` for an organization that the person does not belong to. */
function chosen(
  memberships: readonly Membership[],
  asked: string | string[] | undefined,
): Membership | undefined {
  if (typeof asked !== 'string') return memberships[0]
  const id = readId('organization', asked)
  const membership = memberships.find(({ organizationId }) => organizationId === id)
  if (!membership) throw new ApiError('not_found', 'You do not belong to that organization.')
  return membership
}
