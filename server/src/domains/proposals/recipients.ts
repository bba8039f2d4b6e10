import type { OrganizationDb } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { ContactId, findContact } from '../contacts/index.ts'
import { findMember, MemberId } from '../people/index.ts'
import { RecipientId } from './ids.ts'
import { refusal } from './pricing/refusal.ts'
import type { NewRecipient } from './recipient-schema.ts'
import type { RecipientRow } from './recipient-store.ts'

/** Completes the recipients of a draft, in order. Missing names and addresses come from contacts and members. */
export async function completeRecipients(
  reading: OrganizationDb,
  proposalId: string,
  recipients: readonly NewRecipient[],
): Promise<RecipientRow[]> {
  const rows: RecipientRow[] = []
  for (const [position, recipient] of recipients.entries()) {
    const field = `recipients.${position}`
    const row = await complete(reading, recipient, field)
    if (rows.some(({ id }) => id === row.id)) {
      throw refusal(`${field}.id`, 'is the id of another recipient.')
    }
    requireSingle(rows, row, field)
    rows.push({ ...row, proposal_id: proposalId, position })
  }
  return rows
}

async function complete(
  reading: OrganizationDb,
  recipient: NewRecipient,
  field: string,
): Promise<Omit<RecipientRow, 'proposal_id' | 'position'>> {
  const { role = 'signer', order = 1 } = recipient
  const known =
    role === 'countersigner'
      ? await findMemberOf(reading, recipient, field)
      : await findContactOf(reading, recipient, field)
  const name = recipient.name ?? known.name ?? recipient.email ?? known.email
  const email = recipient.email ?? known.email
  if (!name) throw refusal(`${field}.name`, 'is required, because the contact has none.')
  if (!email) throw refusal(`${field}.email`, 'is required, because the contact has none.')
  return {
    id: (recipient.id && RecipientId.read(recipient.id)) ?? newId(),
    ...{ name, email, role, signing_order: order },
    ...{ contact_id: known.contactId, member_id: known.memberId },
    ...{ status: 'waiting', delivery: 'none', transitions: {} },
  }
}

interface Known {
  name: string | null
  email: string | null
  contactId: string | null
  memberId: string | null
}

async function findMemberOf(
  { db, organizationId }: OrganizationDb,
  { memberId }: NewRecipient,
  field: string,
): Promise<Known> {
  if (!memberId) throw refusal(`${field}.memberId`, 'is required for a countersigner.')
  const member = await findMember(db, organizationId, MemberId.read(memberId) ?? '')
  if (!member) throw refusal(`${field}.memberId`, 'is not a member of this organization.')
  return { name: member.name, email: member.email, contactId: null, memberId: member.id }
}

async function findContactOf(
  { db, organizationId }: OrganizationDb,
  { contactId, memberId, name, email }: NewRecipient,
  field: string,
): Promise<Known> {
  if (memberId) throw refusal(`${field}.memberId`, 'is only allowed with the role countersigner.')
  if (!contactId) {
    if (email === undefined)
      throw refusal(`${field}.email`, 'is required unless you send contactId.')
    return { name: name ?? email, email, contactId: null, memberId: null }
  }
  const contact = await findContact(db, organizationId, ContactId.read(contactId) ?? '')
  if (!contact) throw refusal(`${field}.contactId`, 'is not a contact of this organization.')
  const { id, email: address } = contact
  return { name: oneLine(contact.name), email: address, contactId: id, memberId: null }
}

/** Cleans a name for mails and headings, because a contact's name may have any characters. */
const oneLine = (name: string | null): string | null =>
  name?.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() ?? null

/** Refuses duplicates: an address belongs to one signer or viewer, and a member countersigns once. */
function requireSingle(
  rows: readonly RecipientRow[],
  { role, email }: Pick<RecipientRow, 'role' | 'email'>,
  field: string,
): void {
  const rivals = rows.filter(
    (other) => (other.role === 'countersigner') === (role === 'countersigner'),
  )
  if (role === 'countersigner') {
    if (rivals.length > 0) throw refusal(`${field}.role`, 'is already the countersigner.')
  } else if (rivals.some((other) => other.email.toLowerCase() === email.toLowerCase())) {
    throw refusal(`${field}.email`, 'is the address of another recipient.')
  }
}

/** Returns the contact as the only signer, if it has an address. */
export const signerOf = (
  contact: { id: string; email: string | null } | undefined,
): NewRecipient[] => (contact?.email ? [{ contactId: ContactId.show(contact.id) }] : [])
