import type { AuditEntry } from '@capstan/sdk'

/** Titles of sign-in operations: done and refused. */
const ofSignIn: Readonly<Record<string, readonly [done: string, refused: string]>> = {
  signIn: ['Sign in', 'Sign-in refused: wrong password'],
  signOut: ['Sign out', 'Sign-out refused'],
  verifyTotp: ['Sign-in code accepted', 'Sign-in code refused'],
  verifyBackupCode: ['Backup code used', 'Backup code refused'],
  enableTwoFactor: ['Set up two-factor sign-in', 'Two-factor set-up refused: wrong password'],
  disableTwoFactor: [
    'Turn off two-factor sign-in',
    'Turning off two-factor sign-in refused: wrong password',
  ],
  generateBackupCodes: ['Make new backup codes', 'New backup codes refused: wrong password'],
  signInWithPasskey: ['Sign in with a passkey', 'Sign-in refused: passkey not accepted'],
  startPasskeyRegistration: ['Start to add a passkey', 'Passkey refused: wrong password'],
  finishSingleSignOn: ['Sign in by single sign-on', 'Single sign-on refused'],
  addPasskey: ['Add a passkey', 'Passkey not accepted'],
  changePassword: ['Change password', 'Password change refused: wrong password'],
  resetPassword: ['Reset password by mail', 'Password reset refused'],
  joinOrganization: ['Join the organization', 'Joining refused'],
}

/** Returns the action in words: `updateContact` is “Update contact”. */
export function titleOf({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  const [done, refused] = ofSignIn[action] ?? []
  const isRefusal = isRecord(after) && isRecord(after.error)
  return (isRefusal ? refused : done) ?? wordsOf(action)
}

/** The name of an operation in words: `updateContact` is “Update contact”. */
function wordsOf(action: string): string {
  const words = action.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the name of the changed object, if it had one. */
export function nameOf({ before, after }: AuditEntry): string | null {
  for (const value of [after, before]) {
    if (!isRecord(value)) continue
    const name = value.name ?? value.email ?? value.url
    if (typeof name === 'string') return name
  }
  return null
}

export interface Difference {
  field: string
  /** Undefined where there was nothing, or is nothing any more. */
  before: unknown
  after: unknown
}

/** The fields that are another afterwards; those of things inside a thing by their dotted paths. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists stand whole: a place in them is no name. */
function fieldsOf(value: unknown, prefix = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map()
  if (!isRecord(value)) return new Map([[prefix || 'value', value]])
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => {
      const path = prefix ? `${prefix}.${name}` : name
      const isNested = isRecord(inner) && Object.keys(inner).length > 0
      return isNested ? [...fieldsOf(inner, path)] : [[path, inner] as [string, unknown]]
    }),
  )
}
