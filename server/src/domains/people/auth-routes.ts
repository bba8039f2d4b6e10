import type { FastifyRequest } from 'fastify'
import { type TObject, Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../platform/operations/operation.ts'
import type { Auth } from './auth.ts'
import {
  BackupCodes,
  PasswordChange,
  PasswordConfirmation,
  PasswordReset,
  PasswordResetRequest,
  SecondFactor,
  SignedInReply,
  SignIn,
  SignUp,
  TwoFactorCode,
  VerificationRequest,
} from './auth-schema.ts'
import { boundGuesses, boundMailRequests } from './bounds.ts'
import type { KnownDevices } from './known-devices.ts'

export const authPath = '/session/auth'

interface AuthOperation {
  /** `public` for what a person does before there is a session. */
  audience: 'public' | 'session'
  method?: 'GET' | 'POST'
  path: string
  operationId: string
  summary: string
  description: string
  body?: TObject
  query?: TObject
  reply?: TObject
  /** `none` where nothing can be guessed. */
  bound?: 'guesses' | 'mails' | 'none'
}

/** Of all that better-auth can do, what the dashboard asks of it. */
const operations: readonly AuthOperation[] = [
  {
    audience: 'public',
    path: '/sign-up/email',
    operationId: 'signUp',
    summary: 'Create an account',
    description: 'Creates an account and sends a link that confirms the address.',
    body: SignUp,
    bound: 'mails',
  },
  {
    audience: 'public',
    path: '/sign-in/email',
    operationId: 'signIn',
    summary: 'Sign in',
    description:
      'Starts a session, or answers `twoFactorRedirect` when the account has a second factor.',
    body: SignIn,
    reply: SignedInReply,
  },
  {
    audience: 'public',
    path: '/sign-out',
    operationId: 'signOut',
    summary: 'Sign out',
    description: 'Ends the session of the cookie.',
  },
  {
    audience: 'public',
    path: '/request-password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Request a password reset',
    description: 'Sends a link that sets another password, when the address has an account.',
    body: PasswordResetRequest,
    bound: 'mails',
  },
  {
    audience: 'public',
    path: '/reset-password',
    operationId: 'resetPassword',
    summary: 'Reset a password',
    description: 'Sets the password with the token of the link, and ends all sessions.',
    body: PasswordReset,
  },
  {
    audience: 'session',
    path: '/change-password',
    operationId: 'changePassword',
    summary: 'Change your password',
    description: 'Sets another password, and can end your other sessions.',
    body: PasswordChange,
  },
  {
    audience: 'public',
    path: '/send-verification-email',
    operationId: 'sendVerificationEmail',
    summary: 'Send the confirmation link again',
    description: 'Sends another link that confirms the address.',
    body: VerificationRequest,
    bound: 'mails',
  },
  {
    audience: 'public',
    method: 'GET',
    path: '/verify-email',
    operationId: 'verifyEmail',
    summary: 'Confirm an address',
    description: 'Confirms the address with the token of the link, and signs in.',
    query: Type.Object({ token: Type.String({ maxLength: 2000 }) }),
    bound: 'none',
  },
  {
    audience: 'session',
    path: '/two-factor/enable',
    operationId: 'enableTwoFactor',
    summary: 'Set up two-factor authentication',
    description: 'Returns the address for an authenticator app, and backup codes.',
    body: PasswordConfirmation,
    reply: SecondFactor,
  },
  {
    audience: 'session',
    path: '/two-factor/disable',
    operationId: 'disableTwoFactor',
    summary: 'Turn off two-factor authentication',
    description: 'Turns the second factor off. From now on the password alone signs in.',
    body: PasswordConfirmation,
  },
  {
    audience: 'public',
    path: '/two-factor/verify-totp',
    operationId: 'verifyTotp',
    summary: 'Verify a code',
    description: 'Ends signing in, or setting up, with a code of the authenticator app.',
    body: TwoFactorCode,
  },
  {
    audience: 'public',
    path: '/two-factor/verify-backup-code',
    operationId: 'verifyBackupCode',
    summary: 'Verify a backup code',
    description: 'Ends signing in with a backup code, which works once.',
    body: TwoFactorCode,
  },
  {
    audience: 'session',
    path: '/two-factor/generate-backup-codes',
    operationId: 'generateBackupCodes',
    summary: 'Create backup codes',
    description: 'Returns new backup codes; the old ones end.',
    body: PasswordConfirmation,
    reply: BackupCodes,
  },
]

/** Signing in and out, accounts and second factors, each answered by better-auth. */
export const authOperations = (
  auth: () => Promise<Auth>,
  devices: KnownDevices,
): readonly Operation[] =>
  operations.map(
    ({ audience, method = 'POST', path, body, query, reply = Empty, bound = 'guesses', ...text }) =>
      operation(
        {
          audience,
          effect: method === 'GET' ? 'read' : 'write',
          method,
          path: `${authPath}${path}`,
          tag: 'Sign-in',
          ...text,
          ...(body && { body }),
          ...(query && { query }),
          ...(bound !== 'none' && {
            throttle: path === '/sign-in/email' ? devices.boundSignIn : boundsOf[bound],
          }),
          status: 200,
          reply: rawReply('application/json', reply),
          errors: ['invalid_credentials', ...(bound === 'none' ? [] : ['rate_limited' as const])],
        },
        async ({ request }) => {
          const addressee = await devices.findAddressee(request)
          const response = await (await auth()).handler(webRequest(request))
          if (response.status >= 400) throw await toApiError(response)
          return replyOf(response, devices, addressee)
        },
      ),
  )

const boundsOf = { guesses: boundGuesses, mails: boundMailRequests }

const Empty = Type.Object({})

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

/** Only cookies and the body pass: where it would redirect to, the page that asked knows better. */
async function replyOf(
  response: Response,
  devices: KnownDevices,
  addressee: string | null,
): Promise<Response> {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const { body, email = addressee } = withoutSession(await response.text())
  if (email) headers.append('set-cookie', await devices.cookieFor(email))
  return new Response(JSON.stringify(body), { status: 200, headers })
}

/** The token of a session is half of its cookie, and no page needs it. `email`: of who has signed in. */
function withoutSession(text: string): { body: object; email?: string } {
  try {
    const { token, session: _session, ...body } = JSON.parse(text) as Record<string, unknown>
    const { email } = (body['user'] ?? {}) as { email?: string }
    return token && email ? { body, email } : { body }
  } catch {
    return { body: {} }
  }
}

async function toApiError(response: Response): Promise<ApiError> {
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
