import type { RequestOptions, Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

export type SignUpPolicy = SessionSchemas['SignUpPolicy']
export type NewAccount = SessionSchemas['SignUp']
export type Credentials = SessionSchemas['SignIn']
export type SignInResult = SessionSchemas['SignedIn']
export type PasswordChange = SessionSchemas['PasswordChange']
export type PasswordReset = SessionSchemas['PasswordReset']
export type BackupCodes = SessionSchemas['BackupCodes']
export type TwoFactorKey = SessionSchemas['SecondFactor']
export type InvitationLink = SessionSchemas['InvitationFacts']
export type Acceptance = SessionSchemas['Joining']

/** Methods of `session.auth`: signing up, in and out, passwords and the second factor. */
export class Auth {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Whether people can make an account without an invitation. */
  signUpPolicy(options?: RequestOptions): Promise<SignUpPolicy> {
    return this.#send({ method: 'GET', path: '/session/sign-up-policy', options })
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

  /** Mails the link that confirms an address again. */
  sendVerificationEmail(email: string, options?: RequestOptions): Promise<void> {
    return this.#post('send-verification-email', { email }, options)
  }

  /** Confirms an address with the token of a mail, and signs in. */
  verifyEmail(token: string, options?: RequestOptions): Promise<void> {
    return this.#post('verify-email', { token }, options)
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
