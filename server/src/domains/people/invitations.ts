import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Work } from '../../platform/work.ts'
import { findOrganization } from '../organizations/index.ts'
import { invitation as invitationMail } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { type Invitation, type Joining, type NewInvitation, presentInvitation } from './schema.ts'
import {
  deleteInvitation,
  findInvitation,
  findPersonByEmail,
  type InvitationRow,
  insertInvitation,
  insertMember,
  insertPerson,
  listMemberships,
} from './store.ts'

const validForMs = 7 * 86_400_000

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Sends somebody a link into the organization; a later one takes the place of an earlier. */
export async function invite(
  work: Work,
  { mailer, origin, inviter }: { mailer: Mailer; origin: string; inviter: string },
  { email, role }: NewInvitation,
): Promise<Invitation> {
  const { db, organizationId, now } = work
  const known = await findPersonByEmail(db, email)
  const isMember =
    known &&
    (await listMemberships(db, known.id)).some((one) => one.organizationId === organizationId)
  if (isMember) {
    throw new ApiError('duplicate_resource', 'Somebody with this address is a member already.', {
      field: 'email',
    })
  }
  const token = randomBytes(24).toString('base64url')
  const row: InvitationRow = {
    organization_id: organizationId,
    id: newId(),
    email,
    role,
    hash: hashOf(token),
    invited_by: inviter,
    created_at: now,
    expires_at: new Date(now.getTime() + validForMs),
  }
  await insertInvitation(db, row)
  const organization = (await findOrganization(db, organizationId))?.name ?? ''
  // After the commit: a mail cannot be called back.
  work.afterCommit(() => {
    void mailer
      .send(invitationMail({ email, organization, inviter }, origin, token))
      .catch(() => {})
  })
  return presentInvitation(row)
}

const ended = (): ApiError =>
  new ApiError(
    'not_found',
    'The invitation was used, withdrawn, or is too old. Ask for another one.',
  )

/** Makes the one who holds the link a member; with an account of its own if the address has none. */
export async function join(
  work: Work,
  { token, name, password }: Joining,
  signedIn: { email: string } | null,
): Promise<{ email: string }> {
  const { db, now } = work
  const found = await findInvitation(db, hashOf(token), now)
  if (!found || !(await deleteInvitation(db, found.organization_id, found.id))) throw ended()
  const { email } = found
  const known = await findPersonByEmail(db, email)
  if (known) {
    // The link came to the address, but the account has a password, perhaps a second factor.
    if (signedIn?.email.toLowerCase() !== email.toLowerCase()) {
      throw new ApiError('not_signed_in', `Sign in as ${email}, then open the link again.`)
    }
  } else if (name === undefined || password === undefined) {
    const field = name === undefined ? 'name' : 'password'
    throw new ApiError('validation_error', `A new account takes a ${field}.`, { field })
  }
  const personId = known?.id ?? newId()
  if (!known) {
    const times = { created_at: now, updated_at: now }
    await insertPerson(
      db,
      {
        id: personId,
        name: name ?? '',
        email: email.toLowerCase(),
        email_verified: true,
        ...times,
      },
      { id: newId(), password: await hashPassword(password ?? '') },
    )
  }
  await insertMember(db, {
    organization_id: found.organization_id,
    id: newId(),
    person_id: personId,
    role: found.role,
    created_at: now,
  })
  return { email }
}
