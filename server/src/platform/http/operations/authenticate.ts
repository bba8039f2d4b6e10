import accepts from 'accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { isRaw, type Operation, readsAhead } from '../../operations/operation.ts'
import {
  type Authenticate,
  hasScope,
  nilId,
  type Principal,
  rateHeaders,
  requireRate,
  requireScope,
} from '../../operations/principal.ts'
import { requireSameOrigin } from '../../operations/same-origin.ts'
import { problemType } from '../server/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request that is being admitted: what it reads meanwhile is withheld until then. */
    pending?: { presumed: Principal; admitted: Promise<Principal> }
  }
}

/**
 * Admits a principal who has room for one more request, the scope of the operation, and our media type. Where the
 * operation reads ahead it does not wait for the verdict, which goes before all that the operation finds.
 */
export function requirePrincipal(operation: Operation, authenticate: Authenticate) {
  const mediaType = isRaw(operation.reply) ? operation.reply.mediaType : 'application/json'
  // Who accepts the form of our errors alone is answered as ever.
  const acceptable = [mediaType, problemType]
  const { scope } = operation
  const mayRead = (principal: Principal) => scope === null || hasScope(principal, scope)
  const admit = (request: FastifyRequest, reply: FastifyReply, principal: Principal): Principal => {
    request.principal = principal
    void reply.headers(rateHeaders(principal.rates))
    requireRate(principal.rates)
    requireOrganization(principal, operation)
    requireScope(principal, operation.scope)
    const { accept } = request.headers
    if (accept !== undefined && !accepts(request.raw).type(acceptable)) {
      throw new ApiError('not_acceptable')
    }
    return principal
  }
  if (!readsAhead(operation)) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      void admit(request, reply, await authenticate(request))
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    let presumed: Principal | undefined
    const authenticated = authenticate(request, (principal) => {
      presumed = principal
    })
    const admitted = authenticated.then((principal) => admit(request, reply, principal))
    if (!presumed || !mayRead(presumed)) return void (await admitted)
    // Whoever answers waits for it.
    admitted.catch(() => {})
    request.pending = { presumed, admitted }
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

/** Cookies come along with whatever a browser is told to send: writes come from pages of this server only. */
export const needsSameOrigin = ({ audience, method, crossOrigin = false }: Operation): boolean =>
  (audience === 'session' || audience === 'public') && method !== 'GET' && !crossOrigin

export const checkOrigin = async (request: FastifyRequest): Promise<void> =>
  requireSameOrigin(request)
