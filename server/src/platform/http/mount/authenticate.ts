import { createHash, timingSafeEqual } from 'node:crypto'
import accepts from 'accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { ApiError } from '../../errors.ts'
import { FailedAuthLimiter } from '../../operations/failed-auth-limiter.ts'
import { isRaw, type Operation } from '../../operations/operation.ts'
import {
  type Authenticate,
  authenticateByCredential,
  nilId,
  type Principal,
  rateHeaders,
  requireRate,
  requireScope,
} from '../../operations/principal.ts'
import { requireSameOrigin } from '../../operations/same-origin.ts'
import { problemType } from '../server/error-reply.ts'

/** Admits a principal who is within the rate limits, has the scope of the operation and accepts the media type. */
export function requirePrincipal(operation: Operation, authenticate: Authenticate) {
  const mediaType = isRaw(operation.reply) ? operation.reply.mediaType : 'application/json'
  // A client that accepts only our error format is served like any other.
  const acceptable = [mediaType, problemType]
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const principal = await challenging(operation, request, authenticate)
    request.principal = principal
    void reply.headers(rateHeaders(principal.rates))
    requireRate(principal.rates)
    requireOrganization(principal, operation)
    requireScope(principal, operation.scope)
    const { accept } = request.headers
    if (accept !== undefined && !accepts(request.raw).type(acceptable)) {
      throw new ApiError('not_acceptable')
    }
  }
}

/** Adds the header that tells a client without a valid token where to get one. */
async function challenging(
  { challenge }: Operation,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Principal> {
  try {
    return await authenticate(request)
  } catch (error) {
    if (!challenge || !(error instanceof ApiError) || error.status !== 401) throw error
    const headers = { ...error.headers, 'WWW-Authenticate': `Bearer ${challenge()}` }
    throw new ApiError(error.code, error.message, { headers })
  }
}

function requireOrganization(
  { kind, organizationId }: Principal,
  { needsOrganization = true }: Operation,
): void {
  if (needsOrganization && kind === 'member' && organizationId === nilId) {
    throw new ApiError('organization_required')
  }
}

/**
 * Returns true if a request must come from a page of this server. Browsers send cookies with every request, so writes
 * need this check.
 */
export const needsSameOrigin = ({ audience, method, crossOrigin = false }: Operation): boolean =>
  (audience === 'session' || audience === 'public') && method !== 'GET' && !crossOrigin

export const checkOrigin = async (request: FastifyRequest): Promise<void> =>
  requireSameOrigin(request)

/** Authenticates the operator key for `/operator/v1`. It belongs to no organization and has no rate limit. */
export function operatorAuthenticator(operatorKey: string, clock: Clock): Authenticate {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(operatorKey)
  const limiter = new FailedAuthLimiter(clock)
  return authenticateByCredential(async (credential, { address }) => {
    if (!timingSafeEqual(digest(credential), expected)) throw limiter.recordFailure(address)
    return {
      kind: 'operator',
      id: nilId,
      name: 'operator',
      shownId: null,
      organizationId: nilId,
      plan: '',
      scopes: ['*'],
      expiresAt: null,
      rates: [],
    }
  })
}
