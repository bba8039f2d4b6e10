import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import { refuseOtherMethods } from '../../platform/http/other-methods.ts'
import type { Auth } from './auth.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { Throttle } from './throttle.ts'

export const authPath = '/session/auth'

/** Of all that better-auth can do, what the dashboard asks of it. */
const endpoints = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['POST', '/change-password'],
  ['POST', '/send-verification-email'],
  ['GET', '/verify-email'],
  ['POST', '/two-factor/enable'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/verify-totp'],
  ['POST', '/two-factor/verify-backup-code'],
  ['POST', '/two-factor/generate-backup-codes'],
] as const

/** Paths on which passwords, codes or addresses could be guessed. */
const guessable = /^\/(?:sign-|request-|reset-|change-|send-|two-factor\/)/

export function mountAuth(
  app: FastifyInstance,
  auth: () => Promise<Auth>,
  throttle: Throttle,
): void {
  for (const [method, path] of endpoints) {
    app.route({
      method,
      url: `${authPath}${path}`,
      handler: async (request, reply) => {
        if (method === 'POST') requireSameOrigin(request)
        const subjects = guessable.test(path) ? subjectsOf(request) : []
        throttle.require(subjects)
        const response = await (await auth()).handler(webRequest(request))
        if (response.status >= 400) {
          if (response.status !== 429) throttle.count(subjects)
          throw await refusalOf(response)
        }
        return sendResponse(reply, response)
      },
    })
  }
  refuseOtherMethods(
    app,
    endpoints.map(([method, path]) => ({ method, path: `${authPath}${path}` })),
  )
}

/** Both the one who asks and the one who is asked about. */
function subjectsOf(request: FastifyRequest): string[] {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return [
    `address ${request.ip}`,
    ...(typeof email === 'string' ? [`email ${email.toLowerCase().slice(0, 320)}`] : []),
  ]
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  }
  const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null
  if (body !== null) headers.set('content-type', 'application/json')
  const url = `${request.protocol}://${request.host}${request.url}`
  return new Request(url, { method: request.method, headers, body })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  void reply.header('cache-control', 'no-store')
  // Where it would redirect to, the page that asked knows better.
  const status = response.status >= 300 ? 200 : response.status
  const text = await response.text()
  return reply.code(status).type('application/json; charset=utf-8').send(withoutSession(text))
}

/** The token of a session is half of its cookie, and no page needs it. */
function withoutSession(text: string): string {
  try {
    const {
      token: _token,
      session: _session,
      ...rest
    } = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(rest)
  } catch {
    return '{}'
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text()
  let said: { code?: string; message?: string } = {}
  try {
    said = JSON.parse(text) ?? {}
  } catch {
    // Nothing that could be told.
  }
  return refusals[said.code ?? '']?.() ?? refusalOfStatus(response.status, said.message)
}

const refusals: Record<string, () => ApiError> = {
  INVALID_EMAIL_OR_PASSWORD: () => new ApiError('invalid_credentials'),
  INVALID_PASSWORD: () => new ApiError('invalid_credentials', 'The password is wrong.'),
  EMAIL_NOT_VERIFIED: () => new ApiError('email_not_verified'),
  EMAIL_PASSWORD_SIGN_UP_DISABLED: () => new ApiError('sign_up_closed'),
  INVALID_CODE: () => new ApiError('invalid_credentials', 'The code is wrong or too old.'),
  INVALID_TWO_FACTOR_COOKIE: () => new ApiError('invalid_credentials', 'Sign in again.'),
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
