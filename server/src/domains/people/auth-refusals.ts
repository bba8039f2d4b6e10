import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import { maxPasskeys } from './passkeys/store.ts'

/** A refusal of better-auth in our words. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text()
  let body: { code?: string; message?: string } = {}
  try {
    body = JSON.parse(text) ?? {}
  } catch {
    // A body that is not JSON says nothing.
  }
  if (response.status === 429) return tooMany(response, body.message)
  return refusals[body.code ?? '']?.() ?? refusalOfStatus(response.status, body.message)
}

/** No room for another password, in words of ours; or a second factor that better-auth has locked. */
function tooMany({ headers }: Response, message: string | undefined): ApiError {
  const retryAfter = headers.get('retry-after')
  return new ApiError(
    'rate_limited',
    retryAfter ? message : 'Too many wrong codes. Try again in 15 minutes.',
    { headers: { 'Retry-After': retryAfter ?? '900' } },
  )
}

const refusals: Record<string, () => ApiError> = {
  INVALID_EMAIL_OR_PASSWORD: () => new ApiError('invalid_credentials'),
  INVALID_PASSWORD: () => new ApiError('invalid_credentials', 'The password is wrong.'),
  EMAIL_NOT_VERIFIED: () => new ApiError('email_not_verified'),
  EMAIL_PASSWORD_SIGN_UP_DISABLED: () => new ApiError('sign_up_closed'),
  INVALID_CODE: () => new ApiError('invalid_credentials', 'The code is wrong or too old.'),
  INVALID_BACKUP_CODE: () =>
    new ApiError('invalid_credentials', 'The backup code is wrong, or was used before.'),
  INVALID_TWO_FACTOR_COOKIE: () => new ApiError('invalid_credentials', 'Sign in again.'),
  PASSKEY_REFUSED: () =>
    new ApiError(
      'invalid_credentials',
      'The passkey was not accepted. It may have been removed, or the attempt took longer than five minutes. Try again, or use your password.',
    ),
  TOO_MANY_PASSKEYS: () =>
    new ApiError('validation_error', `You have ${maxPasskeys} passkeys. Remove one first.`),
  INVALID_TOKEN: () =>
    new ApiError('validation_error', 'The link is used up or too old. Ask for another one.', {
      field: 'token',
    }),
  PASSWORD_TOO_SHORT: () => password('must have at least 10 characters.'),
  PASSWORD_TOO_LONG: () => password('must have at most 128 characters.'),
}

const password = (problem: string): ApiError =>
  new ApiError('validation_error', `The password ${problem}`, { field: 'password' })

function refusalOfStatus(status: number, message: string | undefined): ApiError {
  if (status === 401) return new ApiError('not_signed_in')
  if (status === 403) return new ApiError('foreign_origin')
  if (status >= 500) return new ApiError('internal_error')
  return new ApiError('validation_error', message)
}

/** Returns the request for better-auth: the original one, with its method and with fields that are not the caller's. */
export function webRequest(
  request: FastifyRequest,
  method: 'GET' | 'POST',
  fixed: object | undefined,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  }
  const url = new URL(`${request.protocol}://${request.host}${request.url}`)
  const fields = { ...(request.body as Record<string, string> | undefined), ...fixed }
  if (method === 'GET') {
    url.search = new URLSearchParams(fields).toString()
    return new Request(url, { headers })
  }
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(fields) })
}

/** Only cookies and the body pass: where it would redirect to, the page that asked knows better. */
export function replyOf(response: Response, body: object, cookie: string | null): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  for (const one of response.headers.getSetCookie()) headers.append('set-cookie', one)
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status: 200, headers })
}

/** The token of a session is half of its cookie, and no page needs it. `email`: of who has signed in. */
export function withoutSession(text: string): { body: object; email?: string } {
  try {
    const { token, session: _session, ...body } = JSON.parse(text) as Record<string, unknown>
    const { email } = (body['user'] ?? {}) as { email?: string }
    return token && email ? { body, email } : { body }
  } catch {
    return { body: {} }
  }
}
