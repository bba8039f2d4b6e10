import type { RequestOptions, Send } from '../../request.ts'

/** Whether people can make an account without an invitation. */
export interface SignUpPolicy {
  signUp: 'open' | 'closed'
}
/** A new account. */
export interface NewAccount {
  name: string
  email: string
  password: string
}
/** An email address and its password. */
export interface Credentials {
  email: string
  password: string
}
/** Whether the sign-in is complete or needs a code of the second factor. */
export interface SignInResult {
  twoFactorRedirect?: boolean
}
/** The current password and the next one. */
export interface PasswordChange {
  currentPassword: string
  newPassword: string
  revokeOtherSessions?: boolean
}
/** A password for the account that the link of a mail belongs to. */
export interface PasswordReset {
  token: string
  newPassword: string
}
/** Codes that sign in once each when the authenticator app is lost. */
export interface BackupCodes {
  backupCodes: string[]
}
/** What an authenticator app needs, and codes for when the app is lost. */
export interface TwoFactorKey extends BackupCodes {
  totpURI: string
}
/** What the link of an invitation says. */
export interface InvitationLink {
  organization: string
  email: string
  hasAccount: boolean
}
/** The token of an invitation; without an account also a name and a password for it. */
export interface Acceptance {
  token: string
  name?: string
  password?: string
}

/** Methods of `session.auth`: signing up, in and out, passwords and the second factor. */
export class Auth {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Whether people can make an account without an invitation. */
  signUpPolicy(options?: RequestOptions): Promise<SignUpPolicy> {
    return this.#send({ method: 'GET', path: '/session/door', options })
  }

  /** Makes an account; the link of a mail confirms its address. */
  signUp(account: NewAccount, options?: RequestOptions): Promise<void> {
    return this.#post('sign-up/email', account, options)
  }

  /** Signs in; with a second factor, `verifyTotp` or `verifyBackupCode` completes it. */
  signIn(credentials: Credentials, options?: RequestOptions): Promise<SignInResult> {
    return this.#post('sign-in/email', credentials, options)
  }

  /** Ends the session of this browser. */
  signOut(options?: RequestOptions): Promise<void> {
    return this.#post('sign-out', {}, options)
  }

  /** Mails a link to choose another password, where the address has an account. */
  requestPasswordReset(email: string, options?: RequestOptions): Promise<void> {
    return this.#post('request-password-reset', { email }, options)
  }

  /** Sets the password with the token of that link. */
  resetPassword(reset: PasswordReset, options?: RequestOptions): Promise<void> {
    return this.#post('reset-password', reset, options)
  }

  /** Changes the password of the signed-in person. */
  changePassword(change: PasswordChange, options?: RequestOptions): Promise<void> {
    return this.#post('change-password', change, options)
  }

  /** Confirms an address with the token of a mail, and signs in. */
  verifyEmail(token: string, options?: RequestOptions): Promise<void> {
    const request = { method: 'GET', path: '/session/auth/verify-email' } as const
    return this.#send({ ...request, query: { token }, options })
  }

  /** Begins to set up a second factor; `verifyTotp` turns it on. */
  enableTwoFactor(password: string, options?: RequestOptions): Promise<TwoFactorKey> {
    return this.#post('two-factor/enable', { password }, options)
  }

  /** Turns the second factor off. */
  disableTwoFactor(password: string, options?: RequestOptions): Promise<void> {
    return this.#post('two-factor/disable', { password }, options)
  }

  /** Proves the second factor with the six digits of the app. */
  verifyTotp(code: string, options?: RequestOptions): Promise<void> {
    return this.#post('two-factor/verify-totp', { code }, options)
  }

  /** Proves the second factor with a backup code, which is then used up. */
  verifyBackupCode(code: string, options?: RequestOptions): Promise<void> {
    return this.#post('two-factor/verify-backup-code', { code }, options)
  }

  /** Makes new backup codes; the old ones end. */
  generateBackupCodes(password: string, options?: RequestOptions): Promise<BackupCodes> {
    return this.#post('two-factor/generate-backup-codes', { password }, options)
  }

  #post<Body>(name: string, body: object, options?: RequestOptions): Promise<Body> {
    return this.#send({ method: 'POST', path: `/session/auth/${name}`, body, options })
  }
}
