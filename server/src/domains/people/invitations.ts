import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { findLink, issueLink, useLink } from '../../platform/links.ts'
import { queueMail, sendAccountMail } from '../../platform/mail/queued-mail.ts'
import type { MemberReader } from '../../platform/operations/operation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { findOrganization } from '../organizations/index.ts'
import { invitation as invitationMail, joinLink } from './mail-templates.ts'
import {
  type Joining,
  type NewInvitation,
  presentInvitation,
  type SentInvitation,
} from './schema.ts'
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

/** Mails a link into the organization; it replaces an earlier invitation of the same address. */
export async function invite(
  work: Work & { principal: MemberReader['principal'] },
  platform: Pick<Platform, 'keyring' | 'clock' | 'mailer'>,
  origin: string,
  { email, role }: NewInvitation,
): Promise<SentInvitation> {
  const { db, organizationId, now, principal } = work
  const person = await findPersonByEmail(db, email)
  const memberships = person ? await listMemberships(db, person.id) : []
  const isMember = memberships.some((one) => one.organizationId === organizationId)
  if (isMember) {
    throw new ApiError('duplicate_resource', 'A person with this address is already a member.', {
      field: 'email',
    })
  }
  const { token, hash, expiresAt } = issueLink(now, invitationMail.validForMs)
  const row: InvitationRow = {
    organization_id: organizationId,
    id: newId(),
    email,
    role,
    hash,
    invited_by: principal.name,
    created_at: now,
    expires_at: expiresAt,
  }
  await insertInvitation(db, row)
  const organization = (await findOrganization(db, organizationId))?.name ?? ''
  const data = { organization, inviter: principal.person.email, origin, token }
  await work.enqueue(sendAccountMail, queueMail(platform, invitationMail, email, data))
  // Where mails are sent the link proves the address, so nobody but its mailbox sees it.
  const link = platform.mailer.way === 'smtp' ? null : joinLink(origin, token)
  return { ...presentInvitation(row), link }
}

/** The invitation behind a link that still works. */
export const findOpenInvitation = (db: Db, token: string, now: Date) =>
  findLink(token, now, (hash) => findInvitation(db, hash))

const invitationEnded = (): ApiError =>
  new ApiError(
    'not_found',
    'The invitation was used, withdrawn, or is too old. Ask for another one.',
  )

/** Makes the holder of the link a member, with a new account if the address has none. */
export async function join(
  work: Work,
  { token, name }: Joining,
  signedIn: { email: string } | null,
  passwordHash: string | null,
): Promise<{ email: string }> {
  const { db, now } = work
  const invitation = await useLink(token, now, {
    find: (hash) => findInvitation(db, hash),
    claim: (row) => deleteInvitation(db, row.organization_id, row.id),
  })
  if (!invitation) throw invitationEnded()
  const { email } = invitation
  const person = await findPersonByEmail(db, email)
  if (person) {
    // The link proves the address alone; the account also has a password and perhaps a second factor.
    if (signedIn?.email.toLowerCase() !== email.toLowerCase()) {
      throw new ApiError('not_signed_in', `Sign in as ${email}, then open the link again.`)
    }
  } else if (name === undefined || passwordHash === null) {
    const field = name === undefined ? 'name' : 'password'
    throw new ApiError('validation_error', `A new account takes a ${field}.`, { field })
  }
  const personId = person?.id ?? newId()
  if (!person) {
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
      { id: newId(), password: passwordHash },
    )
  }
  await insertMember(db, {
    organization_id: invitation.organization_id,
    id: newId(),
    person_id: personId,
    role: invitation.role,
    created_at: now,
  })
  return { email }
}
