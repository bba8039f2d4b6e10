import { type TObject, Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../platform/operations/operation.ts'
import type { Auth } from './auth.ts'
import { replyOf, webRequest } from './auth-exchange.ts'
import {
  BackupCodes,
  EmailVerification,
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
import { deleteVerifications } from './sign-in/store.ts'
import type { SignInLog } from './sign-in-log.ts'

export const authPath = '/session/auth'

interface AuthOperation {
  /** `public` for what a person does before there is a session. */
  audience: 'public' | 'session'
  path: string
  operationId: string
  summary: string
  description: string
  body?: TObject
  reply?: TObject
  /** As better-auth has it, where that differs from ours. */
  theirs?: 'GET'
  /** Fields of the body that are not the caller's to choose. */
  fixed?: object
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
    description:
      'Sets another password, and ends your other sessions and every link that resets it.',
    body: PasswordChange,
    fixed: { revokeOtherSessions: true },
  },
  {
    audience: 'public',
    path: '/send-verification-email',
    operationId: 'sendVerificationEmail',
    summary: 'Send the confirmation link again',
    description: 'Sends another link that confirms the address.',
    body: VerificationRequest,
  },
  {
    audience: 'public',
    path: '/verify-email',
    operationId: 'verifyEmail',
    summary: 'Confirm an address',
    description:
      'Confirms the address with the token of the link, and signs in. The link leads to a page that asks first.',
    body: EmailVerification,
    theirs: 'GET',
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
  signInLog: SignInLog,
): readonly Operation[] =>
  operations.map(({ audience, path, body, reply = Empty, theirs, fixed, ...text }) =>
    operation(
      {
        audience,
        effect: 'write',
        method: 'POST',
        path: `${authPath}${path}`,
        tag: 'Sign-in',
        needsOrganization: false,
        ...text,
        ...(body && { body }),
        throttle: emailOf,
        status: 200,
        reply: rawReply('application/json', reply),
        errors: ['invalid_credentials'],
      },
      async (attempt) => {
        const opened = await auth()
        const person = await signInLog.findPerson(opened, path, attempt)
        const response = await opened.handler(webRequest(attempt.request, theirs ?? 'POST', fixed))
        if (response.status >= 400) {
          const refusal = await toApiError(response)
          if (person) signInLog.recordRefusal(attempt, person, refusal)
          throw refusal
        }
        const text = await response.text()
        if (person && path === '/change-password') await deleteVerifications(attempt.db, person.id)
        if (person)
          await signInLog.recordSuccess(attempt, person, !text.includes('twoFactorRedirect'))
        return replyOf(response, text)
      },
    ),
  )

const Empty = Type.Object({})

/** Who is asked about, beside the address that asks. */
function emailOf(body: unknown): string[] {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? [`email ${email.toLowerCase().slice(0, 320)}`] : []
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text()
  let body: { code?: string; message?: string } = {}
  try {
    body = JSON.parse(text) ?? {}
  } catch {
    // A body that is not JSON says nothing.
  }
  return refusals[body.code ?? '']?.() ?? refusalOfStatus(response.status, body.message)
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
