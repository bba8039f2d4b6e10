import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { plainCharacters } from '../../../platform/plain-characters.ts'
import { findPersonByEmail, type PersonRow } from '../store.ts'
import type { SignOnIdentity, SignOnProfile } from './provider.ts'
import { SignOnRefusal } from './refusal.ts'
import {
  findLinkedPerson,
  findLinkTime,
  insertLink,
  insertVerifiedPerson,
  isInvited,
  type LinkedAccount,
} from './store.ts'

interface Finding {
  database: Pick<Database, 'db'>
  clock: Clock
  config: Pick<Config, 'signUp'>
}

/**
 * Returns the person whom the provider has signed in. The subject decides: an address that changes there changes nothing
 * here. At the first time, a verified address links the account that has it, or a new one.
 *
 * @throws SignOnRefusal
 */
export async function personOf(
  { database, clock, config }: Finding,
  identity: SignOnIdentity,
): Promise<PersonRow> {
  const { db } = database
  const known = await findLinkedPerson(db, identity)
  if (known) return known
  const profile = readProfile(await identity.readProfile())
  const now = clock.now()
  // Before the transaction: it reads the invitations of every organization.
  const mayCreate = config.signUp === 'open' || (await isInvited(db, profile.email, now))
  const link = () =>
    db.transaction().execute((tx) => linkOrCreate(tx, identity, profile, { now, mayCreate }))
  // Of two first sign-ins at once, the second finds what the first has stored.
  const person = (await link()) ?? (await link())
  if (person) return person
  throw new SignOnRefusal('unavailable', 'the account changed during the sign-in')
}

interface VerifiedProfile {
  email: string
  name: string
}

/**
 * ASCII only: what a look-alike letter becomes in lower case could be the address of somebody else (the Kelvin sign
 * becomes a `k`).
 */
const address = /^[\x21-\x3f\x41-\x7e]{1,64}@[A-Za-z0-9.-]{1,255}$/

function readProfile({ email, isEmailVerified, name }: SignOnProfile): VerifiedProfile {
  if (typeof email !== 'string' || !address.test(email)) {
    throw new SignOnRefusal('email_missing', 'the provider states no email, or not one in ASCII')
  }
  if (!isEmailVerified) {
    throw new SignOnRefusal('email_not_verified', 'email_verified is not true')
  }
  return { email: email.toLowerCase(), name: nameIn(name) || email.slice(0, email.indexOf('@')) }
}

const nameIn = (name: unknown): string =>
  typeof name === 'string'
    ? [...plainCharacters(name).replace(/\s+/g, ' ').trim()].slice(0, 100).join('')
    : ''

/** Returns undefined if somebody else has stored the same at the same time. */
async function linkOrCreate(
  db: Tx,
  account: LinkedAccount,
  profile: VerifiedProfile,
  { now, mayCreate }: { now: Date; mayCreate: boolean },
): Promise<PersonRow | undefined> {
  const known = await findLinkedPerson(db, account)
  if (known) return known
  const person = await findPersonByEmail(db, profile.email)
  if (person) {
    await requireLinkable(db, person, account)
    return (await insertLink(db, person.id, account, now)) ? person : undefined
  }
  if (!mayCreate) {
    throw new SignOnRefusal('sign_up_closed', 'sign-up is closed and the address is not invited')
  }
  const added = await insertVerifiedPerson(db, profile, now)
  if (!added) return undefined
  if (await insertLink(db, added.id, account, now)) return added
  throw new SignOnRefusal('unavailable', 'the subject was linked during the sign-in')
}

/** An account whose address nobody has confirmed can be a trap: somebody else may know its password. */
async function requireLinkable(
  db: Tx,
  person: PersonRow,
  { issuer }: LinkedAccount,
): Promise<void> {
  if (!person.email_verified) {
    const reason = 'the account with this address has not confirmed it'
    throw new SignOnRefusal('address_not_confirmed', reason, person)
  }
  // An address that a provider gives to the next person must not open the account of the one before.
  if (await findLinkTime(db, person.id, issuer)) {
    const reason = 'the account with this address is linked to another subject'
    throw new SignOnRefusal('linked_to_another', reason, person)
  }
}
