import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { newId } from '../../platform/ids.ts'
import { queueMail, sendMail } from '../../platform/mail/send-mail.ts'
import type { MailTemplate } from '../../platform/mail/template.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountExists, confirmAddress, resetPassword } from './mails.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { protectAdapter } from './sign-in/adapter.ts'
import { createSecondFactorSeal } from './sign-in/second-factors.ts'
import { deleteVerifications } from './sign-in/store.ts'

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
  const { config, database, log } = platform
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
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      onPasswordReset: ({ user: { id } }) => deleteVerifications(database.db, id),
      sendResetPassword: ({ user: { email, name }, token }) =>
        send(resetPassword, email, { name, origin, token }),
      onExistingUserSignUp: ({ user: { email, name } }) =>
        send(accountExists, email, { name, origin }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user: { email, name }, token }) =>
        send(confirmAddress, email, { name, origin, token }),
    },
    plugins: [
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
    // `throttle.ts` limits attempts, by network address and by email address.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'capstan',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => newId() },
    },
    logger: {
      log: (level, message, ...details) => log[level]({ auth: details.map(String) }, message),
    },
  } satisfies BetterAuthOptions
}

/** better-auth calls back outside of a unit of work, so a mail is queued in a transaction of its own. */
const sendWith =
  (platform: Platform) =>
  <Data>(template: MailTemplate<Data>, to: string, data: Data): Promise<void> =>
    platform.database.db
      .transaction()
      .execute((tx) => platform.jobs.send(tx, sendMail, queueMail(platform, template, to, data)))

const originOf = (request: Request | undefined, fallback: string): string => {
  const host = request?.headers.get('host')
  return host ? `${new URL(fallback).protocol}//${host}` : fallback
}
