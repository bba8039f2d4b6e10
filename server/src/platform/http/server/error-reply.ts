import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../db/refusals.ts'
import { ApiError } from '../../errors.ts'
import { refuse } from '../../operations/validation.ts'

/** The one place where a thrown thing, even nothing at all, becomes an answer. */
export function replyWithError(
  error: FastifyError | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  billingUrl: string | null = null,
): void {
  const refusal = error instanceof ApiError ? error : (translate(error) ?? toApiError(error))
  if (!refusal) request.log.error({ err: error }, 'request failed')
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
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(errorBody(refusal))
}

export const errorBody = ({ code, message, field }: ApiError): string =>
  JSON.stringify({ error: { code, message, ...(field ? { field } : {}) } })

function translate(error: FastifyError | undefined): ApiError | null {
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
