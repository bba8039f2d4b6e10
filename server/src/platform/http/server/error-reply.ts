import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../db/refusals.ts'
import { ApiError, errorCatalogue } from '../../errors.ts'
import { refuse } from '../../operations/validation.ts'
import { addLink, helpAddressOf, helpLinkOf } from './links.ts'

/** Converts anything thrown, even undefined, to a response. No other code does this. */
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

/** Adds to a 402 where to buy more. */
function sayingWhere(refusal: ApiError, billingUrl: string | null): ApiError {
  if (refusal.status !== 402) return refusal
  const where = billingUrl ? `Get more at ${billingUrl}` : 'Ask the operator for more.'
  return new ApiError(refusal.code, `${refusal.message} ${where}`, refusal)
}

/** Media type of RFC 9457. */
export const problemType = 'application/problem+json'

/** Returns the error with the members of RFC 9457, and `code` and `field` as extensions. */
const problemBody = (refusal: ApiError, requestId: string): string =>
  JSON.stringify({
    type: helpAddressOf(refusal.code),
    title: errorCatalogue[refusal.code][1],
    status: refusal.status,
    detail: refusal.message,
    instance: requestId,
    code: refusal.code,
    ...(refusal.field && { field: refusal.field }),
  })

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

const jsonTypes = ['application/json', 'application/*', '*/*']

/** Returns true if the client accepts this type explicitly, with at least the quality of plain JSON. */
export function prefersProblem(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(problemType)) return false
  const qualities = readQualities(accept)
  const quality = qualities.get(problemType) ?? 0
  const other = jsonTypes.map((type) => qualities.get(type)).find((value) => value !== undefined)
  return quality > 0 && quality >= (other ?? 0)
}

/** Returns the quality of each type in `Accept`, 1 if not stated (RFC 9110 section 12.4.2). */
function readQualities(accept: string): Map<string, number> {
  const entries = accept.split(',').map((part): [string, number] => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
  })
  return new Map(entries)
}

export const errorBody = ({ code, message, field }: ApiError): string =>
  JSON.stringify({ error: { code, message, ...(field ? { field } : {}) } })

function translate(error: FastifyError | undefined, { raw }: FastifyRequest): ApiError | null {
  // Nobody reads the answer; it is no failure of ours, and no stranger shall fill the log with failures.
  if (raw.aborted) return new ApiError('malformed_request', 'The request was cut off.')
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
