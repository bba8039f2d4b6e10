import type { FastifyRequest } from 'fastify'
import { type Static, type TObject, Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../platform/operations/operation.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { Auth } from './auth.ts'
import { replyOf, toApiError, webRequest, withoutSession } from './auth-refusals.ts'
import {
  BackupCodes,
  EmailVerification,
  NewPasskey,
  PasskeyRegistrationOptions,
  PasskeySignIn,
  PasskeySignInOptions,
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
import { boundCode, boundGuesses, boundMailRequests } from './bounds.ts'
import type { KnownDevices } from './known-devices.ts'
import { deleteVerifications } from './sign-in/store.ts'
import type { SignInLog } from './sign-in-log.ts'
import type { PersonRow } from './store.ts'

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
  bound?: 'guesses' | 'mails'
  /** Method in better-auth, if it differs from ours. */
  theirs?: 'GET'
  /** Fields of the body that are not the caller's to choose. */
  fixed?: object
}

/** The operations of better-auth that the dashboard uses. */
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
    bound: 'mails',
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
  {
    audience: 'session',
    path: '/passkey/registration-options',
    operationId: 'startPasskeyRegistration',
    summary: 'Start to add a passkey',
    description: 'Returns the options with which the browser creates a passkey.',
    body: PasswordConfirmation,
    reply: PasskeyRegistrationOptions,
  },
  {
    audience: 'session',
    path: '/passkey/register',
    operationId: 'addPasskey',
    summary: 'Add a passkey',
    description:
      'Keeps the public key that the browser has created. From now on this device signs you in without a password or a code.',
    body: NewPasskey,
  },
  {
    audience: 'public',
    path: '/passkey/sign-in-options',
    operationId: 'startPasskeySignIn',
    summary: 'Start to sign in with a passkey',
    description: 'Returns the options with which the browser asks the device for a passkey.',
    reply: PasskeySignInOptions,
  },
  {
    audience: 'public',
    path: '/passkey/sign-in',
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    description: 'Starts a session. No second factor is asked for: the device has verified you.',
    body: PasskeySignIn,
  },
]

/** Signing in and out, accounts and second factors, each answered by better-auth. */
export const authOperations = (
  auth: () => Promise<Auth>,
  { devices, throttle }: { devices: KnownDevices; throttle: Throttle },
  signInLog: SignInLog,
): readonly Operation[] =>
  operations.map(
    ({ audience, path, body, reply = Empty, bound = 'guesses', theirs, fixed, ...text }) =>
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
          throttle: path === '/sign-in/email' ? devices.boundSignIn : boundsOf[bound],
          status: 200,
          reply: rawReply('application/json', reply),
          errors: ['invalid_credentials', 'rate_limited'],
        },
        async (attempt) => {
          const opened = await auth()
          const addressee = await devices.findAddressee(attempt.request)
          const person = await signInLog.findPerson(opened, path, attempt)
          if (person && path === '/two-factor/verify-totp') {
            await requireUnused(throttle, person, attempt.request)
          }
          const response = await opened.handler(
            webRequest(attempt.request, theirs ?? 'POST', fixed),
          )
          if (response.status >= 400) {
            const refusal = await toApiError(response)
            if (person) signInLog.recordRefusal(attempt, person, refusal)
            throw refusal
          }
          const text = await response.text()
          if (person && path === '/change-password') {
            await deleteVerifications(attempt.db, person.id)
          }
          if (person) {
            await signInLog.recordSuccess(attempt, person, !text.includes('twoFactorRedirect'))
          }
          const { body: shown, email = addressee } = withoutSession(text)
          return replyOf(response, shown, email && (await devices.cookieFor(email)))
        },
      ),
  )

async function requireUnused(
  throttle: Throttle,
  { id }: PersonRow,
  { body }: FastifyRequest,
): Promise<void> {
  const { code } = body as Static<typeof TwoFactorCode>
  if (await throttle.admit(boundCode(id, code))) return
  const message = 'The code was used before. Wait for the next one.'
  throw new ApiError('invalid_credentials', message)
}

const boundsOf = { guesses: boundGuesses, mails: boundMailRequests }

const Empty = Type.Object({})
