import accepts from 'accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { isRaw, type Operation } from '../../operations/operation.ts'
import {
  type Authenticate,
  nilId,
  type Principal,
  rateHeaders,
  requireScope,
} from '../../operations/principal.ts'
import { requireSameOrigin } from '../../operations/same-origin.ts'

/** Admits a principal who has room for one more request, the scope of the operation, and our media type. */
export function requirePrincipal(operation: Operation, authenticate: Authenticate) {
  const mediaType = isRaw(operation.reply) ? operation.reply.mediaType : 'application/json'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const principal = await authenticate(request)
    request.principal = principal
    const { rate } = principal
    void reply.headers(rateHeaders(rate))
    if (rate && !rate.admitted) {
      const seconds = rate.retryAfterSeconds
      throw new ApiError(
        'rate_limited',
        `The limit of ${rate.limit} requests a minute is reached. Retry in ${seconds} s.`,
        { headers: { 'Retry-After': String(seconds) } },
      )
    }
    requireOrganization(principal, operation)
    requireScope(principal, operation.scope)
    const { accept } = request.headers
    if (accept !== undefined && !accepts(request.raw).type(mediaType)) {
      throw new ApiError('not_acceptable')
    }
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
