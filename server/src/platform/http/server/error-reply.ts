import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../db/refusals.ts'
import { ApiError } from '../../errors.ts'
import { refuse } from '../../operations/validation.ts'
import { addLink, helpLinkOf } from './links.ts'
import { prefersProblem, problemBody, problemType } from './problem.ts'

/** The one place where a thrown thing, even nothing at all, becomes an answer. */
export function replyWithError(
  error: FastifyError | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  billingUrl: string | null = null,
): void {
  const refusal =
    error instanceof ApiError ? error : (translate(error, request) ?? toApiError(error))
  if (!refusal || refusal.status === 500) request.log.error({ err: error }, 'request failed')
  request.refusal = sayingWhere(refusal ?? new ApiError('internal_error'), billingUrl)
  sendError(reply, request.refusal)
}

/** A 402 ends by saying where to get more. */
function sayingWhere(refusal: ApiError, billingUrl: string | null): ApiError {
  if (refusal.status !== 402) return refusal
  const where = billingUrl ? `Get more at ${billingUrl}` : 'Ask the operator for more.'
  return new ApiError(refusal.code, `${refusal.message} ${where}`, refusal)
}

export function sendError(reply: FastifyReply, refusal: ApiError): void {
  const { id, headers } = reply.request
  const isProblem = prefersProblem(headers.accept)
  addLink(reply, helpLinkOf(refusal.code))
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', isProblem ? problemType : 'application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(isProblem ? problemBody(refusal, id) : errorBody(refusal))
}

export const errorBody = ({ code, message, field }: ApiError): string =>
  JSON.stringify({ error: { code, message, ...(field ? { field } : {}) } })

function translate(error: FastifyError | undefined, { raw }: FastifyRequest): ApiError | null {
  // Nobody reads the answer; it is no failure of ours, and no stranger shall fill the log with failures.
  if (raw.aborted) return new ApiError('malformed_request', 'The request broke off.')
  if (error?.validation) {
    return refuse(error.validation[0] as never, error.validationContext)
  }
  switch (error?.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_request')
    default:
      return null
  }
}
