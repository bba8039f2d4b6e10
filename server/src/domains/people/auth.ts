import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { MailTemplate } from '../../platform/mail/mailer.ts'
import { queueMail, sendAccountMail } from '../../platform/mail/queued-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { boundAccountMails } from './bounds.ts'
import { accountExists, confirmAddress, resetPassword } from './mail-templates.ts'
import { passkeys } from './passkeys/ceremonies.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { protectAdapter } from './sign-in/adapter.ts'
import { createSecondFactorSeal } from './sign-in/second-factors.ts'
import { deleteVerifications } from './sign-in/store.ts'
import { sessionStart } from './single-sign-on/session-start.ts'

const passwordLength = { min: 10, max: 128 } as const

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
const dayS = 86_400

/** Sign-in for people: better-auth on Capstan's tables and column names. */
export type Auth = Awaited<ReturnType<typeof createAuth>>

interface AuthSettings {
  secret: string
  /** The prefix of its endpoints. */
  path: string
  /** Where people reach the dashboard, for the links in mails and the cookie's `Secure`. */
  origin: string
}

export async function createAuth(platform: Platform, settings: AuthSettings) {
  const { database, keyring } = platform
  const options = optionsOf(platform, settings)
  const adapter = await getAdapter({ ...options, database: { db: database.db, type: 'postgres' } })
  const protection = protectAdapter(adapter, createSecondFactorSeal(keyring))
  return betterAuth({ ...options, database: () => protection })
}

function optionsOf(platform: Platform, { secret, path, origin }: AuthSettings) {
  const { clock, config, database, log } = platform
  const send = sendWith(platform)
  const isClosed = config.signUp === 'closed'
  return {
    appName: 'Capstan',
    baseURL: origin,
    basePath: path,
    secret,
    // People sign in on a page of this very server.
    trustedOrigins: (request) => [originOf(request, origin)],
    user: {
      modelName: 'people',
      fields: { emailVerified: 'email_verified', ...times },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
      expiresIn: 14 * dayS,
      updateAge: dayS,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'person_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...times },
      // Reading the table does not give the token that was mailed.
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: isClosed,
      // Without it, an answer would tell whether an address has an account.
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => passRefusal(hashPassword(password)),
        verify: ({ hash, password }) => passRefusal(verifyPassword(hash, password)),
      },
      onPasswordReset: ({ user: { id } }) => deleteVerifications(database.db, id),
      sendResetPassword: ({ user: { email }, token }) =>
        send(resetPassword, email, { origin, token }),
      onExistingUserSignUp: ({ user: { email } }) => send(accountExists, email, { origin }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user: { email }, token }) =>
        send(confirmAddress, email, { origin, token }),
    },
    plugins: [
      passkeys({ db: database.db, clock, originOf: (request) => originOf(request, origin) }),
      sessionStart(),
      twoFactor({
        issuer: 'Capstan',
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'person_id',
              secret: 'sealed_secret',
              backupCodes: 'sealed_backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    // `bounds.ts` limits attempts, over all nodes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'capstan',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => newId() },
    },
    logger: {
      // A wrong password is an error to better-auth, and anybody can send one.
      log: (level, message, ...details) =>
        log[details.some(isFailure) ? level : 'debug']({ auth: details.map(String) }, message),
    },
  } satisfies BetterAuthOptions
}

/** Whether it is a fault of this server rather than a refusal. */
const isFailure = (detail: unknown): boolean =>
  detail instanceof Error && detail.name !== 'APIError'

/**
 * better-auth calls back outside of a unit of work, so a mail is queued in a transaction of its own. One
 * beyond the bounds is dropped: a refusal would tell who has an account.
 */
const sendWith =
  (platform: Platform) =>
  async <Data>(template: MailTemplate<Data>, to: string, data: Data): Promise<void> => {
    const { config, database, jobs, log, throttle } = platform
    if (!(await throttle.admit(boundAccountMails(to, config)))) {
      log.info({ template: template.name }, 'a mail was not sent: too many in an hour')
      return
    }
    await database.db
      .transaction()
      .execute((tx) => jobs.send(tx, sendAccountMail, queueMail(platform, template, to, data)))
  }

/** better-auth answers 500 to errors that are not its own. */
const passRefusal = <T>(hashing: Promise<T>): Promise<T> =>
  hashing.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    throw new APIError('TOO_MANY_REQUESTS', { message: error.message }, error.headers)
  })

const originOf = (request: Request | undefined, fallback: string): string => {
  const host = request?.headers.get('host')
  return host ? `${new URL(fallback).protocol}//${host}` : fallback
}
